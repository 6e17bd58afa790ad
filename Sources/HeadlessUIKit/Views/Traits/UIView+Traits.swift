import Foundation

extension UIView: UITraitEnvironment, UITraitChangeObservable {
    /// The traits overridden for this view and everything inside.
    public final var traitOverrides: UITraitOverrides {
        get { rareProperties?.traitOverrides ?? UITraitOverrides() }
        set {
            if newValue.layoutDirection == .rightToLeft { Self.isAnyRightToLeft = true }
            changeTraits { madeRareProperties.traitOverrides = newValue }
        }
    }

    /// The smallest size of text for this view and everything inside; `nil` for no limit.
    public final var minimumContentSizeCategory: UIContentSizeCategory? {
        get { rareProperties?.minimumContentSizeCategory }
        set { changeTraits { madeRareProperties.minimumContentSizeCategory = newValue } }
    }

    /// The largest size of text for this view and everything inside; `nil` for no limit. Unverified: it counts before a
    /// ``minimumContentSizeCategory`` that is larger.
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

    /// The traits that the views around this one, and it, leave.
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

    /// What the view is told. One without a superview keeps what the last one left, since it hears of nothing until it is
    /// somewhere again (unverified).
    final var traitsAround: Traits {
        superviewStorage?.resolvedTraits ?? rareProperties?.leftTraits
            ?? .ofDevice(with: DeviceSettings.known[settingsNumber])
    }

    /// Keeps, of a superview that the view is about to leave, what a device alone would not have.
    final func keepTraits(of superview: UIView) {
        let device = Traits.ofDevice
        var traits = superview.resolvedTraits
        // What is in no list is not the cell of one.
        traits.listEnvironment = device.listEnvironment
        settingsNumber = DeviceSettings.number
        if traits != device {
            madeRareProperties.leftTraits = traits
        } else {
            rareProperties?.leftTraits = nil
        }
    }

    /// What the view makes of the traits around it.
    private func ownTraits(in surroundings: Traits) -> Traits {
        var traits = surroundings
        if let listEnvironment { traits.listEnvironment = listEnvironment }
        controller?.traitOverrides.apply(to: &traits)
        if let rareProperties {
            rareProperties.traitOverrides.apply(to: &traits)
            rareProperties.limitContentSizeCategory(of: &traits)
        }
        return traits
    }

    /// The user chooses another style in the device's settings: what is on screen hears of it, as all windows of an app do, and
    /// any other view as it comes on screen.
    package static func setDeviceStyle(_ style: UIUserInterfaceStyle, onScreen roots: [UIView]) {
        changeSettings(onScreen: roots) { $0.style = style }
    }

    /// The user chooses another size of text. The notification comes after what is on screen has heard (unverified).
    package static func setDeviceTextSize(_ category: UIContentSizeCategory, onScreen roots: [UIView]) {
        guard changeSettings(onScreen: roots, { $0.textSize = category }) else { return }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: UIApplication.shared,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
    }

    /// - Returns: Whether anything has changed.
    @discardableResult
    static func changeSettings(onScreen roots: [UIView], _ change: (inout DeviceSettings) -> Void) -> Bool {
        var settings = DeviceSettings.current
        change(&settings)
        guard settings != .current else { return false }
        UITraitCollection.isAnyChanged = true
        DeviceSettings.current = settings
        for root in roots { root.root.hearOfSettings() }
        return true
    }

    /// Tells a view in no superview, which is on screen or comes there, what has changed since it heard of the settings.
    final func hearOfSettings() {
        guard settingsNumber != DeviceSettings.number, superviewStorage == nil else { return }
        let before = resolvedTraits
        settingsNumber = DeviceSettings.number
        rareProperties?.leftTraits = nil
        tellTraits(before, resolvedTraits)
    }

    /// Carries out what changes the view's traits, and tells whom it concerns.
    final func changeTraits(_ change: () -> Void) {
        UITraitCollection.isAnyChanged = true
        let before = resolvedTraits
        change()
        tellTraits(before, resolvedTraits)
    }

    /// Tells the view, which has another superview, what has changed around it. That it is in a list is no change: a cell
    /// would hear of it each time it is used again.
    final func tellTraitsAround(_ before: Traits, _ after: Traits) {
        var before = before
        before.listEnvironment = after.listEnvironment
        rareProperties?.leftTraits = nil
        settingsNumber = DeviceSettings.number
        guard before != after else { return }
        tellTraits(ownTraits(in: before), ownTraits(in: after))
    }

    /// Tells the view and everything inside that its traits have changed, if they have.
    final func tellTraits(_ before: Traits, _ after: Traits) {
        guard before != after else { return }
        if before.layoutDirection != after.layoutDirection { directionChanged() }
        traitsChanged(before, after)
        let previous = UITraitCollection.shared(before)
        controller?.traitCollectionDidChange(previous)
        controller?.traitHandlers.tell(controller ?? self, before, after, previous)
        traitCollectionDidChange(previous)
        rareProperties?.traitHandlers.tell(self, before, after, previous)
        for view in subviewStorage { view.tellTraits(view.ownTraits(in: before), view.ownTraits(in: after)) }
    }
}

extension UITraitCollection {
    /// Whether anybody has overridden traits or described another device, so that nobody looks for what was never set.
    @MainActor @exclusivity(unchecked) static var isAnyChanged = false

    /// A phone's traits, made once, by the surrounding list.
    @MainActor fileprivate static let phone = (0...UIListEnvironment.sidebarPlain.rawValue).map { environment in
        var traits = Traits.ofDevice
        traits.listEnvironment = UIListEnvironment(rawValue: environment) ?? .none
        return UITraitCollection(traits)
    }

    @MainActor private static var made: [Traits: UITraitCollection] = [:]

    /// The one collection of these traits.
    @MainActor static func shared(_ traits: Traits) -> UITraitCollection {
        if let known = made[traits] { return known }
        let new = UITraitCollection(traits)
        made[traits] = new
        return new
    }
}
