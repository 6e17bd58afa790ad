import Foundation

/// Mirrors `NSLayoutDimension` and its members, UIKit.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// The position from which the dimension is the distance to its own item's attribute; `nil` if it is the item's size.
    private let start: LayoutPosition?

    override init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        start = nil
        super.init(item, attribute)
    }

    /// Creates a distance between two anchors.
    init<AnchorType>(from start: NSLayoutAnchor<AnchorType>, to end: NSLayoutAnchor<AnchorType>) {
        self.start = LayoutPosition(item: start.item, attribute: start.attribute)
        super.init(end.item, end.attribute)
    }

    override func constraint(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<NSLayoutDimension>?, multiplier: CGFloat = 1,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        let other = anchor as? NSLayoutDimension
        guard start != nil || other?.start != nil else {
            return super.constraint(relation, anchor, multiplier: multiplier, constant: constant)
        }
        return NSLayoutConstraint(
            distance: (LayoutPosition(item: item, attribute: attribute), start), relation,
            other.map { (LayoutPosition(item: $0.item, attribute: $0.attribute), $0.start) }, multiplier, constant)
    }

    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, nil, constant: c) }

    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, nil, constant: c)
    }

    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, nil, constant: c)
    }

    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, multiplier: m, constant: c)
    }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
    }

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c)
    }
}
