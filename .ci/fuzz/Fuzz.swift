import Foundation

// What libFuzzer calls is a line that `.ci/fuzz/run` writes for each target; it ends here.

/// Stops the program with what is wrong, which libFuzzer reports with the bytes.
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int, with problem: @MainActor ([UInt8]) -> String?) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    // libFuzzer has one thread, and it is the main one.
    if let found = MainActor.assumeIsolated({ problem(bytes) }) { fatalError(found) }
    return 0
}

/// The same for a target that waits.
func fuzz(
    _ start: UnsafePointer<UInt8>?, _ count: Int,
    with problem: @escaping @MainActor ([UInt8]) async -> String?
) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    MainActor.assumeIsolated {
        let run = Run()
        Task { @MainActor in
            if let found = await problem(bytes) { fatalError(found) }
            run.isOver = true
        }
        while !run.isOver { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
    return 0
}

@MainActor
private final class Run {
    var isOver = false
}
