@preconcurrency import Foundation

/// A transition between two controllers in a storyboard. Mirrors `UIStoryboardSegue` and its members, UIKit.
/// HeadlessUIKit never creates one, because storyboards are not supported.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
    public final let identifier: String?
    public final let source: UIViewController
    public final let destination: UIViewController

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }
    open func perform() {}
}
