import Foundation

/// The environment in which the height of a detent is computed. Mirrors
/// `UISheetPresentationControllerDetentResolutionContext`, UIKit.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    /// The largest height of a sheet in points, without the safe area at the bottom.
    var maximumDetentValue: CGFloat { get }
}
