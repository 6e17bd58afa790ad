import Foundation

/// A view that shows a content configuration. Mirrors `UIContentView`, UIKit.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
    /// The configuration that the view shows; setting it updates the view.
    var configuration: any UIContentConfiguration { get set }

    /// Returns whether the view can show another configuration. The default implementation returns whether the
    /// configuration has the same type as the current configuration.
    ///
    /// Mirrors `UIContentView.supports(_:)`, which is optional in UIKit.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
