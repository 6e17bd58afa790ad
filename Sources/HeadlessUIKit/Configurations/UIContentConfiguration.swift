/// What a content view shows, as a value that makes the view. Mirrors `UIContentConfiguration`, UIKit.
public protocol UIContentConfiguration {
    /// A new content view that shows this.
    @MainActor func makeContentView() -> any UIView & UIContentView

    /// This configuration for a state: a cell asks for it when its state changes, and shows the answer.
    func updated(for state: any UIConfigurationState) -> Self
}
