import Foundation

/// A section's header or footer. Mirrors `UITableViewHeaderFooterView` and its members, UIKit.
open class UITableViewHeaderFooterView: UIView, ReusableView {
    public init(reuseIdentifier: String?) {
        super.init(frame: .zero)
        reuse.identifier = reuseIdentifier
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// A view without a reuse identifier.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// How a list makes a view of a registered class: see `RegisteredView`. UIKit has no such initializer.
    @available(*, unavailable, message: "a registered class is made by init(reuseIdentifier:)")
    public required convenience init(registeredFor reuseIdentifier: String) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    @exclusivity(unchecked) package final var reuse = ReuseState()
    final override func constraintsInsideChanged() { setNeedsFittingByConstraints() }
    final override var isRootOfLayout: Bool { superviewStorage?.isList == true }

    open var reuseIdentifier: String? { reuse.identifier }

    /// Called just before a used view is handed out again. Unverified: the base class keeps the configurations and the
    /// handler, and asks for an update.
    open func prepareForReuse() { setNeedsUpdateConfiguration() }

    /// The superview of the view's own views. A content configuration puts another in its place.
    open private(set) var contentView = UIView.filling()

    final func replaceContentView(with view: UIView) {
        contentView = view
        text = nil
        detail = nil
        setNeedsLayout()
    }

    /// Setting a view removes the background configuration.
    open var backgroundView: UIView? { didSet { if backgroundView != nil { backgroundConfiguration = nil } } }

    /// `nil` while there is a content configuration.
    open var textLabel: UILabel? {
        if showsContentConfiguration { return nil }
        if text == nil { text = contentLabel() }
        return text
    }
    private var text: UILabel?

    /// `nil` while there is a content configuration.
    open var detailTextLabel: UILabel? {
        if showsContentConfiguration { return nil }
        if detail == nil { detail = contentLabel() }
        return detail
    }
    private var detail: UILabel?

    // MARK: Configurations

    final var hosted: HostedConfigurations<ConfigurationUpdateHandler>?

    /// Whether the content follows the state by itself.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { hostedUpdatesContent }
        set { hostedUpdatesContent = newValue }
    }

    /// Whether the background follows the state by itself.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { hostedUpdatesBackground }
        set { hostedUpdatesBackground = newValue }
    }

    /// Unverified: a view without interaction is disabled in its state.
    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// What the look of the view depends on now. An override adds states of its own to what `super` says.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Asks for an update of the configurations. It is made at the next layout or before the view is shown; several
    /// requests become one. A change of state asks by itself.
    open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

    /// Called at an update, for subclasses to set configurations by state.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    final override func traitsChanged(_ before: Traits, _ after: Traits) { setNeedsUpdateConfiguration() }
    final override func prepareLayout() { carryOutConfigurationUpdates() }

    /// Mirrors `UIView.invalidateIntrinsicContentSize()`: the list measures the view again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        setNeedsFitting()
    }

    /// What the constraints inside, else the content, ask for.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority) {
            super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
    }

    final override func subviewChanged(_ subview: UIView) {
        if subview === text || subview === detail { setNeedsLayout() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
        hosted?.backgroundView?.fill(self)
    }

    /// The sides line up with those of the rows. Unverified.
    final override func defaultLayoutMargins(inside subview: UIView) -> UIEdgeInsets? {
        subview === contentView ? UIEdgeInsets(top: 6, left: 16, bottom: 6, right: 16) : nil
    }

    final var wrapsText: Bool { (text?.numberOfLines ?? 1) != 1 || (detail?.numberOfLines ?? 1) != 1 }

    final func layOutParts() {
        contentView.frame = CGRect(origin: .zero, size: frame.size)
        if text != nil || detail != nil {
            TextPairArrangement(
                text: text, secondaryText: detail,
                insets: NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16), minimumHeight: 0
            ).layOut(nil, in: contentView)
        }
    }
}

// A cast finds it all the same: see `RegisteredView`.
@available(*, unavailable)
extension UITableViewHeaderFooterView: RegisteredView {}
