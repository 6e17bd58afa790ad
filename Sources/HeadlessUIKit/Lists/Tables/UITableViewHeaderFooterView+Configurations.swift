import Foundation

extension UITableViewHeaderFooterView: ConfigurationHost {
    /// Mirrors `UITableViewHeaderFooterView.ConfigurationUpdateHandler`.
    public typealias ConfigurationUpdateHandler =
        @MainActor (
            _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
        ) -> Void

    /// A header's text, to be filled and set. Unverified: a view does not know whether it will be a footer.
    public final func defaultContentConfiguration() -> UIListContentConfiguration {
        .header().updated(for: configurationState)
    }

    /// What the view shows. Setting it replaces ``contentView`` by the configuration's own view, unless the one that is
    /// there supports the configuration. `nil` after a configuration gives a new, empty content view.
    ///
    /// Unverified: setting it asks at once for the configuration that suits the state, before the view is made.
    public final var contentConfiguration: (any UIContentConfiguration)? {
        get { hostedContent }
        set { hostedContent = newValue }
    }

    /// A background that looks like those of the list around the view.
    public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        .listHeader().updated(for: configurationState)
    }

    /// The background configuration. Setting it sets ``backgroundView`` to `nil`.
    public final var backgroundConfiguration: UIBackgroundConfiguration? {
        get { hostedBackground }
        set { hostedBackground = newValue }
    }

    /// Runs at each update, after ``updateConfiguration(using:)``. Setting it asks for an update; being used again does
    /// not remove it.
    public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { hostedHandler }
        set { hostedHandler = newValue }
    }

    final func removeBackgroundViews() { backgroundView = nil }

    final func run(
        _ handler: @MainActor (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void,
        _ state: UIViewConfigurationState
    ) {
        handler(self, state)
    }
}
