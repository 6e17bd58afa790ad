import Foundation

/// The traits of a view's environment. Mirrors `UITraitCollection` and its members, UIKit, limited to what
/// configuration states need.
open class UITraitCollection: NSObject, @unchecked Sendable {
    let traits: Traits

    init(_ traits: Traits) {
        self.traits = traits
        super.init()
    }

    /// Creates a collection in which all traits are unspecified.
    public override convenience init() { self.init(Traits()) }

    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(Self.changed(Traits(), mutations))
    }

    /// Merges collections. If several collections specify a trait, the last of them determines its value.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(Traits()) { $0.merged($1.traits) })
    }

    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(Traits(userInterfaceIdiom: userInterfaceIdiom))
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(Traits(userInterfaceStyle: userInterfaceStyle))
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(Traits(userInterfaceLevel: userInterfaceLevel))
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

    open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(Self.changed(traits, mutations))
    }

    private static func changed(_ traits: Traits, _ mutations: (inout any UIMutableTraits) -> Void) -> Traits {
        var mutable: any UIMutableTraits = traits
        mutations(&mutable)
        return Traits(
            userInterfaceIdiom: mutable.userInterfaceIdiom, userInterfaceStyle: mutable.userInterfaceStyle,
            userInterfaceLevel: mutable.userInterfaceLevel,
            horizontalSizeClass: mutable.horizontalSizeClass,
            verticalSizeClass: mutable.verticalSizeClass, layoutDirection: mutable.layoutDirection,
            preferredContentSizeCategory: mutable.preferredContentSizeCategory,
            listEnvironment: mutable.listEnvironment, displayScale: mutable.displayScale)
    }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
    open var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
    open var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
    open var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
    open var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }
    open var listEnvironment: UIListEnvironment { traits.listEnvironment }
    /// The number of pixels per point.
    open var displayScale: CGFloat { traits.displayScale }

    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
            || userInterfaceLevel != traitCollection?.userInterfaceLevel
    }

    /// Returns the traits whose values differ from those of another collection. For `nil`, returns the specified traits
    /// (unverified).
    public final func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        Self.systemTraits.filter { $0.differs(traits, traitCollection?.traits ?? Traits()) }
    }

    // MARK: Current traits

    /// The traits of the view or controller that is being laid out, is updating its constraints, or is being notified
    /// of a change to its traits or tint color. If there is no such view or controller, the traits of the device.
    /// Mirrors `UITraitCollection.current`: setting it affects only the current thread. Unverified: on threads other
    /// than the main thread, the traits are those of the default device unless a value has been set.
    open class var current: UITraitCollection {
        get {
            if let ofThread { return ofThread }
            guard isOnMainActor else { return ofDefaultDevice }
            return MainActor.assumeIsolated { environment?.traitCollection ?? UITraitCollection(.ofDevice) }
        }
        set { ofThread = newValue }
    }

    /// Runs a closure with these traits as the current traits.
    open func performAsCurrent(_ actions: () -> Void) {
        let outer = Self.ofThread
        Self.ofThread = self
        defer { Self.ofThread = outer }
        actions()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.traits == traits }
    open override var hash: Int { traits.hashValue }

    /// The values of the traits except the display scale and the level, separated by commas.
    open override var description: String {
        "\(userInterfaceIdiom), \(userInterfaceStyle), \(horizontalSizeClass) by \(verticalSizeClass), \(layoutDirection), \(preferredContentSizeCategory.rawValue), list: \(listEnvironment)"
    }
}

extension UITraitCollection {
    fileprivate static let ofDefaultDevice = UITraitCollection(
        Traits(
            userInterfaceIdiom: .phone, userInterfaceStyle: .light, userInterfaceLevel: .base,
            horizontalSizeClass: .compact, verticalSizeClass: .regular, layoutDirection: .leftToRight,
            preferredContentSizeCategory: .large, listEnvironment: .none, displayScale: 3))

    /// The traits that have been set for the current thread; `nil` if none have been set.
    fileprivate static var ofThread: UITraitCollection? {
        get {
            if isOnMainActor { return MainActor.assumeIsolated { ofMainActor } }
            return Thread.current.threadDictionary[key] as? UITraitCollection
        }
        set {
            if isOnMainActor {
                MainActor.assumeIsolated { ofMainActor = newValue }
            } else {
                Thread.current.threadDictionary[key] = newValue
            }
        }
    }

    private static let key = "UITraitCollection.current"
    @MainActor private static var ofMainActor: UITraitCollection?

    /// The view or controller that is being laid out, is updating its constraints, or is being notified of a change;
    /// see ``current``.
    @MainActor fileprivate static var environment: (any UITraitEnvironment)?

    /// Resets the current traits of the main actor to those of the device.
    @MainActor static func resetCurrent() { (environment, ofMainActor) = (nil, nil) }

    /// Runs a closure with the traits of a view or controller as the current traits.
    @MainActor static func follow(_ environment: any UITraitEnvironment, _ work: () -> Void) {
        let outer = (self.environment, ofMainActor)
        (self.environment, ofMainActor) = (environment, nil)
        defer { (self.environment, ofMainActor) = outer }
        work()
    }
}

extension UITraitCollection {
    /// Whether traits have ever been overridden, or a device, a screen or a setting other than the default has ever
    /// been used. Until then, all traits except the list environment are those of the default device, so only the list
    /// environment is looked up.
    @MainActor @exclusivity(unchecked) static var isAnyChanged = false
}
