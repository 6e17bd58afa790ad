import Foundation

/// The lines between the items of a list. Mirrors `UIListSeparatorConfiguration` and its members, UIKit. Recorded, not
/// drawn.
public struct UIListSeparatorConfiguration: Hashable {
    /// Mirrors `UIListSeparatorConfiguration.Visibility`.
    public enum Visibility: Hashable, Sendable {
        case automatic, visible, hidden
    }

    /// Insets for the list to choose. Mirrors `UIListSeparatorConfiguration.automaticInsets`; the value is unverified.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Headlessly every appearance has the same defaults.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    /// In points.
    public var topSeparatorInsets = automaticInsets
    /// In points.
    public var bottomSeparatorInsets = automaticInsets
    public var color = UIColor.separator
    public var multipleSelectionColor = UIColor.separator

    /// Insets, which can't be hashed, are left out.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(topSeparatorVisibility)
        hasher.combine(bottomSeparatorVisibility)
        hasher.combine(color)
        hasher.combine(multipleSelectionColor)
    }
}
