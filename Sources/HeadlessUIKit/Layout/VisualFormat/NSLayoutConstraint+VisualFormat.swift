import Foundation

extension NSLayoutConstraint {
    /// The alignment and the direction of the views in a visual format. Mirrors `NSLayoutConstraint.FormatOptions`.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Has no effect: spacing is always measured from edge to edge.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        /// The attributes to align, in the order of their raw values.
        fileprivate var alignments: [Attribute] {
            (1...12).compactMap { contains(Self(rawValue: 1 << $0)) ? Attribute(rawValue: $0) : nil }
        }
    }

    /// Returns the constraints described by a line such as `"H:|-[name]-(>=8)-[button(==80@750)]-|"`; see Apple's
    /// *Visual Format Language*.
    ///
    /// The standard space is 8 points between views and, at a superview's edge, the layout margin (unverified). A
    /// format that can't be parsed raises an exception, as in UIKit; the exception's message contains the format, with
    /// a caret below the position of the error. The message's wording is partly unverified.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the format.
    public static func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormat.Refusal) {
            let parsed = try VisualFormat(format)
            return try parsed.constraints(opts, metrics ?? [:], views)
        } catch {
            ListException.raise(ListException(error.reason(in: format), name: "NSInvalidArgumentException"))
            return []
        }
    }
}

extension VisualFormat {
    private typealias Attributes = (
        near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute, size: NSLayoutConstraint.Attribute
    )

    @MainActor
    fileprivate func constraints(
        _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
    ) throws(Refusal) -> [NSLayoutConstraint] {
        let attributes = attributes(options)
        var found: [NSLayoutConstraint] = []
        var items: [(item: AnyObject, isSuperview: Bool)] = []
        var around: AnyObject?
        for piece in pieces {
            guard case .view(let name, _, let place) = piece.item else { continue }
            around = UILayoutGuide.view(of: try view(name, views, place)).flatMap {
                views[name] is UILayoutGuide ? $0 : $0.superview
            }
            break
        }
        for (number, piece) in pieces.enumerated() {
            let item: AnyObject
            switch piece.item {
            case .superview(let place):
                guard let around else {
                    throw Refusal(
                        "Unable to interpret '|' character, because the related view doesn't have a superview",
                        at: place)
                }
                item = around
            case .view(let name, _, let place): item = try view(name, views, place)
            }
            let isSuperview = if case .superview = piece.item { true } else { false }
            items.append((item, isSuperview))
            if number > 0 {
                let before = items[number - 1]
                found += try spaces(before, items[number], piece.connection, attributes, metrics)
            }
            if case .view(_, let predicates, _) = piece.item {
                for predicate in predicates { found.append(try size(item, predicate, attributes, metrics, views)) }
            }
        }
        return found + (try alignments(options, items.filter { !$0.isSuperview }.map(\.item)))
    }

    private func attributes(_ options: NSLayoutConstraint.FormatOptions) -> Attributes {
        if isVertical { return (.top, .bottom, .height) }
        switch options.intersection(.directionMask) {
        case .directionLeftToRight: return (.left, .right, .width)
        case .directionRightToLeft: return (.right, .left, .width)
        default: return (.leading, .trailing, .width)
        }
    }

    private func view(_ name: String, _ views: [String: Any], _ place: Int) throws(Refusal) -> AnyObject {
        guard let view = views[name] else { throw Refusal("\(name) is not a key in the views dictionary.", at: place) }
        return view as AnyObject
    }

    private func number(_ value: Value, _ metrics: [String: Any], _ place: Int) throws(Refusal) -> Double {
        switch value {
        case .number(let number): return number
        case .name(let name):
            let number = (metrics[name] as? NSNumber)?.doubleValue ?? Self.double(metrics[name])
            guard let number else { throw Refusal("\(name) is not a key in the metrics dictionary.", at: place) }
            return number
        }
    }

    /// Converts a metric to a number without bridging, because Foundation on Linux does not bridge all number types.
    private static func double(_ value: Any?) -> Double? {
        switch value {
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Int: Double(value)
        case let value as Float: Double(value)
        default: nil
        }
    }

