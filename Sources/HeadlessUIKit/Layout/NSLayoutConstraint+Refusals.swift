import Foundation

/// Exceptions for invalid constraints. They have UIKit's messages, but without addresses.
extension NSLayoutConstraint {
    /// Returns the exception for invalid items, an invalid multiplier or attributes that can't be combined; `nil` if
    /// the constraint is valid. A size can be combined only with a size, and a position only with a position, even
    /// on the other axis (tests of public layout libraries).
    func refusal(ofItems first: AnyObject, _ second: AnyObject?) -> ListException? {
        func refusal(_ reason: String) -> ListException {
            let item = UILayoutGuide.name(first)
            return ListException("NSLayoutConstraint for \(item): \(reason)", name: "NSInvalidArgumentException")
        }
        guard UILayoutGuide.isItem(first), second.map(UILayoutGuide.isItem) ?? true else {
            return refusal("Constraint items must each be a view or layout guide.")
        }
        guard multiplier.isFinite else {
            return ListException(
                "NSLayoutConstraint multiplier is not finite!  That's illegal.  multiplier:\(multiplier)")
        }
        guard firstAttribute.axis != nil else { return refusal("Invalid pairing of layout attributes.") }
        guard second != nil, multiplier != 0 else {
            return firstAttribute.fraction == nil
                ? nil
                : refusal(
                    "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
                        + "illegal constraint of a location equal to a constant. Location attributes must be specified in "
                        + "pairs.")
        }
        guard secondAttribute.axis != nil, (firstAttribute.fraction == nil) == (secondAttribute.fraction == nil) else {
            return refusal("Invalid pairing of layout attributes.")
        }
        if firstAttribute.isDirectional && secondAttribute.isAbsolute
            || firstAttribute.isAbsolute && secondAttribute.isDirectional
        {
            return refusal(
                "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
                    + "leading/trailing for both or neither.")
        }
        return nil
    }

    func refusal(ofConstant constant: CGFloat) -> ListException? {
        if constant.isFinite { return nil }
        return ListException(
            "NSLayoutConstraint constant is not finite! That's illegal. constant:\(constant) "
                + "firstAnchor:\(printedAnchor(firstItem, firstAttribute)) "
                + "secondAnchor:\(printedAnchor(secondItem, secondAttribute))")
    }

    func refusal(ofPriority new: UILayoutPriority) -> ListException? {
        let new = Double(new.rawValue)
        if new > 0, new <= 1000 { return nil }
        return ListException(
            "It's illegal to set priority:\(String(format: "%g", new)). Priorities must be greater than 0 and less or equal "
                + "to NSLayoutPriorityRequired, which is 1000.000000.")
    }

    var refusalWithoutCommonAncestor: ListException {
        ListException(
            "Unable to activate constraint with anchors \(printedAnchor(firstItem, firstAttribute)) and "
                + "\(printedAnchor(secondItem, secondAttribute)) because they have no common ancestor.  Does the constraint or "
                + "its anchors reference items in different view hierarchies?  That's illegal.",
            name: "NSGenericException")
    }

    /// Returns the constant, limited to a magnitude of 10,000,000; logs a warning if the constant exceeds this limit.
    /// UIKit's limit is unknown.
    func withinLimits(_ constant: CGFloat) -> CGFloat {
        let limit: CGFloat = 1e7
        guard constant.isFinite, abs(constant) > limit else { return constant }
        ListWarning.log(
            "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value will be "
                + "substituted, but this problem should be fixed. \(printed)")
        return constant < 0 ? -limit : limit
    }
}
