import Foundation

/// The cell of a visible row. Mirrors `UITableViewCell` and its members, UIKit.
open class UITableViewCell: UIView, ListCell {
    /// Mirrors `UITableViewCell.CellStyle`. Fonts, colors and margins are those of the list content configurations
    /// (unverified). In `value2`, both labels have the text style `footnote`, and the main label is 91 points wide
    /// (unverified).
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

    // MARK: Initialization

    /// Creates a cell. Its size is 320 × 44 points until the table sets its frame (unverified).
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        content.frame = frame
        reuse.identifier = reuseIdentifier
    }

    public required init?(coder: NSCoder) {
        style = Self.style(coder)
        super.init(coder: coder)
        placeContentView()
    }

    override func decode(_ coder: InterfaceCoder) {
        coder.apply(UIView.viewProperties, to: self)
        coder.apply(UITableViewCell.tableViewCellProperties, to: self)
        decodeParts(coder)
        decodeContent(coder)
    }
    open override func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection {
        switch name {
        case "backgroundView": .outlet(value) { (view: UIView) in backgroundView = view }
        case "selectedBackgroundView": .outlet(value) { (view: UIView) in selectedBackgroundView = view }
        case "accessoryView": .outlet(value) { (view: UIView) in accessoryView = view }
        case "editingAccessoryView": .outlet(value) { (view: UIView) in editingAccessoryView = view }
        default: super._setOutlet(name, to: value)
        }
    }

    /// Creates a cell of the default style without a reuse identifier. If the frame is zero, as in
    /// `UITableViewCell()`, its size is 320 × 44 points until the table sets its frame (unverified).
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    /// Creates a view of a registered class for a list; see `RegisteredView`. UIKit has no such initializer.
    @available(*, unavailable, message: "a registered class is made by init(style:reuseIdentifier:)")
    public required convenience init(registeredFor reuseIdentifier: String) {
        let given = CellFromType.arguments
        self.init(style: given?.style ?? .default, reuseIdentifier: given.map(\.identifier) ?? reuseIdentifier)
    }

    final let style: CellStyle
    @exclusivity(unchecked) package final var reuse = ReuseState()

    open var reuseIdentifier: String? { reuse.identifier }

    /// Called just before a reused cell is dequeued. Unverified: the base class ends highlighting, selection and
    /// editing, keeps the configurations and the update handler, and requests an update.
    open func prepareForReuse() {
        if isHighlighted { setHighlighted(false, animated: false) }
        if isSelected { setSelected(false, animated: false) }
        if isEditing { setEditing(false, animated: false) }
        isSwiped = false
        isReordering = false
        (dragged, dropped) = (.none, .none)
        setNeedsUpdateConfiguration()
    }

    // MARK: Content

    /// The superview of the cell's content. Setting a content configuration replaces it.
    ///
    /// As in iOS 14 and later (reported by developers, not documented), it is added to the cell when it is first used, at
    /// the latest for the first layout. It therefore covers views that were added to the cell before that, so that they
    /// can't be touched.
    open var contentView: UIView {
        placeContentView()
        return content
    }
    @exclusivity(unchecked) private final var content = UIView.filling()
    @exclusivity(unchecked) private final var isContentPlaced = false

    /// Adds the content view to the cell, if that has not happened yet.
    final func placeContentView() {
        guard !isContentPlaced else { return }
        isContentPlaced = true
        addSubview(content)
    }

    final func replaceContentView(with view: UIView) {
        content = view
        standardTextLabel = nil
        standardDetailLabel = nil
        standardImageView = nil
        setNeedsLayout()
    }

    final override func defaultLayoutMargins(inside subview: UIView) -> UIEdgeInsets? {
        subview === content ? UIEdgeInsets(contentMargins, isMirrored: isMirrored) : nil
    }

    /// The main label; `nil` while the cell has a content configuration.
    open var textLabel: UILabel? {
        if showsContentConfiguration { return nil }
        if standardTextLabel == nil {
            standardTextLabel = contentLabel(standardValues.text)
            if style == .value2 { standardTextLabel?.textAlignment = .right }
        }
        return standardTextLabel
    }
    private(set) final var standardTextLabel: UILabel?

    /// The secondary label; `nil` for the default style, and while the cell has a content configuration.
    open var detailTextLabel: UILabel? {
        if style == .default || showsContentConfiguration { return nil }
        if standardDetailLabel == nil { standardDetailLabel = contentLabel(standardValues.secondaryText) }
        return standardDetailLabel
    }
    private(set) final var standardDetailLabel: UILabel?

    /// The image view; `nil` while the cell has a content configuration.
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

    /// The background view, behind all other views of the cell. Setting a view removes the background configuration.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil { backgroundConfiguration = nil }
            replaceBackground(oldValue, with: backgroundView)
        }
    }
    /// The background view for the selected and the highlighted state. It is a subview only in these states, above the
    /// ``backgroundView``. Setting a view removes the background configuration.
    open var selectedBackgroundView: UIView? {
        didSet {
            if selectedBackgroundView != nil { backgroundConfiguration = nil }
            showSelectedBackground(replacing: oldValue)
        }
    }

    private func showSelectedBackground(replacing old: UIView? = nil) {
        let isShown = selectionStyle != .none && (selected || highlighted)
        replaceBackground(
            old ?? selectedBackgroundView, with: isShown ? selectedBackgroundView : nil, above: backgroundView)
    }
    /// The background view for the selected state while multiple selection is allowed. Setting a view removes the
    /// background configuration.
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
    /// Whether the cell shows a reorder control. Unverified: in editing mode, the table sets it to `true` for rows that
    /// can be moved.
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    /// The insets of the separator, in points. Until they are set, they are the table's (unverified) or, in no table,
    /// begin at the text.
    open var separatorInset: UIEdgeInsets {
        get {
            ownSeparatorInset ?? (superviewStorage as? UITableView)?.separatorInset
                ?? UIEdgeInsets(top: 0, left: marginInList, bottom: 0, right: 0)
        }
        set { ownSeparatorInset = newValue }
    }
    private var ownSeparatorInset: UIEdgeInsets?
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { partsChanged() } } }
    /// The width of one level of indentation, in points.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { partsChanged() } } }

    // MARK: State

    open var selectionStyle = SelectionStyle.default
    @exclusivity(unchecked) private var selected = false
    @exclusivity(unchecked) private var highlighted = false
    @exclusivity(unchecked) private var editing = false

    /// Whether the cell appears selected. Setting it does not change the table's list of selected rows.
    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }

    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != self.selected else { return }
        self.selected = selected
        setNeedsUpdateConfiguration()
        if selectedBackgroundView != nil { showSelectedBackground() }
    }

    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != self.highlighted else { return }
        self.highlighted = highlighted
        setNeedsUpdateConfiguration()
        if selectedBackgroundView != nil { showSelectedBackground() }
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

    /// The editing style of the cell's row.
    open internal(set) var editingStyle = EditingStyle.none
    @exclusivity(unchecked) package final var isSwiped = false {
        didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } }
    }
    final var controls = CellControls()

    /// Whether a tap on the row's delete control, or a swipe, has revealed the row's actions.
    open var showingDeleteConfirmation: Bool { controls.state.contains(.showingDeleteConfirmation) }

    /// Called before the cell changes the controls beside its content. Receives the new state.
    open func willTransition(to state: StateMask) {}

    open func didTransition(to state: StateMask) {}

    /// Whether the cell receives touches. If it does not, ``configurationState`` is disabled (unverified).
    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Whether the row is being dragged to a different position.
    @exclusivity(unchecked) final var isReordering = false {
        didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } }
    }

    open override var isFocused: Bool { Focus.isAt(self) }

    // MARK: Drag and drop

    /// Mirrors `UITableViewCell.DragState`.
    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }

    /// Called when a drag of the row begins or ends.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// Whether the user can interact with the cell while it is being dragged. Stored, but not applied: HeadlessUIKit
    /// simulates touches with one finger only.
    open var userInteractionEnabledWhileDragging = false

    package final var dragAndDrop = CellDragAndDrop()
    package final func dragAndDropDidChange(isDrag: Bool) {
        setNeedsUpdateConfiguration()
        if isDrag { dragStateDidChange(DragState(rawValue: dragAndDrop.drag.number) ?? .none) }
    }

    // MARK: Configurations

    @exclusivity(unchecked) final var hosted: HostedConfigurations<ConfigurationUpdateHandler>?

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

    /// The state that the cell's appearance depends on. Subclasses override it to add custom states to the state that
    /// `super` returns.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = highlighted
        state.isSelected = selected
        state.isEditing = editing
        state.isSwiped = isSwiped
        state.isReordering = isReordering
        state.isFocused = isFocused
        (state.cellDragState, state.cellDropState) = (dragAndDrop.drag, dragAndDrop.drop)
        return state
    }

    /// Requests an update of the configurations, which happens at the next layout or before the cell is shown. Multiple
    /// requests result in a single update. A state change requests an update automatically.
    open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

    /// Called on each update. Subclasses override it to set configurations that depend on the state.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    final override var isRow: Bool { true }
    final override func constraintsInsideChanged() { setNeedsFittingByConstraints() }
    final override var isRootOfLayout: Bool { superviewStorage?.isList == true }

    final override func traitsChanged(_ before: Traits, _ after: Traits) { setNeedsUpdateConfiguration() }
    final override func prepareLayout() {
        placeContentView()
        carryOutConfigurationUpdates()
    }

    // MARK: Layout

    /// Mirrors `UIView.invalidateIntrinsicContentSize()`. Also makes the list measure the view again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        setNeedsFitting()
    }

    /// Returns the size that the constraints inside the cell require or, if there are no such constraints, the size of
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

    /// Returns the given width and the height that the content (the cell's own labels or its content configuration)
    /// needs. If the cell has neither, returns its current size. Mirrors `UITableViewCell`'s `sizeThatFits(_:)`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of characters.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : frame.width
        return contentHeight(atWidth: width).map { CGSize(width: width, height: $0) } ?? super.sizeThatFits(size)
    }

    /// Requests a layout, because the parts beside the content have changed.
    final func partsChanged() {
        setNeedsLayout()
        contentHeightChanged()
    }

    /// Requests a measurement if the content needs another height. Constraints must always be solved again.
    private func contentHeightChanged() {
        guard let fit = reuse.fit else { return }
        if viewLayout?.takesPart == true || fit.size?.height != contentHeight(atWidth: frame.width) {
            setNeedsFitting()
        }
    }

    /// Requests a layout, except for label changes in the default style, where the label's frame does not depend on its
    /// text. A change of a standard label or image view also requests a measurement.
    final override func subviewChanged(_ subview: UIView) {
        configuredContentChanged(subview)
        if style != .default || subview === standardImageView { setNeedsLayout() }
        if subview === standardTextLabel || subview === standardDetailLabel || subview === standardImageView {
            contentHeightChanged()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
        hosted?.backgroundView?.fill(self)
        layOutBackground(backgroundView)
        layOutBackground(selectedBackgroundView)
    }
}

// A dynamic cast finds the conformance even though it is unavailable; see `RegisteredView`.
@available(*, unavailable)
extension UITableViewCell: RegisteredView {}
