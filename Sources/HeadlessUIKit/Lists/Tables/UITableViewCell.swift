import Foundation

/// One row on screen. Mirrors `UITableViewCell` and its members, UIKit.
open class UITableViewCell: UIView, ListCell {
    /// Mirrors `UITableViewCell.CellStyle`.
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    /// Mirrors `UITableViewCell.AccessoryType`.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// Mirrors `UITableViewCell.SelectionStyle`.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    /// Mirrors `UITableViewCell.EditingStyle`.
    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    // MARK: Making

    /// Creates a cell. It is 320 × 44 points until its table gives it a frame (unverified).
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        contentView.frame = frame
        reuse.identifier = reuseIdentifier
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// A cell of the default style without a reuse identifier.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// How a list makes a view of a registered class: see `RegisteredView`. UIKit has no such initializer.
    @available(*, unavailable, message: "a registered class is made by init(style:reuseIdentifier:)")
    public required convenience init(registeredFor reuseIdentifier: String) {
        self.init(style: .default, reuseIdentifier: reuseIdentifier)
    }

    final let style: CellStyle
    @exclusivity(unchecked) package final var reuse = ReuseState()

    open var reuseIdentifier: String? { reuse.identifier }

    /// Called just before a used cell is handed out again. Unverified: the base class ends highlight, selection and
    /// editing, keeps the configurations and the handler, and asks for an update.
    open func prepareForReuse() {
        if isHighlighted { setHighlighted(false, animated: false) }
        if isSelected { setSelected(false, animated: false) }
        if isEditing { setEditing(false, animated: false) }
        isSwiped = false
        isReordering = false
        setNeedsUpdateConfiguration()
    }

    // MARK: Content

    /// The superview of the cell's own views. A content configuration puts another in its place.
    @exclusivity(unchecked) open private(set) var contentView = UIView.filling()

    final func replaceContentView(with view: UIView) {
        contentView = view
        standardTextLabel = nil
        standardDetailLabel = nil
        standardImageView = nil
        setNeedsLayout()
    }

    final override func defaultLayoutMargins(inside subview: UIView) -> UIEdgeInsets? {
        subview === contentView ? UIEdgeInsets(contentMargins, isMirrored: isMirrored) : nil
    }

    /// `nil` while there is a content configuration.
    open var textLabel: UILabel? {
        if showsContentConfiguration { return nil }
        if standardTextLabel == nil { standardTextLabel = contentLabel() }
        return standardTextLabel
    }
    private(set) final var standardTextLabel: UILabel?

    /// `nil` for the default style, and while there is a content configuration.
    open var detailTextLabel: UILabel? {
        if style == .default || showsContentConfiguration { return nil }
        if standardDetailLabel == nil { standardDetailLabel = contentLabel() }
        return standardDetailLabel
    }
    private(set) final var standardDetailLabel: UILabel?

    /// `nil` while there is a content configuration.
    open var imageView: UIImageView? {
        if showsContentConfiguration { return nil }
        if let standardImageView { return standardImageView }
        let view = UIImageView(frame: .zero)
        contentView.insertSubview(view, at: 0)
        standardImageView = view
        setNeedsLayout()
        return view
    }
    private(set) final var standardImageView: UIImageView?

    /// Setting a view removes the background configuration.
    open var backgroundView: UIView? { didSet { if backgroundView != nil { backgroundConfiguration = nil } } }
    /// Setting a view removes the background configuration.
    open var selectedBackgroundView: UIView? {
        didSet { if selectedBackgroundView != nil { backgroundConfiguration = nil } }
    }
    /// Setting a view removes the background configuration.
    open var multipleSelectionBackgroundView: UIView? {
        didSet { if multipleSelectionBackgroundView != nil { backgroundConfiguration = nil } }
    }
    @exclusivity(unchecked) open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { showAccessory() } }
    }
    @exclusivity(unchecked) open var accessoryView: UIView? { didSet { showAccessory() } }
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { showAccessory() } }
    }
    open var editingAccessoryView: UIView? { didSet { showAccessory() } }
    /// Unverified: a table that is edited sets it for rows that can be moved.
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// In points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

    // MARK: State

    open var selectionStyle = SelectionStyle.default
    @exclusivity(unchecked) private var selected = false
    @exclusivity(unchecked) private var highlighted = false
    @exclusivity(unchecked) private var editing = false

    /// The table's own list decides which rows are selected, not this.
    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }

    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != self.selected else { return }
        self.selected = selected
        setNeedsUpdateConfiguration()
    }

    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != self.highlighted else { return }
        self.highlighted = highlighted
        setNeedsUpdateConfiguration()
    }

    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        let changes = editing != self.editing
        self.editing = editing
        guard changes else { return }
        showAccessory()
        setNeedsUpdateConfiguration()
    }

    /// How the row is edited.
    open internal(set) var editingStyle = EditingStyle.none
    @exclusivity(unchecked) package final var isSwiped = false {
        didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } }
    }
    final var controls = CellControls()

    /// Whether the row's delete control or a swipe revealed its actions.
    open var showingDeleteConfirmation: Bool { controls.state.contains(.showingDeleteConfirmation) }

    /// Called before the controls beside the content change, with the coming state.
    open func willTransition(to state: StateMask) {}

    open func didTransition(to state: StateMask) {}

    /// Unverified: a cell without interaction is disabled in its state.
    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Whether the row is being dragged to another place.
    @exclusivity(unchecked) final var isReordering = false {
        didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } }
    }

    // MARK: Configurations

    @exclusivity(unchecked) final var hosted: HostedConfigurations<ConfigurationUpdateHandler>?

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

    /// What the look of the cell depends on now. An override adds states of its own to what `super` says.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = highlighted
        state.isSelected = selected
        state.isEditing = editing
        state.isSwiped = isSwiped
        state.isReordering = isReordering
        return state
    }

    /// Asks for an update of the configurations. It is made at the next layout or before the cell is shown; several
    /// requests become one. A change of state asks by itself.
    open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

    /// Called at an update, for subclasses to set configurations by state.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    final override var isRow: Bool { true }
    final override func constraintsInsideChanged() { setNeedsFittingByConstraints() }
    final override var isRootOfLayout: Bool { superviewStorage?.isList == true }

    final override func traitsChanged(_ before: Traits, _ after: Traits) { setNeedsUpdateConfiguration() }
    final override func prepareLayout() { carryOutConfigurationUpdates() }

    // MARK: Layout

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

    /// The width asked for, and the height that the contents need. These are the cell's own labels or its content
    /// configuration; without them it is the cell's own size. Mirrors `UITableViewCell`'s `sizeThatFits(_:)`.
    ///
    /// - Complexity: O(characters).
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : frame.width
        return contentHeight(atWidth: width).map { CGSize(width: width, height: $0) } ?? super.sizeThatFits(size)
    }

    /// A text alone lies where it lies, whatever it says.
    final override func subviewChanged(_ subview: UIView) {
        if style != .default || subview === standardImageView { setNeedsLayout() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
        hosted?.backgroundView?.fill(self)
    }
}

// A cast finds it all the same: see `RegisteredView`.
@available(*, unavailable)
extension UITableViewCell: RegisteredView {}
