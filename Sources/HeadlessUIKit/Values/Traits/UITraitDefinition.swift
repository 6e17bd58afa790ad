import Foundation

/// A type that identifies a trait. Mirrors `UITraitDefinition` and its members, UIKit. Custom traits are not supported.
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A trait, represented by its definition. Mirrors `UITrait`, UIKit.
public typealias UITrait = any UITraitDefinition.Type

/// A trait defined by UIKit, which every collection contains.
protocol SystemTrait: UITraitDefinition, SendableMetatype where Value: Equatable {
    static var path: WritableKeyPath<Traits, Value> { get }
}

extension SystemTrait {
    static func copy(from others: Traits, to traits: inout Traits, ifSpecified: Bool) {
        let value = others[keyPath: path]
        if !ifSpecified || value != defaultValue { traits[keyPath: path] = value }
    }

    static func differs(_ a: Traits, _ b: Traits) -> Bool { a[keyPath: path] != b[keyPath: path] }
}

extension UITraitCollection {
    static let systemTraits: [any SystemTrait.Type] = [
        UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
        UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
        UITraitPreferredContentSizeCategory.self, UITraitListEnvironment.self, UITraitDisplayScale.self,
    ]
}

/// Mirrors `UITraitUserInterfaceIdiom`, UIKit.
public struct UITraitUserInterfaceIdiom: SystemTrait {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static var path: WritableKeyPath<Traits, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// Mirrors `UITraitUserInterfaceStyle`, UIKit.
public struct UITraitUserInterfaceStyle: SystemTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    static var path: WritableKeyPath<Traits, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// Mirrors `UITraitUserInterfaceLevel`, UIKit.
public struct UITraitUserInterfaceLevel: SystemTrait {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    static var path: WritableKeyPath<Traits, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// Mirrors `UITraitHorizontalSizeClass`, UIKit.
public struct UITraitHorizontalSizeClass: SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: WritableKeyPath<Traits, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// Mirrors `UITraitVerticalSizeClass`, UIKit.
public struct UITraitVerticalSizeClass: SystemTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var path: WritableKeyPath<Traits, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// Mirrors `UITraitLayoutDirection`, UIKit.
public struct UITraitLayoutDirection: SystemTrait {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static var path: WritableKeyPath<Traits, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// Mirrors `UITraitPreferredContentSizeCategory`, UIKit.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified
    static var path: WritableKeyPath<Traits, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// Mirrors `UITraitListEnvironment`, UIKit.
public struct UITraitListEnvironment: SystemTrait {
    public static let defaultValue = UIListEnvironment.unspecified
    static var path: WritableKeyPath<Traits, UIListEnvironment> { \.listEnvironment }
}

/// Mirrors `UITraitDisplayScale`, UIKit.
public struct UITraitDisplayScale: SystemTrait {
    public static let defaultValue: CGFloat = 0
    static var path: WritableKeyPath<Traits, CGFloat> { \.displayScale }
}
