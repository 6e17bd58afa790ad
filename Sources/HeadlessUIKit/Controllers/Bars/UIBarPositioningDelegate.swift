import Foundation

/// Gives a bar its position. Mirrors `UIBarPositioningDelegate`, UIKit.
@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Returns the position of a bar. Default: `.any`. A search bar's ``UIBarPositioning/barPosition`` is what its delegate
    /// returns.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
