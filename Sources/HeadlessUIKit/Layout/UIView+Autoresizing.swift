import Foundation

extension UIView {
    /// Mirrors `UIView.AutoresizingMask`.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// Creates a content view that fills its superview and resizes with it.
    static func filling() -> UIView {
        let view = CellContentView(frame: .zero)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    /// Resizes the subviews according to their autoresizing masks after the view's size has changed.
    func resizeSubviews(from old: CGSize) {
        for view in subviewStorage where view.autoresizingMask != [] && view.translatesAutoresizingMaskIntoConstraints {
            let mask = view.autoresizingMask
            var (near, length) = (view.untransformedFrame.minX, view.untransformedFrame.width)
            mask.along(.horizontal).resize(&near, &length, within: old.width, by: untransformedFrame.width - old.width)
            var (top, height) = (view.untransformedFrame.minY, view.untransformedFrame.height)
            mask.along(.vertical).resize(&top, &height, within: old.height, by: untransformedFrame.height - old.height)
            let new = CGRect(x: near, y: top, width: length, height: height)
            view.settle(in: new)
        }
    }
}

extension UIView.AutoresizingMask {
    func along(_ axis: NSLayoutConstraint.Axis) -> AxisMask {
        switch axis {
        case .horizontal:
            AxisMask(
                near: contains(.flexibleLeftMargin), length: contains(.flexibleWidth),
                far: contains(.flexibleRightMargin))
        case .vertical:
            AxisMask(
                near: contains(.flexibleTopMargin), length: contains(.flexibleHeight),
                far: contains(.flexibleBottomMargin))
        }
    }
}

/// Which parts of a superview's length are flexible: the margin before the view, the view's length, and the margin
/// after the view.
struct AxisMask {
    var near: Bool
    var length: Bool
    var far: Bool

    /// Whether the margin after the view is fixed while exactly one of the other parts is flexible.
    var keepsFar: Bool { !far && near != length }

    /// The mask as UIKit prints it. If no part is flexible, the margin after the view is printed as flexible.
    var printed: String { [near, length, far || !near && !length].map { $0 ? "&" : "-" }.joined() }

    /// Distributes the growth of the superview among the flexible parts, in proportion to their lengths.
    func resize(_ start: inout CGFloat, _ extent: inout CGFloat, within whole: CGFloat, by growth: CGFloat) {
        guard growth != 0, near || length else { return }
        let rest = whole - start - extent
        let total = (near ? start : 0) + (length ? extent : 0) + (far ? rest : 0)
        let count = CGFloat((near ? 1 : 0) + (length ? 1 : 0) + (far ? 1 : 0))
        func share(_ part: CGFloat) -> CGFloat { total > 0 ? growth * part / total : growth / count }
        let (more, longer) = (near ? share(start) : 0, length ? share(extent) : 0)
        start += more
        extent += longer
    }
}
