import Foundation

extension UITableViewCell: ConfigurationHost {
    /// Mirrors `UITableViewCell.ConfigurationUpdateHandler`.
    public typealias ConfigurationUpdateHandler =
        @MainActor (
            _ cell: UITableViewCell, _ state: UICellConfigurationState
        ) -> Void

    /// Returns an empty content configuration for the cell's style. For `value2`, it is the configuration for `value1`
    /// (unverified).
    public final func defaultContentConfiguration() -> UIListContentConfiguration {
        UIListContentConfiguration(style == .value2 ? .valueCell : contentStyle).updated(for: configurationState)
    }

    /// The configuration of the cell's content. Setting it replaces ``contentView`` with the configuration's own
    /// content view, unless the current content view supports the configuration. Setting it to `nil` installs a new,
    /// empty content view.
    ///
    /// Unverified: the setter immediately updates the configuration for the current state, before it creates the view.
    public final var contentConfiguration: (any UIContentConfiguration)? {
        get { hostedContent }
        set { hostedContent = newValue }
    }

    /// Returns a background configuration with the default appearance for the list that contains the cell.
    public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        .listCell().updated(for: configurationState)
    }

    /// The background configuration. Setting it sets ``backgroundView`` and the other background views to `nil`.
    public final var backgroundConfiguration: UIBackgroundConfiguration? {
        get { hostedBackground }
        set { hostedBackground = newValue }
    }

    /// A handler that is called on each update, after ``updateConfiguration(using:)``. Setting the handler requests an
    /// update. The handler is kept when the cell is reused.
    public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { hostedHandler }
        set { hostedHandler = newValue }
    }

    final func removeBackgroundViews() {
        backgroundView = nil
        selectedBackgroundView = nil
        multipleSelectionBackgroundView = nil
    }

    final func run(
        _ handler: @MainActor (UITableViewCell, UICellConfigurationState) -> Void, _ state: UICellConfigurationState
    ) {
        handler(self, state)
    }
}
