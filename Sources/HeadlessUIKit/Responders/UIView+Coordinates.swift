import Foundation

extension UIView {
    /// A point of this view in another's coordinates; `nil` stands for the root. Mirrors `UIView.convert(_:to:)`.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let root = rootPoint(point)
        guard let origin = view?.rootPoint(.zero) else { return root }
        return CGPoint(x: root.x - origin.x, y: root.y - origin.y)
    }

    /// Mirrors `UIView.convert(_:from:)`.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let origin = rootPoint(.zero)
        let root = view?.rootPoint(point) ?? point
        return CGPoint(x: root.x - origin.x, y: root.y - origin.y)
    }

    /// Mirrors `UIView.convert(_:to:)` for rectangles.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// Mirrors `UIView.convert(_:from:)` for rectangles.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    private func rootPoint(_ point: CGPoint) -> CGPoint {
        var result = point
        var view: UIView? = self
        while let current = view, let parent = current.superviewStorage {
            result.x += current.frame.minX - parent.boundsOrigin.x
            result.y += current.frame.minY - parent.boundsOrigin.y
            view = parent
        }
        return result
    }
}
