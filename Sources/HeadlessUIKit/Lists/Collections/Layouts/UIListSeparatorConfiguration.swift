import Foundation

/// The appearance of the separators between the items of a list. Mirrors `UIListSeparatorConfiguration` and its
/// members, UIKit. It determines the separators in pictures of a screen. Unverified: insets are measured from the edges
/// of the cell.
public struct UIListSeparatorConfiguration: Hashable {
    /// Mirrors `UIListSeparatorConfiguration.Visibility`.
    public enum Visibility: Hashable, Sendable {
        case automatic, visible, hidden
    }

    /// A value that lets the list choose the insets. Mirrors `UIListSeparatorConfiguration.automaticInsets`; the value
    /// is unverified.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Creates a configuration. In HeadlessUIKit, all appearances have the same defaults.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The insets of the separator above an item, in points.
    public var topSeparatorInsets = automaticInsets
    /// The insets of the separator below an item, in points.
    public var bottomSeparatorInsets = automaticInsets
    public var color = UIColor.separator
    /// Stored, but not drawn.
    public var multipleSelectionColor = UIColor.separator

    /// Hashes all properties except the insets, which are not hashable.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(topSeparatorVisibility)
        hasher.combine(bottomSeparatorVisibility)
        hasher.combine(color)
        hasher.combine(multipleSelectionColor)
    }
}
