import Foundation

// For each fuzz target, `.ci/fuzz/run` generates a function for libFuzzer to call. The generated function calls one of
// the functions below.

/// Passes an input from libFuzzer to `problem`, which returns a description if it finds a problem. In that case, stops
/// the program, so that libFuzzer reports the input.
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int, with problem: @MainActor ([UInt8]) -> String?) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    // libFuzzer calls this function only on the main thread.
    if let found = MainActor.assumeIsolated({ problem(bytes) }) { fatalError(found) }
    return 0
}

/// Passes an input from libFuzzer to `problem`, which is asynchronous. If `problem` returns a description, stops the
/// program.
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
