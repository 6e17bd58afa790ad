extension UIView {
    /// Headlessly those of a phone held upright, in a light room: the style may be overridden, and a list says what it is.
    ///
    /// Mirrors `UITraitEnvironment.traitCollection`.
    ///
    /// - Complexity: O(views around this one).
    public final var traitCollection: UITraitCollection {
        var style = UIUserInterfaceStyle.unspecified
        var environment: UIListEnvironment?
        var view: UIView? = self
        while let current = view {
            if style == .unspecified { style = current.overrideUserInterfaceStyle }
            if environment == nil { environment = current.listEnvironment }
            view = current.superviewStorage
        }
        return Self.phone[environment ?? .none, style == .dark ? .dark : .light]
    }

    /// The traits of a phone, made once for each style and surrounding list.
    private static let phone = PhoneTraits()

    private struct PhoneTraits {
        private var collections: [[UITraitCollection]] = []

        init() {
            for environment in 0...UIListEnvironment.sidebarPlain.rawValue {
                collections.append(
                    [UIUserInterfaceStyle.light, .dark].map { style in
                        UITraitCollection(
                            Traits(
                                userInterfaceStyle: style, horizontalSizeClass: .compact, verticalSizeClass: .regular,
                                layoutDirection: .leftToRight,
                                listEnvironment: UIListEnvironment(rawValue: environment) ?? .none))
                    })
            }
        }

        subscript(environment: UIListEnvironment, style: UIUserInterfaceStyle) -> UITraitCollection {
            collections[environment.rawValue][style == .dark ? 1 : 0]
        }
    }

    /// The traits of this view and of everything inside have changed.
    final func traitsDidChange() {
        traitsChanged()
        for view in subviewStorage { view.traitsDidChange() }
    }
}
