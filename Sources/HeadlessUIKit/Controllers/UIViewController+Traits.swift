extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
    /// The trait overrides for the view and its descendants, including views of child controllers.
    public final var traitOverrides: UITraitOverrides {
        get { overriddenTraits }
        set {
            if newValue.layoutDirection == .rightToLeft { UIView.isAnyRightToLeft = true }
            changeTraits { overriddenTraits = newValue }
        }
    }

    @discardableResult
    public final func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        traitHandlers.add(traits, handler)
    }

    public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitHandlers.remove(registration)
    }

    /// The traits used while the view is not loaded.
    final var traitsWithoutView: UITraitCollection {
        var traits = Traits.ofDevice
        overrideTraits(&traits)
        return .shared(traits)
    }

    /// Applies the trait overrides to inherited traits; the result is the view's traits. A sheet's interface level is
    /// elevated.
    final func overrideTraits(_ traits: inout Traits) {
        if isSheet, presenting?.presented === self { traits.userInterfaceLevel = .elevated }
        overriddenTraits.apply(to: &traits)
    }

    /// Performs a change and then notifies the view and its descendants if their traits have changed.
    final func changeTraits(_ change: () -> Void) {
        UITraitCollection.isAnyChanged = true
        if let view = viewIfLoaded { view.changeTraits(change) } else { change() }
    }
}
