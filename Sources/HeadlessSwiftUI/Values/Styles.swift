import HeadlessUIKit

/// Mirrors `ColorScheme`, SwiftUI.
public enum ColorScheme: CaseIterable, Sendable { case light, dark }

/// Mirrors `LayoutDirection`, SwiftUI.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

/// Mirrors `TextAlignment`, SwiftUI.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// Mirrors `ContentMode`, SwiftUI.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// Mirrors `UserInterfaceSizeClass`, SwiftUI.
public enum UserInterfaceSizeClass: Sendable { case compact, regular }

/// Mirrors `ButtonRole`, SwiftUI.
public struct ButtonRole: Equatable, Sendable {
    let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

/// Mirrors `DynamicTypeSize`, SwiftUI.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }
    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }

    static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]
    var category: UIContentSizeCategory { Self.categories[rawValue] }
    init(_ category: UIContentSizeCategory) {
        self = Self.categories.firstIndex(of: category).flatMap(Self.init) ?? .large
    }
}
