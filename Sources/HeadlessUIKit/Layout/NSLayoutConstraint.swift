import Foundation

/// A wish about where views lie. Mirrors `NSLayoutConstraint`, UIKit. It is recorded, not solved.
@MainActor
open class NSLayoutConstraint: NSObject {
    /// Mirrors `NSLayoutConstraint.Relation`.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// Mirrors `NSLayoutConstraint.Attribute`.
    public enum Attribute: Int, Sendable {
        case left = 1
        case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
        case notAnAttribute = 0
    }

    /// Mirrors `NSLayoutConstraint.firstItem`.
    open private(set) weak var firstItem: AnyObject?
    /// Mirrors `NSLayoutConstraint.firstAttribute`.
    open var firstAttribute: Attribute { firstAttributeStorage }
    /// Mirrors `NSLayoutConstraint.secondItem`.
    open private(set) weak var secondItem: AnyObject?
    /// Mirrors `NSLayoutConstraint.secondAttribute`.
    open var secondAttribute: Attribute { secondAttributeStorage }
    /// Mirrors `NSLayoutConstraint.relation`.
    open var relation: Relation { relationStorage }
    /// Mirrors `NSLayoutConstraint.multiplier`.
    open var multiplier: CGFloat { multiplierStorage }
    /// In points. Mirrors `NSLayoutConstraint.constant`.
    open var constant: CGFloat
    /// Mirrors `NSLayoutConstraint.priority`.
    open var priority = UILayoutPriority.required
    /// Mirrors `NSLayoutConstraint.identifier`.
    open var identifier: String?

    private let firstAttributeStorage: Attribute
    private let secondAttributeStorage: Attribute
    private let relationStorage: Relation
    private let multiplierStorage: CGFloat

    /// Mirrors `NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstAttributeStorage = attr1
        secondAttributeStorage = attr2
        relationStorage = relation
        multiplierStorage = multiplier
        constant = c
        super.init()
        firstItem = view1 as AnyObject
        secondItem = view2.map { $0 as AnyObject }
    }

    /// Whether the constraint is recorded, in the nearest view above both items. Mirrors `NSLayoutConstraint.isActive`.
    open var isActive = false {
        didSet {
            guard isActive != oldValue, let view = owner else { return }
            if isActive {
                view.constraints.append(self)
            } else {
                view.constraints.removeAll { $0 === self }
            }
        }
    }

    /// Mirrors `NSLayoutConstraint.activate(_:)`.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Mirrors `NSLayoutConstraint.deactivate(_:)`.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private var owner: UIView? {
        let first = (firstItem as? UILayoutGuide)?.owningView ?? firstItem as? UIView
        guard let second = (secondItem as? UILayoutGuide)?.owningView ?? secondItem as? UIView else { return first }
        var ancestor = first
        while let view = ancestor, !second.isDescendant(of: view) { ancestor = view.superview }
        return ancestor ?? first
    }
}
