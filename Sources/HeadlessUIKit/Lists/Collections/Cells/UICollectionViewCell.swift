import Foundation

/// The cell of a visible item. Mirrors `UICollectionViewCell` and its members, UIKit.
open class UICollectionViewCell: UICollectionReusableView, ListCell {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        content.frame = CGRect(origin: .zero, size: frame.size)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        placeContentView()
    }

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        decodeContentView(coder, contentView)
        if let view = coder.make("backgroundView", as: UIView.self) { backgroundView = view }
        if let view = coder.make("selectedBackgroundView", as: UIView.self) { selectedBackgroundView = view }
    }
    open override func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection {
        switch name {
        case "backgroundView": .outlet(value) { (view: UIView) in backgroundView = view }
        case "selectedBackgroundView": .outlet(value) { (view: UIView) in selectedBackgroundView = view }
        default: super._setOutlet(name, to: value)
        }
    }

    /// The superview of the cell's content. Setting a content configuration may replace this view. Like the content view
    /// of a table cell, it covers views that were added to the cell before it was first used (unverified).
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

    /// Whether a view is the content view.
    final func isContent(_ view: UIView) -> Bool { view === content }

    final func replaceContentView(with view: UIView) { content = view }

    /// Whether the cell appears selected. Setting it does not change the collection view's list of selected items.
    open var isSelected = false {
        didSet {
            guard isSelected != oldValue else { return }
            setNeedsUpdateConfiguration()
            showSelectedBackground()
        }
    }

    open var isHighlighted = false {
        didSet {
            guard isHighlighted != oldValue else { return }
            setNeedsUpdateConfiguration()
            showSelectedBackground()
        }
    }

    /// The background view, behind all other views of the cell. Setting a view removes the background configuration.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil { backgroundConfiguration = nil }
            replaceBackground(oldValue, with: backgroundView)
        }
    }

    /// The background view for the selected and the highlighted state, above the ``backgroundView``. It is a subview at
    /// once, as apps rely on that constrain it to the cell, and hidden in other states (unverified). Setting a view
    /// removes the background configuration.
    open var selectedBackgroundView: UIView? {
        didSet {
            if selectedBackgroundView != nil { backgroundConfiguration = nil }
            replaceBackground(oldValue, with: selectedBackgroundView, above: backgroundView)
            showSelectedBackground()
        }
    }

    private func showSelectedBackground() { selectedBackgroundView?.isHidden = !isSelected && !isHighlighted }

    /// Whether the cell is in the editing state. In UIKit, only the configuration state has this property.
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

    /// The item's level and expansion in the outline of its section; `nil` if the item is not in an outline.
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

    final override var isRow: Bool { reuse.kind == nil }

    package var deleteControl: UIControl? { nil }

    /// Whether the cell has a handle by which it can be dragged.
    var hasReorderHandle: Bool { false }

    /// Called when the editing state has changed.
    func editingChanged() {}

    /// Called when the item's level or expansion in an outline has changed.
    func outlineChanged(from before: OutlineState?) {}

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

    /// Whether the item is being dragged to a different position.
    final var isReordering = false {
        didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } }
    }

    open override var isFocused: Bool { Focus.isAt(self) }

    // MARK: Drag and drop

    /// Mirrors `UICollectionViewCell.DragState`.
    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }

    /// Called when a drag of the item begins or ends.
    open func dragStateDidChange(_ dragState: DragState) {}

    package final var dragAndDrop = CellDragAndDrop()
    package final func dragAndDropDidChange(isDrag: Bool) {
        setNeedsUpdateConfiguration()
        if isDrag { dragStateDidChange(DragState(rawValue: dragAndDrop.drag.number) ?? .none) }
    }

    /// Whether the cell receives touches. If it doesn't, `isDisabled` is `true` in the configuration state
    /// (unverified).
    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// The state that the cell's appearance depends on. Override it to add custom states to the value of `super`.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isEditing = isEditing
        state.isExpanded = isExpanded
        state.isSwiped = isSwiped
        state.isReordering = isReordering
        state.isFocused = isFocused
        (state.cellDragState, state.cellDropState) = (dragAndDrop.drag, dragAndDrop.drop)
        return state
    }

    /// Requests an update of the configurations, at the next layout or before the cell is shown. Multiple requests are
    /// combined. A change in state requests an update automatically.
    open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

    /// Called on each update. Subclasses override it to set configurations for the given state.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Called just before a reused cell is dequeued. Unverified: the base class ends highlighting, selection and
    /// editing, keeps the configurations and the update handler, and requests an update.
    open override func prepareForReuse() {
        super.prepareForReuse()
        if isHighlighted { isHighlighted = false }
        if isSelected { isSelected = false }
        isEditing = false
        isSwiped = false
        isReordering = false
        (dragged, dropped) = (.none, .none)
        if outlineState != nil { outlineState = nil }
        setNeedsUpdateConfiguration()
    }

    final override func traitsChanged(_ before: Traits, _ after: Traits) { setNeedsUpdateConfiguration() }
    final override func prepareLayout() {
        placeContentView()
        carryOutConfigurationUpdates()
    }

    /// Mirrors `UIView.invalidateIntrinsicContentSize()`. The list measures the view again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        setNeedsFitting()
    }

    /// Returns the size that the constraints inside the cell require. If there are no constraints, or if they result in
    /// a height of 0, returns the result of `sizeThatFits(_:)` if the cell's class overrides that method. Otherwise,
    /// returns the size of the content view if a content configuration created it, and the cell's current size if none
    /// did.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        var size = fittingSize(targetSize, horizontalFittingPriority) {
            super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        if size != UIView.unknownFit { size.height = max(size.height, heightOfParts) }
        return size
    }

    override func subviewChanged(_ subview: UIView) { configuredContentChanged(subview) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
        hosted?.backgroundView?.fill(self)
        layOutBackground(backgroundView)
        layOutBackground(selectedBackgroundView)
    }

    /// Returns the content's size at a width, or without a width limit, including the parts beside the content.
    final func contentSize(atWidth width: CGFloat?) -> CGSize? {
        let room = width ?? UIView.layoutFittingExpandedSize.width
        let inner = contentFrame(in: CGSize(width: room, height: 0)).width
        let size = contentView.intrinsicContentSize(atWidth: width == nil ? nil : inner)
        return size.height >= 0 ? CGSize(width: width ?? size.width + room - inner, height: size.height) : nil
    }

    /// Returns the content view's frame in a cell of the given size, in a left-to-right layout. A subclass with parts
    /// beside its content overrides it.
    func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

    /// The height of the parts beside the content, in points.
    var heightOfParts: CGFloat { 0 }

    /// Lays out the content view. A subclass can override this method to lay out its own parts as well.
    func layOutParts() {
        let place = directed(contentFrame(in: frame.size))
        if contentView.frame != place { contentView.frame = place }
    }
}
