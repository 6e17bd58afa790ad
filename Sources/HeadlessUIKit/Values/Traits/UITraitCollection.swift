import Foundation

/// What a view's surroundings are like. Mirrors `UITraitCollection` and its members, UIKit, as far as configuration
/// states need it.
public final class UITraitCollection: Hashable, Sendable, CustomStringConvertible {
    let traits: Traits

    init(_ traits: Traits) { self.traits = traits }

    /// A collection in which nothing is specified.
    public convenience init() { self.init(Traits()) }

    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(Self.changed(Traits(), mutations))
    }

    /// What each collection specifies, in place of what those before it do.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(Traits()) { $0.merged($1.traits) })
    }

    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(Traits(userInterfaceIdiom: userInterfaceIdiom))
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(Traits(userInterfaceStyle: userInterfaceStyle))
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(Traits(horizontalSizeClass: horizontalSizeClass))
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(Traits(verticalSizeClass: verticalSizeClass))
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(Traits(layoutDirection: layoutDirection))
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(Traits(preferredContentSizeCategory: preferredContentSizeCategory))
    }

    public convenience init(listEnvironment: UIListEnvironment) {
        self.init(Traits(listEnvironment: listEnvironment))
    }

    public convenience init(displayScale: CGFloat) { self.init(Traits(displayScale: displayScale)) }

    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(Self.changed(traits, mutations))
    }

    private static func changed(_ traits: Traits, _ mutations: (inout any UIMutableTraits) -> Void) -> Traits {
        var mutable: any UIMutableTraits = traits
        mutations(&mutable)
        return Traits(
            userInterfaceIdiom: mutable.userInterfaceIdiom, userInterfaceStyle: mutable.userInterfaceStyle,
            horizontalSizeClass: mutable.horizontalSizeClass,
            verticalSizeClass: mutable.verticalSizeClass, layoutDirection: mutable.layoutDirection,
            preferredContentSizeCategory: mutable.preferredContentSizeCategory,
            listEnvironment: mutable.listEnvironment, displayScale: mutable.displayScale)
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
    public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
    public var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }
    public var listEnvironment: UIListEnvironment { traits.listEnvironment }
    /// Pixels in a point.
    public var displayScale: CGFloat { traits.displayScale }

    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool { a.traits == b.traits }
    public func hash(into hasher: inout Hasher) { hasher.combine(traits) }

    /// The traits, one after the other.
    public var description: String {
        "\(userInterfaceIdiom), \(userInterfaceStyle), \(horizontalSizeClass) by \(verticalSizeClass), \(layoutDirection), \(preferredContentSizeCategory.rawValue), list: \(listEnvironment)"
    }
}
