@preconcurrency import Foundation

/// A screen. Mirrors `UIScreen`, UIKit. Headlessly it is that of a telephone.
@MainActor
public final class UIScreen: NSObject {
    /// Mirrors `UIScreen.main`.
    public static let main = UIScreen()

    private override init() { super.init() }

    /// 390 × 844 points. Mirrors `UIScreen.bounds`.
    public var bounds: CGRect { UIViewController.screen }
    /// Mirrors `UIScreen.scale`.
    public var scale: CGFloat { 3 }
    /// In pixels. Mirrors `UIScreen.nativeBounds`.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    /// Mirrors `UIScreen.nativeScale`.
    public var nativeScale: CGFloat { scale }
    /// From 0 to 1. Mirrors `UIScreen.brightness`. Recorded.
    public var brightness: CGFloat = 0.5
    /// Mirrors `UIScreen.maximumFramesPerSecond`.
    public var maximumFramesPerSecond: Int { 60 }
    /// Mirrors `UITraitEnvironment.traitCollection`.
    public var traitCollection: UITraitCollection { UIView().traitCollection }
}
