import Foundation

/// A rectangle to lay out against. Mirrors `UILayoutGuide`, UIKit.
@MainActor
open class UILayoutGuide: NSObject {
    /// Mirrors `UILayoutGuide.owningView`.
    open internal(set) weak var owningView: UIView?
    /// Mirrors `UILayoutGuide.identifier`.
    open var identifier = ""

    // MARK: Anchors

    /// Mirrors `UILayoutGuide.leadingAnchor`.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// Mirrors `UILayoutGuide.trailingAnchor`.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// Mirrors `UILayoutGuide.leftAnchor`.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// Mirrors `UILayoutGuide.rightAnchor`.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// Mirrors `UILayoutGuide.centerXAnchor`.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// Mirrors `UILayoutGuide.topAnchor`.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// Mirrors `UILayoutGuide.bottomAnchor`.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// Mirrors `UILayoutGuide.centerYAnchor`.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// Mirrors `UILayoutGuide.widthAnchor`.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// Mirrors `UILayoutGuide.heightAnchor`.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension NSLayoutConstraint {
    /// Mirrors `NSLayoutConstraint.Axis`.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }
}
