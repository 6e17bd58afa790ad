import Foundation

/// A linear relation between two attributes of views or layout guides. Mirrors `NSLayoutConstraint` and its members,
/// UIKit.
@MainActor @preconcurrency
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

    /// Mirrors `NSLayoutConstraint.Axis`.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// Stops, in UIKit's words, on an impossible constraint: attributes that can't be paired, an item that is neither a view nor
    /// a layout guide, a number that is not finite.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstAttributeStorage = attr1
        secondAttributeStorage = attr2
        relationStorage = relation
        multiplierStorage = multiplier
        constantStorage = c
        super.init()
        let (first, second) = (view1 as AnyObject, view2.map { $0 as AnyObject })
        firstItem = first
        secondItem = second
        if let refusal = refusal(ofItems: first, second) ?? refusal(ofConstant: c) {
            isRefused = true
            ListException.raise(refusal)
        }
        constantStorage = withinLimits(c)
    }

    open private(set) weak var firstItem: AnyObject?
    open var firstAttribute: Attribute { firstAttributeStorage }
    open private(set) weak var secondItem: AnyObject?
    open var secondAttribute: Attribute { secondAttributeStorage }
    open var relation: Relation { relationStorage }
    open var multiplier: CGFloat { multiplierStorage }
    open var identifier: String?
    /// Recorded: nothing is archived.
    open var shouldBeArchived = false

    /// In points. Changing it is cheap: nothing else of the layout is built again.
    open var constant: CGFloat {
        get { constantStorage }
        set {
            if let refusal = refusal(ofConstant: newValue) { return ListException.raise(refusal) }
            guard newValue != constantStorage else { return }
            constantStorage = withinLimits(newValue)
            changed()
        }
    }

    /// Greater than 0, at most 1000. An active constraint may become optional, or required: UIKit's documentation says that this
    /// throws, and systems since iOS 13 do it (SnapKit, issue 755).
    open var priority: UILayoutPriority {
        get { priorityStorage }
        set {
            if let refusal = refusal(ofPriority: newValue) { return ListException.raise(refusal) }
            guard newValue != priorityStorage else { return }
            priorityStorage = newValue
            changed()
        }
    }

    private let firstAttributeStorage: Attribute
    private let secondAttributeStorage: Attribute
    private let relationStorage: Relation
    private let multiplierStorage: CGFloat
    private final var constantStorage: CGFloat
    private final var priorityStorage = UILayoutPriority.required
    /// A constraint that was refused is never active.
    private final var isRefused = false

    // MARK: Being active

    /// The nearest view above both items, while the constraint is active.
    private(set) final weak var holder: UIView?
    /// Constraints are solved in the order in which they were made active.
    private(set) final var order = 0
    private static var lastOrder = 0

    /// Whether the constraint counts. Items without a common ancestor are refused.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { install() } else { uninstall() }
        }
    }

    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func install() {
        guard !isRefused, let first = firstView else { return }
        guard let common = first.nearestCommonAncestor(with: secondView ?? first) else {
            return ListException.raise(refusalWithoutCommonAncestor)
        }
        holder = common
        Self.lastOrder += 1
        order = Self.lastOrder
        common.madeViewLayout.add(self)
        first.takePart(below: common)
        secondView?.takePart(below: common)
        common.takePartInLayout().needsUpdate(of: self)
    }

    private func uninstall() {
        changed()
        holder?.viewLayout?.remove(self)
        holder = nil
    }

    private func changed() { holder?.layoutRoot.viewLayout?.rootSystem?.needsUpdate(of: self) }

    final var firstView: UIView? { UILayoutGuide.view(of: firstItem) }
    final var secondView: UIView? { UILayoutGuide.view(of: secondItem) }

    /// Whether an item is the view, or lies inside it.
    final func reaches(into view: UIView) -> Bool {
        firstView?.isDescendant(of: view) == true || secondView?.isDescendant(of: view) == true
    }

    /// As UIKit prints it, less the addresses. Mirrors `NSLayoutConstraint`'s `description`.
    open override nonisolated var description: String {
        Thread.isMainThread ? MainActor.assumeIsolated { printed } : super.description
    }
}

extension NSLayoutConstraint.Attribute {
    /// Along which axis the attribute lies; `nil` for none.
    var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        case .notAnAttribute: nil
        }
    }

    /// How far along its item the attribute lies: 0 at the near edge, 1 at the far one; `nil` for a size.
    var fraction: Double? {
        switch self {
        case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin, .firstBaseline: 0
        case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin, .lastBaseline: 1
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
        case .width, .height, .notAnAttribute: nil
        }
    }

    var isOfMargins: Bool { rawValue >= Self.leftMargin.rawValue }
    var isBaseline: Bool { self == .lastBaseline || self == .firstBaseline }
    var isDirectional: Bool {
        self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
    }
    /// The attribute at the other side.
    var mirrored: NSLayoutConstraint.Attribute {
        switch self {
        case .leading: .trailing
        case .trailing: .leading
        case .leadingMargin: .trailingMargin
        case .trailingMargin: .leadingMargin
        default: self
        }
    }
    var isAbsolute: Bool { self == .left || self == .right || self == .leftMargin || self == .rightMargin }
}
