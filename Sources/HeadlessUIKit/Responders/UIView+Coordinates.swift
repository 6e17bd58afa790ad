import Foundation

extension UIView {
    final func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let root = rootPoint(point)
        guard let origin = view?.rootPoint(.zero) else { return root }
        return CGPoint(x: root.x - origin.x, y: root.y - origin.y)
    }

    final func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let origin = rootPoint(.zero)
        let root = view?.rootPoint(point) ?? point
        return CGPoint(x: root.x - origin.x, y: root.y - origin.y)
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
