import Foundation

/// Mirrors `Angle`, SwiftUI.
public struct Angle: Hashable, Sendable {
    public var radians: Double
    public init(radians: Double = 0) { self.radians = radians }
    public init(degrees: Double) { self.init(radians: degrees * .pi / 180) }
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    public static let zero = Angle()
}
