import Foundation

/// What a view keeps from the moment it first uses configurations.
@MainActor
final class HostedConfigurations<Handler> {
    fileprivate(set) var content: (any UIContentConfiguration)?
    /// The view that shows the content.
    fileprivate var contentView: (any UIView & UIContentView)?
    fileprivate(set) var background: UIBackgroundConfiguration?
    /// The view that shows the background.
    fileprivate(set) var backgroundView: ConfiguredBackground?
    var updatesContent = true
    var updatesBackground = true
    var handler: Handler?
}

/// A cell, header or footer as far as it shows configurations, all in one way.
@MainActor
protocol ConfigurationHost: UIView {
    associatedtype State: UIConfigurationState
    associatedtype Handler

    /// `nil` until configurations are used: a view without them pays one word.
    var hosted: HostedConfigurations<Handler>? { get set }
    var configurationState: State { get }
    var contentView: UIView { get }
    /// Whether the view's own labels have lines enough for their text.
    var wrapsText: Bool { get }
    /// How large the content is that the view shows without constraints; `nil` where it does not say.
    func contentSize(atWidth width: CGFloat?) -> CGSize?
    /// Puts what the view itself consists of in its place.
    func layOutParts()

    /// Puts another view in place of the content view, which takes everything inside along.
    func replaceContentView(with view: UIView)
    /// The view has a background configuration now, in place of background views.
    func removeBackgroundViews()
    /// Whether the configurations are to follow the state before the view is shown or laid out again.
    var needsConfigurationUpdate: Bool { get set }
    func setNeedsUpdateConfiguration()
    /// The view wants to be larger or smaller, perhaps.
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

    /// Shows content in the content view that there is, if that one supports it, else in a new one.
    private func show(_ content: any UIContentConfiguration) {
        let host = host()
        host.content = content
        if let view = host.contentView, view.supports(content) {
            view.configuration = content
        } else {
            let view = content.makeContentView()
            host.contentView = view
            exchangeContentView(view)
        }
        setNeedsFitting()
    }

    /// A label in the content view.
    func contentLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    private func exchangeContentView(_ view: UIView) {
        let old = contentView
        guard view !== old else { return }
        view.frame = old.frame
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
            insertSubview(view, at: 0)
        }
    }

    // MARK: Updating

    /// Has an update made at the next layout, or before the view is shown. Several requests become one.
    func requestConfigurationUpdate() {
        guard !needsConfigurationUpdate else { return }
        needsConfigurationUpdate = true
        setNeedsPreparation()
    }

    /// Carries out an update that is pending. It may ask for another.
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

    /// The configurations follow the state, then the view's own method and its
    /// handler run, in this order.
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
