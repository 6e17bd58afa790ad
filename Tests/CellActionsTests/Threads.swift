import Foundation

/// Runs work on threads of its own, and returns when all of them have ended.
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

/// Starts work on threads of its own, and does not wait for it.
func startThreads(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
    for number in 0..<count { Thread { work(number) }.start() }
}

/// Lets the main actor do other work until something is so, or it has had ample opportunity.
@MainActor
func letMainActorWork(until isDone: () -> Bool) async {
    var rounds = 0
    while !isDone(), rounds < 5_000_000 {
        await Task.yield()
        rounds += 1
    }
}
