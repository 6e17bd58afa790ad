import Foundation

extension NSLayoutConstraint {
    /// Makes the constraint of the coder's current element, if its items exist, and activates it.
    ///
    /// - Parameters:
    ///   - view: The view whose element contains the constraint. It is the item of a constraint that names none.
    ///   - installed: What the view has only in some size classes; `nil` if it is the same in all of them.
    static func decode(_ coder: InterfaceCoder, in view: UIView, _ installed: InstalledContent?) {
        let element = coder.element
        let plan = element.plan(for: ConstraintPlan.self, ConstraintPlan.init)
        guard plan.isValid, let first = plan.first.map(coder.object) ?? view else { return }
        var second: AnyObject?
        if let element = plan.second {
            guard let found = coder.object(for: element) else { return }
            second = found
        }
        let constraint: NSLayoutConstraint
        if plan.isCustom {
            ConstraintItems.current = ConstraintItems(plan: plan, first: first, second: second)
            defer { ConstraintItems.current = nil }
            guard let made = coder.make(element) as? NSLayoutConstraint else { return }
            constraint = made
        } else {
            constraint = NSLayoutConstraint(
                item: first, attribute: plan.firstAttribute, relatedBy: plan.relation, toItem: second,
                attribute: plan.secondAttribute, multiplier: plan.multiplier, constant: plan.constant(in: .current))
            constraint.finish(plan)
            coder.place(constraint, for: element)
        }
        if installed?.add(constraint, plan, element) ?? (!coder.leavesViewsOut || constraint.isConnected) {
            constraint.isActive = true
        }
    }

    /// Whether the items are in the same view hierarchy, so that the constraint can be activated.
    final var isConnected: Bool {
        guard let first = firstView else { return false }
        return secondItem == nil || secondView.flatMap(first.nearestCommonAncestor) != nil
    }

    /// Sets the properties that no initializer sets.
    final func finish(_ plan: ConstraintPlan) {
        if plan.priority != .required { priority = plan.priority }
        if let identifier = plan.identifier { self.identifier = identifier }
    }
}

/// What a constraint's element says, parsed once.
@MainActor
final class ConstraintPlan {
    let first: InterfaceElement?
    let second: InterfaceElement?
    let firstAttribute: NSLayoutConstraint.Attribute
    let secondAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let multiplier: CGFloat
    let priority: UILayoutPriority
    let identifier: String?
    /// Whether all objects and attributes that the element names exist.
    let isValid: Bool
    /// Whether the constraint is of a class of the app's own, or has runtime attributes.
    let isCustom: Bool
    /// Whether the constant differs between size classes.
    var isVaried: Bool { !variations.isEmpty }
    private let ownConstant: CGFloat
    private let variations: InterfaceVariations

    init(_ element: InterfaceElement) {
        first = element.file.element(element["firstItem"])
        second = element.file.element(element["secondItem"])
        let names = [element["firstAttribute"], element["secondAttribute"]]
        let attributes = names.map { $0.flatMap { Self.attributes[$0] } ?? .notAnAttribute }
        (firstAttribute, secondAttribute) = (attributes[0], attributes[1])
        relation =
            switch element["relation"] {
            case "lessThanOrEqual": .lessThanOrEqual
            case "greaterThanOrEqual": .greaterThanOrEqual
            default: .equal
            }
        multiplier = element["multiplier"].map(Self.multiplier) ?? 1
        priority = UILayoutPriority(Float(element.number("priority") ?? 1000))
        identifier = element["identifier"]
        ownConstant = element.number("constant") ?? 0
        variations = element.variations
        isCustom = element["customClass"] != nil || !element.list("userDefinedRuntimeAttributes").isEmpty
        isValid =
            (first != nil || element["firstItem"] == nil) && (second != nil || element["secondItem"] == nil)
            && firstAttribute != .notAnAttribute
    }

    /// Returns the constant for the given size classes, which are looked up only if the constant depends on them.
    func constant(in traits: @autoclosure () -> UITraitCollection) -> CGFloat {
        guard isVaried, let varied = variations.attribute("constant", in: traits()).flatMap(Double.init)
        else { return ownConstant }
        return CGFloat(varied)
    }

    /// Parses a multiplier, which is a number or a ratio such as `16:9`.
    private static func multiplier(_ text: String) -> CGFloat {
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap { Double($0) }
        guard parts.count == 2, parts[1] != 0 else { return CGFloat(parts.first ?? 1) }
        return CGFloat(parts[0] / parts[1])
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}

/// The items of a constraint that is being made.
@MainActor
struct ConstraintItems {
    let plan: ConstraintPlan
    let first: AnyObject
    let second: AnyObject?

    /// The items of the constraint of a class of the app's own, or with runtime attributes, that is being made.
    static var current: ConstraintItems?
}
