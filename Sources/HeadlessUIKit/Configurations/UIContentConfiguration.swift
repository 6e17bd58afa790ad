/// A value that describes the content of a view and creates the view. Mirrors `UIContentConfiguration`, UIKit.
public protocol UIContentConfiguration {
    /// Creates a content view that shows the configuration.
    @MainActor func makeContentView() -> any UIView & UIContentView

    /// Returns the configuration for a state. A cell, header or footer calls this method when its state changes, and
    /// shows the result.
    func updated(for state: any UIConfigurationState) -> Self
}
