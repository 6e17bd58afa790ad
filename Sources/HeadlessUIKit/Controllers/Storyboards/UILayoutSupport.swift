@preconcurrency import Foundation

/// The area of a controller's view that bars cover at the top or at the bottom. Mirrors `UILayoutSupport` and its
/// members, UIKit, which has deprecated it in favor of the safe area.
@MainActor @preconcurrency
public protocol UILayoutSupport: NSObjectProtocol {
    /// The height in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// The guide behind ``UIViewController/topLayoutGuide``.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat {
        guard let view = owningView else { return 0 }
        return identifier == Self.top ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
    }

    // The names that UIKit prints.
    static let top = "_UIViewControllerTop"
    static let bottom = "_UIViewControllerBottom"
}
