import Foundation

/// A rectangle to lay out against. Mirrors `UILayoutGuide`, UIKit.
@MainActor
open class UILayoutGuide: NSObject {
    /// Mirrors `UILayoutGuide.owningView`.
    open internal(set) weak var owningView: UIView?
    /// Mirrors `UILayoutGuide.identifier`.
    open var identifier = ""
}

extension UIView {
    /// Mirrors `UIView.layoutMarginsGuide`.
    public var layoutMarginsGuide: UILayoutGuide { guide("UIViewLayoutMarginsGuide") }
    /// Mirrors `UIView.safeAreaLayoutGuide`.
    public var safeAreaLayoutGuide: UILayoutGuide { guide("UIViewSafeAreaLayoutGuide") }
    /// Mirrors `UIView.readableContentGuide`.
    public var readableContentGuide: UILayoutGuide { guide("UIViewReadableContentGuide") }

    private func guide(_ identifier: String) -> UILayoutGuide {
        if let known = guides[identifier] { return known }
        let guide = UILayoutGuide()
        guide.identifier = identifier
        guide.owningView = self
        guides[identifier] = guide
        return guide
    }

    /// Mirrors `UIView.addLayoutGuide(_:)`.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

    /// Mirrors `UIView.addConstraint(_:)`.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

    /// Mirrors `UIView.addConstraints(_:)`.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

    /// Mirrors `UIView.removeConstraint(_:)`.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

    /// Mirrors `UIView.removeConstraints(_:)`.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    /// Mirrors `UIView.setContentHuggingPriority(_:for:)`. Accepted; nothing is solved.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}

    /// Mirrors `UIView.setContentCompressionResistancePriority(_:for:)`. Accepted; nothing is solved.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}
}

extension NSLayoutConstraint {
    /// Mirrors `NSLayoutConstraint.Axis`.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }
}
