import Foundation

/// A linear relation between two attributes of views or layout guides. Mirrors `NSLayoutConstraint` and its members,
/// UIKit.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject, InterfaceObject {
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

    /// Creates a constraint. Raises an exception with UIKit's message if the constraint is invalid: its attributes
    /// can't be combined, an item is neither a view nor a layout guide, or a number is not finite.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstAttributeStorage = attr1
        // Without a second item, UIKit ignores its attribute (asserted by tests of public layout libraries).
        secondAttributeStorage = view2 == nil ? .notAnAttribute : attr2
        relationStorage = relation
        multiplierStorage = multiplier
        constantStorage = c
        super.init()
        // A cast to a class is much faster than bridging a value of an unknown type.
        let first = view1 as? NSObject ?? view1 as AnyObject
        let second = view2.map { $0 as? NSObject ?? $0 as AnyObject }
        firstItem = first
        secondItem = second
        if let refusal = refusal(ofItems: first, second) ?? refusal(ofConstant: c) {
            isRefused = true
            ListException.raise(refusal)
        }
        constantStorage = withinLimits(c)
    }

    /// Creates a constraint of a distance between two positions, or of a size that depends on such a distance.
    init(
        distance first: (end: LayoutPosition, start: LayoutPosition?), _ relation: Relation,
        _ second: (end: LayoutPosition, start: LayoutPosition?)?, _ multiplier: CGFloat, _ constant: CGFloat
    ) {
        firstAttributeStorage = first.end.attribute
        secondAttributeStorage = second?.end.attribute ?? .notAnAttribute
        relationStorage = relation
        multiplierStorage = multiplier
        constantStorage = constant
        super.init()
        firstItem = first.end.item
        secondItem = second?.end.item
        starts = (first.start, second?.start)
        if let refusal = refusal(ofConstant: constant) {
            isRefused = true
            ListException.raise(refusal)
        }
    }

    /// Creates a placeholder without items. Mirrors `NSObject.init()`, which UIKit's class inherits. Activating it does
    /// nothing; UIKit raises an exception (unverified).
    public override init() {
        (firstAttributeStorage, secondAttributeStorage) = (.notAnAttribute, .notAnAttribute)
        relationStorage = .equal
        (multiplierStorage, constantStorage) = (1, 0)
        super.init()
    }

    /// Creates a constraint from an interface file; see `InterfaceMade`. UIKit has no such initializer.
    @available(*, unavailable, message: "a constraint of an interface file is made by init(item:attribute:…)")
    public required convenience init?(interfaceCoder coder: NSCoder) {
        guard let items = ConstraintItems.current else { return nil }
        let plan = items.plan
        self.init(
            item: items.first, attribute: plan.firstAttribute, relatedBy: plan.relation, toItem: items.second,
            attribute: plan.secondAttribute, multiplier: plan.multiplier, constant: plan.constant(in: .current))
        finish(plan)
    }

    // MARK: Interface files

    open func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection { .unknown }
    open func _interfaceAction(_ selector: String) -> Selector? { nil }
    open func _setInspectable(_ name: String, to value: Any?) -> InterfaceConnection {
        switch name {
        case "constant": .inspectable(value) { constant = $0 }
        case "identifier": .inspectable(value) { (identifier: String) in self.identifier = identifier }
        default: .unknown
        }
    }
    open func _interfaceSegueAction(_ selector: String) -> InterfaceSegueAction? { nil }
    #if canImport(AppKit)
    open override func awakeFromNib() {}
    #else
    open dynamic func awakeFromNib() {}
    #endif

    open private(set) weak var firstItem: AnyObject?
    open var firstAttribute: Attribute { firstAttributeStorage }
    open private(set) weak var secondItem: AnyObject?
    open var secondAttribute: Attribute { secondAttributeStorage }
    open var relation: Relation { relationStorage }
    open var multiplier: CGFloat { multiplierStorage }
    open var identifier: String?
    /// Stored, but has no effect: archives are not supported.
    open var shouldBeArchived = false

    /// The constant in points. Changing it is cheap, because the rest of the layout is not rebuilt.
    open var constant: CGFloat {
        get { constantStorage }
        set {
            if let refusal = refusal(ofConstant: newValue) { return ListException.raise(refusal) }
            guard newValue != constantStorage else { return }
            constantStorage = withinLimits(newValue)
            changed()
        }
    }

    /// The priority, greater than 0 and at most 1000.
    ///
    /// An active constraint may change between required and optional. UIKit's documentation says that this raises an
    /// exception, but iOS 13 and later allow it (SnapKit, issue 755).
    open var priority: UILayoutPriority {
        get { priorityStorage }
        set {
            if let refusal = refusal(ofPriority: newValue) { return ListException.raise(refusal) }
            guard newValue != priorityStorage else { return }
            priorityStorage = newValue
            changed()
        }
    }

    /// The positions from which the items' attributes are distances; `nil` if the attributes are compared themselves.
    private(set) final var starts: (first: LayoutPosition?, second: LayoutPosition?)?

    private let firstAttributeStorage: Attribute
    private let secondAttributeStorage: Attribute
    private let relationStorage: Relation
    private let multiplierStorage: CGFloat
    private final var constantStorage: CGFloat
    private final var priorityStorage = UILayoutPriority.required
    /// Whether the constraint is invalid. An invalid constraint can't be activated.
    private final var isRefused = false

    // MARK: Activation

    /// The nearest common ancestor of both items, while the constraint is active.
    private(set) final weak var holder: UIView?
    /// The constraint's position in the order of activation. When the layout system is rebuilt, it adds constraints in
    /// this order.
    private(set) final var order = 0
    private static var lastOrder = 0

    /// Whether the constraint is active. Activating it raises an exception if the items have no common ancestor.
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
        let others = [secondView, starts?.first?.view, starts?.second?.view].compactMap { $0 }
        var ancestor: UIView? = first
        for other in others { ancestor = ancestor?.nearestCommonAncestor(with: other) }
        guard let common = ancestor else {
            return ListException.raise(refusalWithoutCommonAncestor)
        }
        holder = common
        Self.lastOrder += 1
        order = Self.lastOrder
        common.madeViewLayout.add(self)
        first.takePart(below: common)
        for other in others { other.takePart(below: common) }
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

    /// Whether at least one of the constraint's items is the view, one of its descendants, or a guide that one of these
    /// views owns.
    final func reaches(into view: UIView) -> Bool {
        firstView?.isDescendant(of: view) == true || secondView?.isDescendant(of: view) == true
            || starts.map { [$0.first, $0.second].contains { $0?.view?.isDescendant(of: view) == true } } ?? false
    }

    /// The constraint as UIKit prints it, but without addresses. Mirrors `NSLayoutConstraint`'s `description`.
    open override nonisolated var description: String {
        isOnMainActor ? MainActor.assumeIsolated { printed } : super.description
    }
}

// A dynamic cast finds the conformance even though it is unavailable; see `InterfaceMade`.
@available(*, unavailable)
extension NSLayoutConstraint: InterfaceMade {}

/// A position of a view or a layout guide, which is not retained.
@MainActor
struct LayoutPosition {
    weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute
    var view: UIView? { UILayoutGuide.view(of: item) }
}

extension NSLayoutConstraint.Attribute {
    /// The axis of the attribute; `nil` if it has none.
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

    /// The position of the attribute along its item: 0 at the near edge, 1 at the far edge; `nil` for a size.
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
    /// For a leading or trailing attribute, the attribute on the opposite side; for any other attribute, the attribute
    /// itself.
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
