@preconcurrency import Foundation

/// The appearance of a bar's buttons in one state. Mirrors `UIBarButtonItemStateAppearance`, UIKit: its members mirror
/// UIKit's of the same name.
@MainActor @preconcurrency
public final class UIBarButtonItemStateAppearance: NSObject {
    override init() { super.init() }
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    var titleColor: UIColor? { titleTextAttributes[.foregroundColor] as? UIColor }
    public var titlePositionAdjustment = UIOffset.zero
    public var backgroundImage: UIImage?
    public var backgroundImagePositionAdjustment = UIOffset.zero
}
