import Foundation

/// Runs work on new threads and returns when all of them have ended.
func runThreads(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    let group = DispatchGroup()
    for number in 0..<count {
        group.enter()
        Thread {
            work(number)
            group.leave()
        }.start()
    }
    group.wait()
}

/// Starts work on new threads and does not wait for it.
func startThreads(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    for number in 0..<count { Thread { work(number) }.start() }
}
