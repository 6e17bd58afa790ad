import Foundation

/// A group of changes to layers. Mirrors `CATransaction` and its members, Core Animation. Completion blocks are called
/// when the changes are committed.
@MainActor @preconcurrency
open class CATransaction: NSObject {
    private struct Settings {
        var completion: (() -> Void)?
        var duration: TimeInterval = 0.25
        var disablesActions = false
    }

    /// The settings of the implicit transaction, followed by those of the open transactions. A new transaction begins
    /// with the settings of the enclosing one, except for the completion block.
    private static var settings = [Settings()]

    /// Ends all transactions, without calling their completion blocks.
    static func reset() { settings = [Settings()] }

    open class func begin() {
        settings.append(settings[settings.count - 1])
        settings[settings.count - 1].completion = nil
    }
    open class func commit() {
        guard settings.count > 1 else { return }
        if let completion = settings.removeLast().completion { AnimationEnd.call(completion) }
    }
    open class func flush() {}
    /// Sets the completion block. If no transaction is open, the block is called immediately.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        if settings.count == 1 {
            if let block { AnimationEnd.call(block) }
        } else {
            settings[settings.count - 1].completion = block
        }
    }
    open class func animationDuration() -> TimeInterval { settings[settings.count - 1].duration }
    open class func setAnimationDuration(_ dur: TimeInterval) { settings[settings.count - 1].duration = dur }
    open class func disableActions() -> Bool { settings[settings.count - 1].disablesActions }
    open class func setDisableActions(_ flag: Bool) { settings[settings.count - 1].disablesActions = flag }
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
}
