@preconcurrency import Foundation

// On Apple's platforms, Foundation provides all of these methods, based on the Objective-C runtime.

extension Timer {
    /// Schedules a timer on the current run loop. The timer calls a method of its target. Mirrors
    /// `Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)`: the target is retained until the timer
    /// ends.
    @MainActor @preconcurrency
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        scheduledTimer(withTimeInterval: ti, repeats: yesOrNo, block: call(aTarget, aSelector, userInfo))
    }

    /// Creates a timer that calls a method of its target. Mirrors
    /// `Timer.init(timeInterval:target:selector:userInfo:repeats:)`: the target is retained until the timer ends.
    @MainActor @preconcurrency
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(timeInterval: ti, repeats: yesOrNo, block: Self.call(aTarget, aSelector, userInfo))
    }

    private static func call(_ target: Any, _ selector: Selector, _ userInfo: Any?) -> @Sendable (Timer) -> Void {
        nonisolated(unsafe) let target = TypeTarget.object(target)
        return { timer in
            nonisolated(unsafe) let timer = timer
            MainActor.assumeIsolated { _ = selector.perform(on: target, with: timer) }
        }
    }
}

extension NSObject {
    /// Calls a method of the object immediately. Mirrors `NSObjectProtocol.perform(_:)`.
    ///
    /// - Returns: The method's result.
    @MainActor @preconcurrency
    @discardableResult
    public func perform(_ aSelector: Selector) -> Any? { aSelector.perform(on: self, with: nil) }

    /// Calls a method of the object immediately, with an argument. Mirrors `NSObjectProtocol.perform(_:with:)`.
    @MainActor @preconcurrency
    @discardableResult
    public func perform(_ aSelector: Selector, with object: Any?) -> Any? { aSelector.perform(on: self, with: object) }

    /// Calls a method of the object later, on the main thread. Mirrors `NSObject.perform(_:with:afterDelay:)`: the
    /// object is retained until then.
    ///
    /// - Parameter delay: The delay in seconds.
    @MainActor @preconcurrency
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        let call = DelayedCall(self, aSelector, anArgument)
        DelayedCall.waiting.append(call)
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
            MainActor.assumeIsolated { call.perform() }
        }
    }

    /// Cancels all delayed calls to an object's methods. Mirrors `NSObject.cancelPreviousPerformRequests(withTarget:)`.
    @MainActor @preconcurrency
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedCall.waiting.removeAll { $0.target === TypeTarget.object(aTarget) }
    }

    /// Of the delayed calls to an object's method, cancels those whose argument equals `anArgument`. Mirrors
    /// `NSObject.cancelPreviousPerformRequests(withTarget:selector:object:)`.
    @MainActor @preconcurrency
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedCall.waiting.removeAll {
            $0.target === TypeTarget.object(aTarget) && $0.selector == aSelector && $0.hasArgument(anArgument)
        }
    }
}

/// A delayed call to a method.
@MainActor
final class DelayedCall {
    fileprivate static var waiting: [DelayedCall] = []

    /// Cancels all delayed calls.
    static func cancelAll() { waiting = [] }

    let target: AnyObject
    let selector: Selector
    private let argument: Any?

    init(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
        (self.target, self.selector, self.argument) = (target, selector, argument)
    }

    func hasArgument(_ other: Any?) -> Bool {
        guard let argument, let other else { return argument == nil && other == nil }
        return (argument as? AnyHashable).map { $0 == other as? AnyHashable }
            ?? ((argument as AnyObject) === (other as AnyObject))
    }

    func perform() {
        guard let place = Self.waiting.firstIndex(where: { $0 === self }) else { return }
        Self.waiting.remove(at: place)
        selector.perform(on: target, with: argument)
    }
}
