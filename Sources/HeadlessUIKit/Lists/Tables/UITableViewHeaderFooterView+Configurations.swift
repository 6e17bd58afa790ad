import Foundation

extension UITableViewHeaderFooterView: ConfigurationHost {
    final func placeContentView() {}
    /// Mirrors `UITableViewHeaderFooterView.ConfigurationUpdateHandler`.
    public typealias ConfigurationUpdateHandler =
        @MainActor (
            _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
        ) -> Void

    /// Returns an empty content configuration for a header. Unverified: footers get the same configuration, because a
    /// view can't tell whether it will be used as a footer.
    public final func defaultContentConfiguration() -> UIListContentConfiguration {
        .header().updated(for: configurationState)
    }

    /// The configuration of the view's content. Setting it replaces ``contentView`` with the configuration's own
    /// content view, unless the current content view supports the configuration. Setting it to `nil` installs a new,
    /// empty content view.
    ///
    /// Unverified: the setter immediately updates the configuration for the current state, before it creates the view.
    public final var contentConfiguration: (any UIContentConfiguration)? {
        get { hostedContent }
        set { hostedContent = newValue }
    }

    /// Returns the default background configuration for a header in the list that contains the view.
    public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        .listHeader().updated(for: configurationState)
    }

    /// The background configuration. Setting it sets ``backgroundView`` to `nil`.
    public final var backgroundConfiguration: UIBackgroundConfiguration? {
        get { hostedBackground }
        set { hostedBackground = newValue }
    }

    /// A handler that is called on each update, after ``updateConfiguration(using:)``. Setting the handler requests an
    /// update. The handler is kept when the view is reused.
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
