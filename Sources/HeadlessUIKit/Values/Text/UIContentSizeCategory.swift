import Foundation
import Synchronization

/// The text size that the user prefers. Mirrors `UIContentSizeCategory` and its members, UIKit.
///
/// An unknown raw value results in the unspecified category. Categories are compared by size, and the unspecified
/// category is less than all others (unverified).
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The category's position when all categories are sorted by size; 0 for the unspecified category.
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

    /// The categories from smallest to largest, each with the name of the corresponding UIKit member.
    package static let names: [(name: String, category: Self)] = [
        ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
        ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
        ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium),
        ("accessibilityLarge", .accessibilityLarge), ("accessibilityExtraLarge", .accessibilityExtraLarge),
        ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
        ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
    ]

    /// The name of the UIKit member that corresponds to the category.
    package var name: String { Self.names.first { $0.category == self }?.name ?? "unspecified" }

    /// Posted after the user has chosen another text size and the views have been updated. Unverified: the
    /// notification's object is the application.
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new category's raw value in a notification's user info (unverified: UIKit's documentation only
    /// says that it is the new value).
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
    /// The text size that the user has chosen on the device. Access is atomic, because fonts are also created outside
    /// of the main actor.
    static var ofDevice: Self {
        get { Self(order: chosen.load(ordering: .relaxed)) }
        set { chosen.store(newValue.order, ordering: .relaxed) }
    }
    private static let chosen = Atomic<UInt8>(large.order)

    /// The category itself, or the user's text size if the category is unspecified.
    var specified: Self { self == .unspecified ? .ofDevice : self }
}
