import Foundation

/// One item on screen. Mirrors `UICollectionViewCell` and its members, UIKit.
open class UICollectionViewCell: UICollectionReusableView, ListCell {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.frame = CGRect(origin: .zero, size: frame.size)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// The superview of the cell's own views. A content configuration puts another in its place.
    open private(set) var contentView = UIView.filling()

    final func replaceContentView(with view: UIView) { contentView = view }

    /// The collection view's own list decides which items are selected, not this.
    open var isSelected = false {
        didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Setting a view removes the background configuration.
    open var backgroundView: UIView? {
        didSet { if backgroundView != nil { backgroundConfiguration = nil } }
    }

    /// Setting a view removes the background configuration.
    open var selectedBackgroundView: UIView? {
        didSet { if selectedBackgroundView != nil { backgroundConfiguration = nil } }
    }

    /// Whether the cell looks edited. UIKit says so by the configuration state alone.
    package final var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            editingChanged()
            setNeedsUpdateConfiguration()
        }
    }

    package final var isSwiped = false {
        didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Where the item is in the outline of its section; `nil`: it is in none.
    final var outlineState: OutlineState? {
        didSet {
            guard outlineState?.level != oldValue?.level || isExpanded != (oldValue?.isExpanded ?? false) else {
                return
            }
            outlineChanged(from: oldValue)
            setNeedsUpdateConfiguration()
        }
    }

    package final var isInOutline: Bool { outlineState != nil }
    package final var isExpanded: Bool { outlineState?.isExpanded ?? false }

    final override var isRow: Bool { !reuse.isSectionView }

    package var deleteControl: UIControl? { nil }

    /// Whether a finger can drag the cell by a handle.
    var hasReorderHandle: Bool { false }

    /// Shows what belongs to the state of editing.
    func editingChanged() {}

    /// Shows what belongs to the item's place in an outline.
    func outlineChanged(from before: OutlineState?) {}

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

    /// Whether the item is being dragged to another place.
    final var isReordering = false {
        didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Unverified: a cell without interaction is disabled in its state.
    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// What the look of the cell depends on now. An override adds states of its own to what `super` says.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isEditing = isEditing
        state.isExpanded = isExpanded
        state.isSwiped = isSwiped
        state.isReordering = isReordering
        return state
    }

    /// Asks for an update of the configurations. It is made at the next layout or before the cell is shown; several
    /// requests become one. A change of state asks by itself.
    open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

    /// Called at an update, for subclasses to set configurations by state.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Called just before a used cell is handed out again. Unverified: the base class ends highlight, selection and
    /// editing, keeps the configurations and the handler, and asks for an update.
    open override func prepareForReuse() {
        super.prepareForReuse()
        if isHighlighted { isHighlighted = false }
        if isSelected { isSelected = false }
        isEditing = false
        isSwiped = false
        isReordering = false
        if outlineState != nil { outlineState = nil }
        setNeedsUpdateConfiguration()
    }

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

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
        hosted?.backgroundView?.fill(self)
    }

    final var wrapsText: Bool { false }

    /// Puts what the cell itself consists of in its place.
    func layOutParts() { contentView.frame = CGRect(origin: .zero, size: frame.size) }
}
