import Foundation

/// The timing curve of an animation. Mirrors `CAMediaTimingFunction` and its members, Core Animation. Stored, but has
/// no effect.
open class CAMediaTimingFunction: NSObject {
    private let points: [Float]

    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .linear: self.init(controlPoints: 0, 0, 1, 1)
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        }
    }
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { points = [c1x, c1y, c2x, c2y] }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.points == points }
    open override var hash: Int { points.hashValue }
}
