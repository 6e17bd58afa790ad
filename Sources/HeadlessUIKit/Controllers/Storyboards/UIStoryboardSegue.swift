@preconcurrency import Foundation

/// A transition between two controllers in a storyboard. Mirrors `UIStoryboardSegue` and its members, UIKit.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
    public final let identifier: String?
    public final let source: UIViewController
    public final let destination: UIViewController

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }

    /// Creates a segue that is performed by a closure.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        work = performHandler
    }

    /// Creates a segue of a class of the app's own; see `InterfaceMade`. UIKit has no such initializer.
    @available(*, unavailable, message: "a segue of a storyboard is made by init(identifier:source:destination:)")
    public required convenience init(
        interfaceIdentifier identifier: String?, source: UIViewController, destination: UIViewController
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
    }

    /// Performs the transition that the segue's kind in the storyboard specifies.
    final var work: (() -> Void)?

    /// Performs the transition. The default implementation performs the transition that the segue's kind in the
    /// storyboard specifies; a custom segue has none.
    open func perform() { work?() }
}

/// A segue class that is known only at run time.
@MainActor
protocol CustomSegue: AnyObject {
    init(interfaceIdentifier identifier: String?, source: UIViewController, destination: UIViewController)
}

// A dynamic cast finds the conformance even though it is unavailable; see `InterfaceMade`.
@available(*, unavailable)
extension UIStoryboardSegue: CustomSegue {}
