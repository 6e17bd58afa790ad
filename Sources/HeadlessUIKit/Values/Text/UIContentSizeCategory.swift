import Foundation
import Synchronization

/// How large the user wants texts to be. Mirrors `UIContentSizeCategory` and its members, UIKit.
///
/// A raw value that is none of UIKit's is unspecified here. The comparisons follow the sizes, and unspecified comes before all
/// others (unverified).
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// From small to large.
    let order: UInt8

    private init(order: UInt8) { self.order = order }

    public init(rawValue: String) {
        order = UInt8(Self.rawValues.firstIndex(of: rawValue) ?? 0)
    }

    public var rawValue: String { Self.rawValues[Int(order)] }

    private static let rawValues =
        ["_UICTContentSizeCategoryUnspecified"]
        + [
            "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL", "AccessibilityXL",
            "AccessibilityXXL", "AccessibilityXXXL",
        ].map { "UICTContentSizeCategory" + $0 }

    public static let unspecified = Self(order: 0)
    public static let extraSmall = Self(order: 1)
    public static let small = Self(order: 2)
    public static let medium = Self(order: 3)
    public static let large = Self(order: 4)
    public static let extraLarge = Self(order: 5)
    public static let extraExtraLarge = Self(order: 6)
    public static let extraExtraExtraLarge = Self(order: 7)
    public static let accessibilityMedium = Self(order: 8)
    public static let accessibilityLarge = Self(order: 9)
    public static let accessibilityExtraLarge = Self(order: 10)
    public static let accessibilityExtraExtraLarge = Self(order: 11)
    public static let accessibilityExtraExtraExtraLarge = Self(order: 12)

    /// The names of UIKit's members, from small to large.
    package static let names: [(name: String, category: Self)] = [
        ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
        ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
        ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium),
        ("accessibilityLarge", .accessibilityLarge), ("accessibilityExtraLarge", .accessibilityExtraLarge),
        ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
        ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
    ]

    /// The name of UIKit's member.
    package var name: String { Self.names.first { $0.category == self }?.name ?? "unspecified" }

    /// Posted once the user has chosen another size and the views have it. Unverified: the object is the application.
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
    /// In a notification's user info: the raw value of the new category (unverified: UIKit's page says the new value).
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    public static func == (left: Self, right: Self) -> Bool { left.order == right.order }
    public func hash(into hasher: inout Hasher) { hasher.combine(order) }

    public static func < (left: Self, right: Self) -> Bool { left.order < right.order }
    public static func <= (left: Self, right: Self) -> Bool { left.order <= right.order }
    public static func > (left: Self, right: Self) -> Bool { left.order > right.order }
    public static func >= (left: Self, right: Self) -> Bool { left.order >= right.order }
}

extension UIContentSizeCategory {
    /// What the device's user has chosen. Fonts are asked for outside the main actor too.
    static var ofDevice: Self {
        get { Self(order: chosen.load(ordering: .relaxed)) }
        set { chosen.store(newValue.order, ordering: .relaxed) }
    }
    private static let chosen = Atomic<UInt8>(large.order)

    /// Itself, else what the user has chosen.
    var specified: Self { self == .unspecified ? .ofDevice : self }
}
