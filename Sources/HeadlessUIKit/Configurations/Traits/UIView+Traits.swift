extension UIView {
    /// The traits that the views around this one, and it, leave.
    final var surroundingTraits: UITraitCollection {
        var style = UIUserInterfaceStyle.unspecified
        var environment: UIListEnvironment?
        let asksForStyle = Self.isAnyStyleOverridden
        var view: UIView? = self
        while let current = view, environment == nil || asksForStyle {
            if asksForStyle, style == .unspecified { style = current.overrideUserInterfaceStyle }
            if environment == nil { environment = current.listEnvironment }
            view = current.superviewStorage
        }
        let traits = style == .dark ? Self.darkTraits : Self.lightTraits
        return traits[(environment ?? .none).rawValue]
    }

    // A phone's traits, made once, by the surrounding list.
    private static let lightTraits = phoneTraits(.light)
    private static let darkTraits = phoneTraits(.dark)

    private static func phoneTraits(_ style: UIUserInterfaceStyle) -> [UITraitCollection] {
        (0...UIListEnvironment.sidebarPlain.rawValue).map { environment in
            UITraitCollection(
                Traits(
                    userInterfaceStyle: style, horizontalSizeClass: .compact, verticalSizeClass: .regular,
                    layoutDirection: .leftToRight, listEnvironment: UIListEnvironment(rawValue: environment) ?? .none))
        }
    }

    /// The style of this view and of everything inside that follows it has changed.
    final func traitsDidChange(from style: UIUserInterfaceStyle) {
        traitsChanged()
        let previous = traitCollection.modifyingTraits { $0.userInterfaceStyle = style }
        controller?.traitCollectionDidChange(previous)
        traitCollectionDidChange(previous)
        for view in subviewStorage where view.overrideUserInterfaceStyle == .unspecified {
            view.traitsDidChange(from: style)
        }
    }
}
