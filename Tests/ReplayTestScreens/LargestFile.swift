import XCTest

/// Runs a closure while no file can grow beyond the given size in bytes, to simulate a full disk.
@MainActor
package func withLargestFile(of size: Int, _ work: @MainActor () async throws -> Void) async throws {
    var limit = rlimit()
    XCTAssertEqual(getrlimit(fileSizes, &limit), 0)
    var before = limit
    let handler = signal(SIGXFSZ, SIG_IGN)
    limit.rlim_cur = rlim_t(size)
    fflush(nil)
    XCTAssertEqual(setrlimit(fileSizes, &limit), 0)
    defer {
        XCTAssertEqual(setrlimit(fileSizes, &before), 0)
        signal(SIGXFSZ, handler)
    }
    try await work()
}

#if canImport(Darwin)
private let fileSizes = RLIMIT_FSIZE
#else
private let fileSizes = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
#endif
