import Foundation

/// The traits that a view or controller overrides for itself and its descendants. Mirrors `UITraitOverrides`, UIKit.
///
/// A trait that is not overridden reads as unspecified. UIKit's behavior is unverified, so check ``contains(_:)``
/// first.
public struct UITraitOverrides: UIMutableTraits {
    private var values = Traits()
    private var overridden: Set<ObjectIdentifier> = []

    init() {}

    private func value<Trait: SystemTrait>(_ trait: Trait.Type) -> Trait.Value { values[keyPath: trait.path] }

    private mutating func set<Trait: SystemTrait>(_ trait: Trait.Type, _ value: Trait.Value) {
        overridden.insert(ObjectIdentifier(trait))
        values[keyPath: trait.path] = value
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { value(UITraitUserInterfaceIdiom.self) }
        set { set(UITraitUserInterfaceIdiom.self, newValue) }
    }
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { value(UITraitUserInterfaceStyle.self) }
        set { set(UITraitUserInterfaceStyle.self, newValue) }
    }
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { value(UITraitUserInterfaceLevel.self) }
        set { set(UITraitUserInterfaceLevel.self, newValue) }
    }
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { value(UITraitHorizontalSizeClass.self) }
        set { set(UITraitHorizontalSizeClass.self, newValue) }
    }
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { value(UITraitVerticalSizeClass.self) }
        set { set(UITraitVerticalSizeClass.self, newValue) }
    }
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { value(UITraitLayoutDirection.self) }
        set { set(UITraitLayoutDirection.self, newValue) }
    }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { value(UITraitPreferredContentSizeCategory.self) }
        set { set(UITraitPreferredContentSizeCategory.self, newValue) }
    }
    public var listEnvironment: UIListEnvironment {
        get { value(UITraitListEnvironment.self) }
        set { set(UITraitListEnvironment.self, newValue) }
    }
    public var displayScale: CGFloat {
        get { value(UITraitDisplayScale.self) }
        set { set(UITraitDisplayScale.self, newValue) }
    }

    /// Returns whether the trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { overridden.contains(ObjectIdentifier(trait)) }

    /// Removes the override of a trait.
    public mutating func remove(_ trait: UITrait) {
        overridden.remove(ObjectIdentifier(trait))
        (trait as? any SystemTrait.Type)?.copy(from: Traits(), to: &values, ifSpecified: false)
    }

    /// The overridden interface style, which `overrideUserInterfaceStyle` returns. Setting it to unspecified removes
    /// the override.
    var style: UIUserInterfaceStyle {
        get { userInterfaceStyle }
        set {
            userInterfaceStyle = newValue
            if newValue == .unspecified { remove(UITraitUserInterfaceStyle.self) }
        }
    }

    func apply(to traits: inout Traits) {
        guard !overridden.isEmpty else { return }
        for trait in UITraitCollection.systemTraits where contains(trait) {
            trait.copy(from: values, to: &traits, ifSpecified: false)
        }
    }
}
