#if canImport(Testing)
import TapReplay
import Testing

/// Resets the state that outlives a test before and after a test, and lets only one test with this trait run at a
/// time.
///
/// Write it as `@Suite(.freshState)`, or as `@Test(.freshState)`.
///
/// Swift Testing runs tests at the same time: while one of them awaits something, others continue. Tests that touch
/// screens need the trait, because screens share the device, the keyboard and the windows.
public struct FreshStateTrait: TestTrait, SuiteTrait, TestScoping {
    public let isRecursive = true

    public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? nil : self }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        await Turn.shared.begin()
        await TestState.reset()
        do { try await function() } catch {
            await TestState.reset()
            await Turn.shared.end()
            throw error
        }
        await TestState.reset()
        await Turn.shared.end()
    }
}

extension Trait where Self == FreshStateTrait {
    /// Resets the state that outlives a test, and lets only one test with this trait run at a time.
    public static var freshState: Self { FreshStateTrait() }
}

/// The right to run, which one test has at a time, in the order in which the tests ask for it.
private actor Turn {
    static let shared = Turn()

    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func begin() async {
        if isTaken { return await withCheckedContinuation { waiting.append($0) } }
        isTaken = true
    }

    func end() {
        if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
}
#endif
