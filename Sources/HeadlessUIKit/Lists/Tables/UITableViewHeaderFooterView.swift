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

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        if let identifier = coder.element["reuseIdentifier"] { reuse.identifier = identifier }
    }

    /// Creates a view without a reuse identifier.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a view of a registered class for a list; see `RegisteredView`. UIKit has no such initializer.
    @available(*, unavailable, message: "a registered class is made by init(reuseIdentifier:)")
    public required convenience init(registeredFor reuseIdentifier: String) {
        self.init(reuseIdentifier: CellFromType.arguments.map(\.identifier) ?? reuseIdentifier)
    }

    @exclusivity(unchecked) package final var reuse = ReuseState()
    final override func constraintsInsideChanged() { setNeedsFittingByConstraints() }
    final override var isRootOfLayout: Bool { superviewStorage?.isList == true }

    open var reuseIdentifier: String? { reuse.identifier }

    /// Called just before a reused view is dequeued. Unverified: the base class keeps the configurations and the update
    /// handler, and requests an update.
    open func prepareForReuse() { setNeedsUpdateConfiguration() }

    /// The superview of the view's content. Setting a content configuration replaces this view.
    open private(set) var contentView = UIView.filling()

    final func replaceContentView(with view: UIView) {
        contentView = view
        text = nil
        detail = nil
        setNeedsLayout()
    }

    /// The background view. Setting a view removes the background configuration.
    open var backgroundView: UIView? { didSet { if backgroundView != nil { backgroundConfiguration = nil } } }

    /// The space around the labels, which depends on the position of the view in its table.
    final var labelSpace = SectionLabelSpace.standard {
        didSet {
            guard labelSpace != oldValue else { return }
            setNeedsLayout()
            setNeedsFitting()
        }
    }

    /// The main label; `nil` while the view has a content configuration.
    open var textLabel: UILabel? {
        if showsContentConfiguration { return nil }
        if text == nil { text = contentLabel(.init(.body, .label, nil)) }
        return text
    }
    private var text: UILabel?

    /// The secondary label; `nil` while the view has a content configuration.
    open var detailTextLabel: UILabel? {
        if showsContentConfiguration { return nil }
        if detail == nil { detail = contentLabel(.init(.body, .label, nil)) }
        return detail
    }
    private var detail: UILabel?

    // MARK: Configurations

    final var hosted: HostedConfigurations<ConfigurationUpdateHandler>?

    /// Whether the content configuration is updated automatically when the state changes.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { hostedUpdatesContent }
        set { hostedUpdatesContent = newValue }
    }

    /// Whether the background configuration is updated automatically when the state changes.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { hostedUpdatesBackground }
        set { hostedUpdatesBackground = newValue }
    }

    /// Whether the view receives touches. If it does not, ``configurationState`` is disabled (unverified).
    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// The state that the view's appearance depends on. Subclasses override it to add custom states to the state that
    /// `super` returns.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Requests an update of the configurations, which happens at the next layout or before the view is shown. Multiple
    /// requests result in a single update. A state change requests an update automatically.
    open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

    /// Called on each update. Subclasses override it to set configurations that depend on the state.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    final override func traitsChanged(_ before: Traits, _ after: Traits) { setNeedsUpdateConfiguration() }
    final override func prepareLayout() { carryOutConfigurationUpdates() }

    /// Mirrors `UIView.invalidateIntrinsicContentSize()`. Also makes the list measure the view again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        setNeedsFitting()
    }

    /// Returns the size that the constraints inside the view require or, if there are no such constraints, the size of
    /// the content.
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

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
        hosted?.backgroundView?.fill(self)
    }

    /// Returns the default margins of the content view. The left and right margins match the margins of rows
    /// (unverified).
    final override func defaultLayoutMargins(inside subview: UIView) -> UIEdgeInsets? {
        guard subview === contentView else { return nil }
        let side = marginInList
        return UIEdgeInsets(top: 6, left: side, bottom: 6, right: side)
    }

    final func contentSize(atWidth width: CGFloat?) -> CGSize? {
        let sides = UITableView.contentSides(of: self)
        let room = width.map { max(0, $0 - sides.leading - sides.trailing) }
        let size = standardContent?.size(atWidth: room) ?? contentView.intrinsicContentSize(atWidth: room)
        return size.height >= 0 ? CGSize(width: width ?? size.width, height: size.height) : nil
    }

    final func layOutParts() {
        let sides = UITableView.contentSides(of: self)
        contentView.frame = directed(CGRect(origin: .zero, size: untransformedFrame.size).inset(sides))
        standardContent?.layOut(nil, in: contentView)
    }

    /// The layout of the view's own labels; `nil` if it has none.
    private var standardContent: TextPairArrangement? {
        guard text != nil || detail != nil else { return nil }
        return TextPairArrangement(
            text: text, secondaryText: detail, insets: labelSpace.insets(side: marginInList),
            minimumHeight: labelSpace.minimumHeight, alignsToBottom: labelSpace.alignsToBottom)
    }

    /// Requests a layout and a measurement if one of the view's own labels has changed.
    final override func subviewChanged(_ subview: UIView) {
        configuredContentChanged(subview)
        guard subview === text || subview === detail else { return }
        setNeedsLayout()
        if contentSize(atWidth: untransformedFrame.width)?.height != untransformedFrame.height { setNeedsFitting() }
    }
}

/// The space around the labels of a header or footer. All values are in points, and unverified.
struct SectionLabelSpace: Equatable {
    let top: CGFloat
    let bottom: CGFloat
    /// The height of the view, unless the labels need more. A title that the table shows at the default text size fits
    /// into it.
    let minimumHeight: CGFloat
    /// Whether the labels are at the bottom of the view, as in the headers of a grouped table, instead of being
    /// centered.
    let alignsToBottom: Bool

    static let standard = Self(top: 6, bottom: 6, minimumHeight: 28, alignsToBottom: false)
    static let plainTitle = Self(top: 3.5, bottom: 3.5, minimumHeight: 28, alignsToBottom: false)
    static let groupedHeader = Self(top: 6, bottom: 6, minimumHeight: 38, alignsToBottom: true)
    static let groupedTitle = Self(top: 16, bottom: 6, minimumHeight: 38, alignsToBottom: true)

    /// - Parameter side: The margin at the sides.
    func insets(side: CGFloat) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
    }
}

// A dynamic cast finds the conformance even though it is unavailable; see `RegisteredView`.
@available(*, unavailable)
extension UITableViewHeaderFooterView: RegisteredView {}
