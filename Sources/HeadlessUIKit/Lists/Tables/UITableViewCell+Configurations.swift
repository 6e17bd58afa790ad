import Foundation

extension UITableViewCell: ConfigurationHost {
    /// Mirrors `UITableViewCell.ConfigurationUpdateHandler`.
    public typealias ConfigurationUpdateHandler =
        @MainActor (
            _ cell: UITableViewCell, _ state: UICellConfigurationState
        ) -> Void

    /// A content configuration in the cell's style, without contents.
    public final func defaultContentConfiguration() -> UIListContentConfiguration {
        let configuration: UIListContentConfiguration =
            switch style {
            case .default: .cell()
            case .value1, .value2: .valueCell()
            case .subtitle: .subtitleCell()
            }
        return configuration.updated(for: configurationState)
    }

    /// What the cell shows. Setting it replaces ``contentView`` by the configuration's own view, unless the one that is
    /// there supports the configuration. `nil` after a configuration gives a new, empty content view.
    ///
    /// Unverified: setting it asks at once for the configuration that suits the state, before the view is made.
    public final var contentConfiguration: (any UIContentConfiguration)? {
        get { hostedContent }
        set { hostedContent = newValue }
    }

    /// A background that looks like those of the list around the cell.
    public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        .listCell().updated(for: configurationState)
    }

    /// The background configuration. Setting it sets ``backgroundView`` and its like to `nil`.
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
