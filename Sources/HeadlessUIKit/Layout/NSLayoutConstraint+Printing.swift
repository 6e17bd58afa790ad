import Foundation

/// Formats constraints as UIKit does, but without addresses, so that the same layout always prints the same text.
extension NSLayoutConstraint {
    var printed: String {
        var text = "<NSLayoutConstraint \(identifier.map { "'\($0)' " } ?? "")"
        text += Self.attribute(firstItem, firstAttribute) + relation.printed
        if let secondItem {
            text += Self.attribute(secondItem, secondAttribute)
            if multiplier != 1 { text += "*\(Self.number(multiplier))" }
            if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(Self.number(abs(constant)))" }
        } else {
            text += Self.number(constant)
        }
        if priority != .required { text += " @\(Self.number(CGFloat(priority.rawValue)))" }
        return text + "   (\(isActive ? "active" : "inactive"))>"
    }

    func printedAnchor(_ item: AnyObject?, _ attribute: Attribute) -> String {
        guard let item, let axis = attribute.axis else { return "(null)" }
        let kind = attribute.fraction == nil ? "Dimension" : axis == .horizontal ? "XAxisAnchor" : "YAxisAnchor"
        return "<NSLayout\(kind) \"\(Self.attribute(item, attribute))\">"
    }

    static func attribute(_ item: AnyObject?, _ attribute: Attribute) -> String {
        "\(item.map(UILayoutGuide.name) ?? "(null)").\(attribute)"
    }

    static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}

extension NSLayoutConstraint.Relation {
    var printed: String {
        switch self {
        case .lessThanOrEqual: " <= "
        case .equal: " == "
        case .greaterThanOrEqual: " >= "
        }
    }
}

extension UILayoutGuide {
    static func isItem(_ item: AnyObject) -> Bool { item is UIView || item is UILayoutGuide }

    /// Returns the item itself if it is a view; otherwise, the view that owns the guide.
    static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

    /// Returns the name that messages use for an item: for a view, its identifier or, if it has none, its class and
    /// text; for a guide, its class and identifier.
    static func name(_ item: AnyObject) -> String {
        let kind = String(describing: type(of: item))
        if let guide = item as? UILayoutGuide {
            return guide.identifier.isEmpty ? kind : "\(kind)'\(guide.identifier)'"
        }
        if let identifier = (item as? UIView)?.accessibilityIdentifier { return identifier }
        guard let text = (item as? UIView)?.printedText, !text.isEmpty else { return kind }
        return text.count > 25 ? "\(kind)'\(text.prefix(25))...'" : "\(kind)'\(text)'"
    }
}
