import Foundation

extension UIView: UITraitEnvironment, UITraitChangeObservable {
    /// The trait overrides for this view and its descendants.
    public final var traitOverrides: UITraitOverrides {
        get { rareProperties?.traitOverrides ?? UITraitOverrides() }
        set {
            if newValue.layoutDirection == .rightToLeft { Self.isAnyRightToLeft = true }
            changeTraits { madeRareProperties.traitOverrides = newValue }
        }
    }

    /// The minimum text size for this view and its descendants; `nil` for no limit.
    public final var minimumContentSizeCategory: UIContentSizeCategory? {
        get { rareProperties?.minimumContentSizeCategory }
        set { changeTraits { madeRareProperties.minimumContentSizeCategory = newValue } }
    }

    /// The maximum text size for this view and its descendants; `nil` for no limit. Unverified: it takes precedence
    /// over a larger ``minimumContentSizeCategory``.
    public final var maximumContentSizeCategory: UIContentSizeCategory? {
        get { rareProperties?.maximumContentSizeCategory }
        set { changeTraits { madeRareProperties.maximumContentSizeCategory = newValue } }
    }

    @discardableResult
    public final func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        madeRareProperties.traitHandlers.add(traits, handler)
    }

    public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        rareProperties?.traitHandlers.remove(registration)
    }

    /// The traits that result from the overrides of this view and its superviews.
    final var surroundingTraits: UITraitCollection {
        guard !UITraitCollection.isAnyChanged else { return .shared(resolvedTraits) }
        var view: UIView? = self
        while let current = view {
            if let environment = current.listEnvironment { return UITraitCollection.phone[environment.rawValue] }
            view = current.superviewStorage
        }
        return UITraitCollection.phone[UIListEnvironment.none.rawValue]
    }

    final var resolvedTraits: Traits { ownTraits(in: traitsAround) }

    /// The traits that the view inherits. If the view has no superview, these are the stored traits of its last
    /// superview or, if no traits are stored, the device's traits that the view was last notified of. A removed view is
    /// not notified of changes until it is added to a superview again or its controller appears (unverified).
    final var traitsAround: Traits {
        superviewStorage?.resolvedTraits ?? rareProperties?.leftTraits
            ?? .ofDevice(with: DeviceSettings.known[settingsNumber])
    }

    /// Stores the traits of a superview that the view is about to leave, if they differ from the device's.
    final func keepTraits(of superview: UIView) {
        let device = Traits.ofDevice
        var traits = superview.resolvedTraits
        // The list environment does not apply outside of the list.
        traits.listEnvironment = device.listEnvironment
        settingsNumber = DeviceSettings.number
        if traits != device {
            madeRareProperties.leftTraits = traits
        } else {
            rareProperties?.leftTraits = nil
        }
    }

    /// Returns the view's traits, given the traits that it inherits.
    private func ownTraits(in surroundings: Traits) -> Traits {
        var traits = surroundings
        if let listEnvironment { traits.listEnvironment = listEnvironment }
        controller?.overrideTraits(&traits)
        if let rareProperties {
            rareProperties.traitOverrides.apply(to: &traits)
            rareProperties.limitContentSizeCategory(of: &traits)
        }
        return traits
    }

    /// Changes the device's interface style. Views on screen are notified immediately, and other views when they appear
    /// on screen.
    package static func setDeviceStyle(_ style: UIUserInterfaceStyle, onScreen roots: [UIView]) {
        changeSettings(onScreen: roots) { $0.style = style }
    }

    /// Changes the device's text size. `UIContentSizeCategory.didChangeNotification` is posted after the views on
    /// screen have been notified (unverified).
    package static func setDeviceTextSize(_ category: UIContentSizeCategory, onScreen roots: [UIView]) {
        guard changeSettings(onScreen: roots, { $0.textSize = category }) else { return }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
    }

    /// Changes the device's settings and notifies the views on screen.
    ///
    /// - Returns: Whether a setting has changed.
    @discardableResult
    static func changeSettings(onScreen roots: [UIView], _ change: (inout DeviceSettings) -> Void) -> Bool {
        var settings = DeviceSettings.current
        change(&settings)
        guard settings != .current else { return false }
        UITraitCollection.isAnyChanged = true
        DeviceSettings.current = settings
        for root in roots { root.root.updateSettings() }
        return true
    }

    /// If this view has no superview, notifies it and its descendants of any changes to the device's settings since the
    /// last notification.
    final func updateSettings() {
        if superviewStorage == nil, settingsNumber != DeviceSettings.number { takeDeviceTraits() }
    }

    /// If the view has no superview, replaces the stored traits of its last superview with the device's traits.
    final func dropLeftTraits() {
        if superviewStorage == nil, rareProperties?.leftTraits != nil { takeDeviceTraits() }
    }

    private func takeDeviceTraits() {
        let before = resolvedTraits
        settingsNumber = DeviceSettings.number
        rareProperties?.leftTraits = nil
        propagateTraits(before, resolvedTraits)
    }

    /// Runs a closure with the view's traits as the current traits.
    final func withCurrentTraits(_ work: () -> Void) {
        if UITraitCollection.isAnyChanged { UITraitCollection.follow(controller ?? self, work) } else { work() }
    }

    /// Performs a change and then notifies the view and its descendants if their traits have changed.
    final func changeTraits(_ change: () -> Void) {
        UITraitCollection.isAnyChanged = true
        let before = resolvedTraits
        change()
        propagateTraits(before, resolvedTraits)
    }

    /// Called after the view has moved to another superview. Notifies the view if its inherited traits have changed.
    /// Changes to the list environment are ignored, because cells would otherwise be notified each time they are
    /// reused.
    final func propagateSurroundingTraits(_ before: Traits, _ after: Traits) {
        var before = before
        before.listEnvironment = after.listEnvironment
        rareProperties?.leftTraits = nil
        settingsNumber = DeviceSettings.number
        guard before != after else { return }
        propagateTraits(ownTraits(in: before), ownTraits(in: after))
    }

    /// Notifies the view and its descendants if their traits have changed.
    final func propagateTraits(_ before: Traits, _ after: Traits) {
        guard before != after else { return }
        if before.layoutDirection != after.layoutDirection { directionChanged() }
        traitsChanged(before, after)
        let previous = UITraitCollection.shared(before)
        UITraitCollection.follow(controller ?? self) {
            controller?.traitCollectionDidChange(previous)
            controller?.traitHandlers.notify(controller ?? self, before, after, previous)
            traitCollectionDidChange(previous)
            rareProperties?.traitHandlers.notify(self, before, after, previous)
        }
        for view in subviewStorage { view.propagateTraits(view.ownTraits(in: before), view.ownTraits(in: after)) }
    }
}

extension UITraitCollection {
    /// The default device's traits, created once for each list environment.
    @MainActor fileprivate static let phone = (0...UIListEnvironment.sidebarPlain.rawValue).map { environment in
        var traits = Traits.ofDevice
        traits.listEnvironment = UIListEnvironment(rawValue: environment) ?? .none
        return UITraitCollection(traits)
    }

    @MainActor private static var made: [Traits: UITraitCollection] = [:]

    /// Returns the shared collection for the given traits.
    @MainActor static func shared(_ traits: Traits) -> UITraitCollection {
        if let known = made[traits] { return known }
        let new = UITraitCollection(traits)
        made[traits] = new
        return new
    }
}
