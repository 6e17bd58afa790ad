extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
    /// The trait overrides for the view and its descendants, including views of child controllers.
    public final var traitOverrides: UITraitOverrides {
        get { overriddenTraits }
        set {
            UITraitCollection.isAnyChanged = true
            if newValue.layoutDirection == .rightToLeft { UIView.isAnyRightToLeft = true }
            if let view = viewIfLoaded {
                view.changeTraits { overriddenTraits = newValue }
            } else {
                overriddenTraits = newValue
            }
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
        overriddenTraits.apply(to: &traits)
        return .shared(traits)
    }
}
