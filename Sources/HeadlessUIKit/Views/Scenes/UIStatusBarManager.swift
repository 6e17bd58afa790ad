@preconcurrency import Foundation

/// The appearance of a scene's status bar. Mirrors `UIStatusBarManager` and its members, UIKit.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
    open var statusBarStyle: UIStatusBarStyle { .default }
    open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
    /// The frame in points.
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}
