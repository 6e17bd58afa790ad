import Foundation

extension UICollectionViewCell: ConfigurationHost {
    /// Mirrors `UICollectionViewCell.ConfigurationUpdateHandler`.
    public typealias ConfigurationUpdateHandler =
        @MainActor (
            _ cell: UICollectionViewCell, _ state: UICellConfigurationState
        ) -> Void

    /// The configuration of the cell's content. Setting it replaces ``contentView`` with a content view that the
    /// configuration creates, unless the current content view supports the configuration. Setting it to `nil` installs
    /// a new, empty content view.
    ///
    /// Unverified: if automatic updates are enabled, the setter immediately updates the configuration for the current
    /// state, before it creates the view.
    public final var contentConfiguration: (any UIContentConfiguration)? {
        get { hostedContent }
        set { hostedContent = newValue }
    }

    /// Returns a background configuration with the default appearance for the list that contains the cell.
    public final func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        .listCell().updated(for: configurationState)
    }

    /// The background configuration. Setting a configuration also sets ``backgroundView`` and
    /// ``selectedBackgroundView`` to `nil`.
    public final var backgroundConfiguration: UIBackgroundConfiguration? {
        get { hostedBackground }
        set { hostedBackground = newValue }
    }

    /// A handler that is called on each update, after ``updateConfiguration(using:)``. Setting it requests an update;
    /// reusing the cell does not remove it.
    public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { hostedHandler }
        set { hostedHandler = newValue }
    }

    final func removeBackgroundViews() {
        backgroundView = nil
        selectedBackgroundView = nil
    }

    final func run(
        _ handler: @MainActor (UICollectionViewCell, UICellConfigurationState) -> Void,
        _ state: UICellConfigurationState
    ) {
        handler(self, state)
    }
}

extension UICollectionViewListCell {
    /// Returns an empty content configuration for a list cell.
    public final func defaultContentConfiguration() -> UIListContentConfiguration {
        .cell().updated(for: configurationState)
    }
}