    @MainActor
    private func spaces(
        _ before: (item: AnyObject, isSuperview: Bool), _ after: (item: AnyObject, isSuperview: Bool),
        _ connection: Connection, _ attributes: Attributes, _ metrics: [String: Any]
    ) throws(Refusal) -> [NSLayoutConstraint] {
        let isReversed = attributes.near == .right
        func constraint(
            _ relation: NSLayoutConstraint.Relation, _ constant: Double, _ near: NSLayoutConstraint.Attribute,
            _ far: NSLayoutConstraint.Attribute
        ) -> NSLayoutConstraint {
            // In right-to-left order, the next item is to the left of the previous item.
            let (first, second) = isReversed ? (before, after) : (after, before)
            let (firstAttribute, secondAttribute) = isReversed ? (far, near) : (near, far)
            return NSLayoutConstraint(
                item: first.item, attribute: firstAttribute, relatedBy: relation, toItem: second.item,
                attribute: secondAttribute, multiplier: 1, constant: constant)
        }
        let near = after.isSuperview ? attributes.far : attributes.near
        let far = before.isSuperview ? attributes.near : attributes.far
        switch connection {
        case .none: return [constraint(.equal, 0, near, far)]
        case .standard:
            guard before.isSuperview || after.isSuperview else { return [constraint(.equal, 8, near, far)] }
            return [
                constraint(
                    .equal, 0, after.isSuperview ? Self.margin(of: near) : near,
                    before.isSuperview ? Self.margin(of: far) : far)
            ]
        case .spaces(let predicates):
            var made: [NSLayoutConstraint] = []
            for predicate in predicates {
                let new = constraint(
                    predicate.relation, try number(predicate.value, metrics, predicate.place), near, far)
                try setPriority(of: new, predicate, metrics)
                made.append(new)
            }
            return made
        }
    }

    private static func margin(of attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        switch attribute {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        default: .trailingMargin
        }
    }

    @MainActor
    private func size(
        _ item: AnyObject, _ predicate: Predicate, _ attributes: Attributes, _ metrics: [String: Any],
        _ views: [String: Any]
    ) throws(Refusal) -> NSLayoutConstraint {
        var other: AnyObject?
        var constant = 0.0
        if case .name(let name) = predicate.value, metrics[name] == nil {
            guard let view = views[name] else {
                throw Refusal(
                    "\(name) is not a key in the metrics dictionary or the views dictionary.", at: predicate.place)
            }
            other = view as AnyObject
        } else {
            constant = try number(predicate.value, metrics, predicate.place)
        }
        let constraint = NSLayoutConstraint(
            item: item, attribute: attributes.size, relatedBy: predicate.relation, toItem: other,
            attribute: other == nil ? .notAnAttribute : attributes.size, multiplier: 1, constant: constant)
        try setPriority(of: constraint, predicate, metrics)
        return constraint
    }

    @MainActor
    private func setPriority(
        of constraint: NSLayoutConstraint, _ predicate: Predicate, _ metrics: [String: Any]
    ) throws(Refusal) {
        guard let priority = predicate.priority else { return }
        constraint.priority = UILayoutPriority(Float(try number(priority, metrics, predicate.place)))
    }

    @MainActor
    private func alignments(
        _ options: NSLayoutConstraint.FormatOptions, _ items: [AnyObject]
    ) throws(Refusal) -> [NSLayoutConstraint] {
        var made: [NSLayoutConstraint] = []
        for attribute in options.alignments {
            if (attribute.axis == .vertical) == isVertical {
                let (edge, way) = isVertical ? ("vertical", "vertical") : ("horizontal", "horizontal")
                throw Refusal(
                    "Options mask required views to be aligned on a \(edge) edge, which is not allowed for layout that "
                        + "is also \(way).", at: 0)
            }
            for (first, second) in zip(items, items.dropFirst()) {
                made.append(
                    NSLayoutConstraint(
                        item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: attribute,
                        multiplier: 1, constant: 0))
            }
        }
        return made
    }
}
