import Foundation

/// The placeholder that a controller shows when it has no content.
@MainActor
final class UnavailableContent {
    var configuration: (any UIContentConfiguration)?
    var view: (any UIView & UIContentView)?
    var needsUpdate = true
}

extension UIViewController {
    /// The configuration of the placeholder that covers the controller's view; `nil` for no placeholder.
    public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { madeUnavailableContent.configuration }
        set {
            let content = madeUnavailableContent
            content.configuration = newValue
            if let newValue, let view = content.view, view.supports(newValue) {
                view.configuration = newValue
                return
            }
            content.view?.removeFromSuperview()
            content.view = newValue?.makeContentView()
            guard let shown = content.view, let view else { return }
            shown.frame = view.bounds
            shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(shown)
        }
    }

    public final var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        let text = navigationItem.searchController?.searchBar.text ?? ""
        state.searchText = text.isEmpty ? nil : text
        return state
    }

    /// Requests a call to ``updateContentUnavailableConfiguration(using:)`` before the next layout.
    public final func setNeedsUpdateContentUnavailableConfiguration() {
        madeUnavailableContent.needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    private final var madeUnavailableContent: UnavailableContent {
        if let unavailableContent { return unavailableContent }
        let made = UnavailableContent()
        unavailableContent = made
        return made
    }

    /// Called before each layout of the view. Updates the configuration before the first layout and after each call to
    /// ``setNeedsUpdateContentUnavailableConfiguration()``.
    final func updateUnavailableContent() {
        guard unavailableContent?.needsUpdate ?? true else { return }
        madeUnavailableContent.needsUpdate = false
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
}
