import Foundation

/// A view that shows what a configuration says. Mirrors `UIContentView`, UIKit.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
    /// What the view shows; setting it shows something else.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show another configuration in place of its own. Default: one of the same type.
    ///
    /// Mirrors `UIContentView.supports(_:)`, which is optional in UIKit.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
