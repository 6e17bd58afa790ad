import Foundation

/// The configurations of a view, and the views that show them. This object is created when the first of the properties
/// is set.
@MainActor
final class HostedConfigurations<Handler> {
    fileprivate(set) var content: (any UIContentConfiguration)?
    /// The view that shows the content configuration.
    fileprivate(set) var contentView: (any UIView & UIContentView)?
    fileprivate(set) var background: UIBackgroundConfiguration?
    /// The view that shows the background configuration.
    fileprivate(set) var backgroundView: ConfiguredBackground?
    var updatesContent = true
    var updatesBackground = true
    var handler: Handler?
}

/// The shared implementation of cells, headers and footers that show configurations.
@MainActor
protocol ConfigurationHost: UIView {
    associatedtype State: UIConfigurationState
    associatedtype Handler

    /// The view's configurations; `nil` until a configuration or a related property is set, so that a view without
    /// configurations stores only a single pointer.
    var hosted: HostedConfigurations<Handler>? { get set }
    var configurationState: State { get }
    var contentView: UIView { get }
    /// Adds the content view to the view, if that has not happened yet.
    func placeContentView()
    /// Returns the size of the content, regardless of constraints, or `nil` if the content has no intrinsic size.
    func contentSize(atWidth width: CGFloat?) -> CGSize?
    /// Lays out the view's built-in subviews.
    func layOutParts()

    /// Stores a new content view, which is already in the view hierarchy, and discards the built-in subviews of the
    /// previous content view.
    func replaceContentView(with view: UIView)
    /// Called when a background configuration replaces the background views.
    func removeBackgroundViews()
    /// Whether the configurations must be updated for the current state before the view is shown or laid out.
    var needsConfigurationUpdate: Bool { get set }
    func setNeedsUpdateConfiguration()
    /// Called when the view's preferred size may have changed.
    func setNeedsFitting()
    func updateConfiguration(using state: State)
    func run(_ handler: Handler, _ state: State)
}

extension ConfigurationHost {
    private func host() -> HostedConfigurations<Handler> {
        if let hosted { return hosted }
        let new = HostedConfigurations<Handler>()
        hosted = new
        return new
    }

    var hostedUpdatesContent: Bool {
        get { hosted?.updatesContent ?? true }
        set { host().updatesContent = newValue }
    }

    var hostedUpdatesBackground: Bool {
        get { hosted?.updatesBackground ?? true }
        set { host().updatesBackground = newValue }
    }

    var hostedHandler: Handler? {
        get { hosted?.handler }
        set {
            host().handler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    // MARK: Content

    var showsContentConfiguration: Bool { hosted?.content != nil }

    /// Requests a measurement if the subview whose size has changed is the content view of a configuration. Mirrors the
    /// self-sizing invalidation of `UITableView` and `UICollectionView`, UIKit.
    func configuredContentChanged(_ subview: UIView) {
        if let hosted, hosted.contentView === subview { setNeedsFitting() }
    }

    var hostedContent: (any UIContentConfiguration)? {
        get { hosted?.content }
        set {
            if let newValue {
                show(hostedUpdatesContent ? newValue.updated(for: configurationState) : newValue)
            } else if hosted?.content != nil {
                hosted?.content = nil
                hosted?.contentView = nil
                exchangeContentView(.filling())
            }
        }
    }

    /// Shows a configuration in the current content view if that view supports the configuration, and otherwise in a
    /// new content view.
    private func show(_ content: any UIContentConfiguration) {
        let host = host()
        host.content = content
        if let view = host.contentView, view.supports(content) {
            view.configuration = content
        } else {
            let view = content.makeContentView()
            host.contentView = view
            // A list content view does not use constraints to lay out its subviews. Any other content view may use
            // constraints to determine its size. The constraint solver must then take the view's intrinsic size into
            // account.
            if !(view is UIListContentView) { view.madeViewLayout.usesContent = true }
            exchangeContentView(view)
        }
        setNeedsFitting()
    }

    /// Adds a label to the content view and returns it.
    func contentLabel(_ properties: UIListContentConfiguration.TextProperties) -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = properties.font
        if label.textColor != properties.color { label.textColor = properties.color }
        label.adjustsFontForContentSizeCategory = true
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    private func exchangeContentView(_ view: UIView) {
        let old = contentView
        guard view !== old else { return }
        view.frame = old.untransformedFrame
        view.autoresizingMask = old.autoresizingMask
        insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
        replaceContentView(with: view)
    }

    // MARK: Background

    var hostedBackground: UIBackgroundConfiguration? {
        get { hosted?.background }
        set {
            if let newValue {
                removeBackgroundViews()
                show(hostedUpdatesBackground ? newValue.updated(for: configurationState) : newValue)
            } else if let hosted, hosted.background != nil {
                hosted.background = nil
                hosted.backgroundView?.removeFromSuperview()
                hosted.backgroundView = nil
            }
        }
    }

    private func show(_ background: UIBackgroundConfiguration) {
        let host = host()
        host.background = background
        if let view = host.backgroundView {
            view.take(background)
        } else {
            let view = ConfiguredBackground(background)
            host.backgroundView = view
            placeContentView()
            insertSubview(view, at: 0)
        }
    }

    // MARK: Updating

    /// Requests an update at the next layout, or before the view is shown. Several requests are combined into one.
    func requestConfigurationUpdate() {
        guard !needsConfigurationUpdate else { return }
        needsConfigurationUpdate = true
        setNeedsPreparation()
    }

    /// Performs pending updates until none is left, because each update may request another update.
    func carryOutConfigurationUpdates() {
        repeatUntilStable(
            "\(UILayoutGuide.name(self)) still needs a configuration update", because: "each round asks for another"
        ) {
            guard needsConfigurationUpdate else { return true }
            carryOutConfigurationUpdate()
            return false
        }
        needsConfigurationUpdate = false
    }

    /// Updates the configurations for the state, and then calls `updateConfiguration(using:)` and the handler, in that
    /// order.
    private func carryOutConfigurationUpdate() {
        needsConfigurationUpdate = false
        let state = configurationState
        if let hosted {
            if hosted.updatesContent, let content = hosted.content { show(content.updated(for: state)) }
            if hosted.updatesBackground, let background = hosted.background { show(background.updated(for: state)) }
        }
        updateConfiguration(using: state)
        if let handler = hosted?.handler { run(handler, state) }
    }
}
