@preconcurrency import Foundation

/// An unwind segue whose destination is being searched for. Mirrors `UIStoryboardUnwindSegueSource` and its members,
/// UIKit.
@MainActor @preconcurrency
open class UIStoryboardUnwindSegueSource: NSObject {
    public final let source: UIViewController
    public final let unwindAction: Selector
    public final let sender: Any?

    init(_ source: UIViewController, _ unwindAction: Selector, _ sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    }
}
