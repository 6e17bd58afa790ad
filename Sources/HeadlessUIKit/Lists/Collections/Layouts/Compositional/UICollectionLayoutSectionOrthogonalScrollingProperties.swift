import Foundation

/// How an orthogonally scrolling section bounces and decelerates. Mirrors
/// `UICollectionLayoutSectionOrthogonalScrollingProperties` and its members, UIKit.
@MainActor @preconcurrency
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
    /// The deceleration rate. Stored, but not applied: HeadlessUIKit lifts the finger without velocity.
    open var decelerationRate = DecelerationRate.automatic
    /// The bounce behavior. `never` sets ``UIScrollView/bounces`` of the section's scroll view to `false`.
    open var bounce = Bounce.automatic

    /// Mirrors `UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate`. The raw values are
    /// unverified.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let automatic = Self(rawValue: 0)
        public static let normal = Self(rawValue: 0.998)
        public static let fast = Self(rawValue: 0.99)
    }

    /// Mirrors `UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce`.
    public enum Bounce: Int, Sendable {
        case automatic, always, never
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> UICollectionLayoutSectionOrthogonalScrollingProperties in
            let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
            copy.decelerationRate = decelerationRate
            copy.bounce = bounce
            return copy
        }
    }
}
