import Foundation

/// The lines between the items of a list. Mirrors `UIListSeparatorConfiguration`, UIKit. Recorded, not drawn.
public struct UIListSeparatorConfiguration: Hashable {
    /// Mirrors `UIListSeparatorConfiguration.Visibility`.
    public enum Visibility: Hashable, Sendable {
        case automatic, visible, hidden
    }

    /// Insets for the list to choose. Mirrors `UIListSeparatorConfiguration.automaticInsets`; the value is unverified.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Mirrors `UIListSeparatorConfiguration.init(listAppearance:)`. Headlessly every appearance has the same defaults.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    /// Mirrors `UIListSeparatorConfiguration.topSeparatorVisibility`.
    public var topSeparatorVisibility = Visibility.automatic
    /// Mirrors `UIListSeparatorConfiguration.bottomSeparatorVisibility`.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// In points. Mirrors `UIListSeparatorConfiguration.topSeparatorInsets`.
    public var topSeparatorInsets = automaticInsets
    /// In points. Mirrors `UIListSeparatorConfiguration.bottomSeparatorInsets`.
    public var bottomSeparatorInsets = automaticInsets
    /// Mirrors `UIListSeparatorConfiguration.color`.
    public var color = UIColor.separator
    /// Mirrors `UIListSeparatorConfiguration.multipleSelectionColor`.
    public var multipleSelectionColor = UIColor.separator

    /// Insets, which can't be hashed, are left out.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(topSeparatorVisibility)
        hasher.combine(bottomSeparatorVisibility)
        hasher.combine(color)
        hasher.combine(multipleSelectionColor)
    }
}
