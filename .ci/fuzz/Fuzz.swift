import Foundation

// For each target, `.ci/fuzz/run` generates a function that libFuzzer calls. The generated function calls one of the
// functions below.

/// Checks bytes, and stops the program if there is a problem. libFuzzer then reports the bytes.
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int, with problem: @MainActor ([UInt8]) -> String?) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    // libFuzzer uses only the main thread.
    if let found = MainActor.assumeIsolated({ problem(bytes) }) { fatalError(found) }
    return 0
}

/// Checks bytes with an asynchronous function, and stops the program if there is a problem.
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
