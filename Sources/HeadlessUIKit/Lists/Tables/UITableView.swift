import Foundation

/// A list of rows in sections. Mirrors `UITableView` and its members, UIKit, without drawing.
///
/// Cells are created only for visible rows and reused for rows that scroll into view. A row outside the bounds has no
/// cell, unless its cell contains the first responder. As long as row heights are estimated, a million rows cost hardly
/// more than ten. There is no run loop: a pending reload or layout is performed before each touch, in
/// `layoutIfNeeded()`, and when visible cells or views are requested.
open class UITableView: UIScrollView, ListScrollView {
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            .init(\UITableView.separatorColor), .init(\UITableView.separatorStyle), .init(\UITableView.separatorInset),
            .init(\UITableView.sectionIndexColor), .init(\UITableView.sectionHeaderTopPadding),
        ]
    }

    /// Mirrors `UITableView.Style`.
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    /// Mirrors `UITableView.ScrollPosition`.
    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    /// Mirrors `UITableView.RowAnimation`. Animations take no time: each one finishes immediately.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// A height that is measured when the row becomes visible: the height that the constraints require or, if there are
    /// no constraints, the height of the content. If neither is known, the estimate is used.
    public static let automaticDimension: CGFloat = -1

    // MARK: Initialization

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
    }

    /// Creates a plain table.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = Self.style(coder)
        super.init(coder: coder)
        if !(coder is InterfaceCoder) { alwaysBounceVertical = true }
    }

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UITableView.tableViewProperties, to: self)
        decodeRows(coder)
    }
    override func setDelegate(_ delegate: any UIScrollViewDelegate) {
        self.delegate = delegate as? any UITableViewDelegate
    }
    open override func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection {
        switch name {
        case "dataSource": .outlet(value) { (source: any UITableViewDataSource) in dataSource = source }
        case "prefetchDataSource":
            .outlet(value) { (source: any UITableViewDataSourcePrefetching) in prefetchDataSource = source }
        case "tableHeaderView": .outlet(value) { (view: UIView) in tableHeaderView = view }
        case "tableFooterView": .outlet(value) { (view: UIView) in tableFooterView = view }
        case "backgroundView": .outlet(value) { (view: UIView) in backgroundView = view }
        case "dragDelegate": .outlet(value) { (delegate: any UITableViewDragDelegate) in dragDelegate = delegate }
        case "dropDelegate": .outlet(value) { (delegate: any UITableViewDropDelegate) in dropDelegate = delegate }
        default: super._setOutlet(name, to: value)
        }
    }

    /// The rows that an interface file gives the table; `nil` if a data source provides them.
    final var staticContent: StaticContent?

    @exclusivity(unchecked) open private(set) var style: Style

    // Declared before the other properties that hold references, so that it is released before them. Code that runs
    // while those properties are released can then no longer access the list through the engine.
    package final private(set) lazy var engine = ListEngine(self)
    package final override var ownSubviews: [UIView] { engine.visible(subviews) }
    final override var isList: Bool { true }
    /// Only the margins at the sides reach into rows, because the height of a row does not depend on its position on
    /// screen (unverified).
    final override var marginsOfContent: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: layoutMargins.left, bottom: 0, right: layoutMargins.right)
    }

    /// The table's delegate. Not retained.
    @exclusivity(unchecked) @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            engine.unimplemented = []
        }
    }

    /// The table's data source. Not retained. Setting it discards the rows, as ``reloadData()`` does, but does not call that
    /// method, which a subclass may override.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            sectionsWithoutDataSource = dataSource == nil ? 1 : 0
            engine.unimplemented = []
            indexTitles = nil
            engine.reload()
        }
    }
    /// The number of sections if there is no data source: one section without rows, as in tests of public libraries. There
    /// is none if the data source was deallocated, because UIKit determines when a data source is set whether it provides
    /// the number of sections, and reads 0 from `nil`.
    final private(set) var sectionsWithoutDataSource = 1

    /// The object that is notified of rows that will soon be needed. It is notified in each layout that changes the
    /// visible rows, and is not retained. In HeadlessUIKit, a prefetched row has no cell until it becomes visible.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet {
            guard prefetchDataSource !== oldValue else { return }
            engine.prefetching = Prefetching()
            setNeedsLayout()
        }
    }
    open var isPrefetchingEnabled = true

    /// The object that provides the items to drag. Not retained.
    open weak var dragDelegate: (any UITableViewDragDelegate)?
    /// The object that handles drops. Not retained.
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    /// Whether rows can be dragged, if there is a ``dragDelegate``. Default:
    /// ``UIDragInteraction/isEnabledByDefault``.
    open var dragInteractionEnabled: Bool {
        get { engine.allowsDrags ?? UIDragInteraction.isEnabledByDefault }
        set { engine.allowsDrags = newValue }
    }
    /// Whether a drag that began in the table has not ended.
    open var hasActiveDrag: Bool { engine.activeDrag != nil }
    /// Whether a drag is over the table, and the drop delegate can handle it.
    open var hasActiveDrop: Bool { engine.hasActiveDrop }

    override final var limitsRowsToReadableWidth: Bool {
        cellLayoutMarginsFollowReadableWidth && style != .insetGrouped
    }
    override final var listEnvironment: UIListEnvironment? {
        switch style {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }

    // MARK: Heights

    /// The height of the rows, in points. With ``automaticDimension``, each row is measured. Changes to this property,
    /// and to all other heights and estimates, apply at the next layout (unverified).
    @exclusivity(unchecked) open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { engine.measureAtNextLayout(keepingHeights: false) } }
    }
    /// The estimated height of the rows, in points. ``automaticDimension`` means 44. 0 turns estimates off: the first
    /// layout requests the height of each row before it shows any row, which takes O(*n* log *n*) for *n* rows.
    /// Self-sizing rows, which UIKit does not support without estimates, are then all measured (unverified).
    @exclusivity(unchecked) open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { engine.measureAtNextLayout(keepingHeights: false) } }
    }
    /// The height of section headers, in points. In a grouped table with ``automaticDimension``, 17.5 points of space
    /// replace each missing header or footer, and there are another 17.5 points above the first section, unless the
    /// table has a ``tableHeaderView``. Header titles are 38 points tall, and footer titles are 28 points tall. These
    /// heights have been reported by developers (unverified).
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { engine.measureAtNextLayout() } }
    }
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { engine.measureAtNextLayout() } }
    }
    /// Mirrors `UITableView.estimatedSectionHeaderHeight`. ``automaticDimension`` means the height of a title: 28
    /// points in a plain table, and 38 points in a grouped table. 0 turns estimates off, as it does for
    /// ``estimatedRowHeight``.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { engine.measureAtNextLayout() } }
    }
    /// Mirrors `UITableView.estimatedSectionFooterHeight`. ``automaticDimension`` means 28 points. 0 turns estimates
    /// off, as it does for ``estimatedRowHeight``.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { engine.measureAtNextLayout() } }
    }
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The insets of the separators, in points. Until they are set, separators begin at the text of the rows.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: rowMargin, bottom: 0, right: 0) }
        set { ownSeparatorInset = newValue }
    }
    private var ownSeparatorInset: UIEdgeInsets?
    open var separatorColor: UIColor? = .separator
    /// The padding above each section header of a plain table, in points. ``automaticDimension`` means 22 points
    /// (unverified). A header that has no height has no padding. Grouped tables ignore the property (unverified).
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { engine.measureAtNextLayout() } }
    }
    /// The height of the empty rows below the last row, in points. Stored, but not applied.
    open var fillerRowHeight: CGFloat = 0
    /// Whether the content of rows, headers and footers is at most as wide as is comfortable to read, as in
    /// ``UIView/readableContentGuide``. The groups of an inset grouped table keep their width (unverified).
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet {
            guard cellLayoutMarginsFollowReadableWidth != oldValue else { return }
            engine.contentSidesChanged()
            engine.measureAtNextLayout(keepingHeights: false)
        }
    }
    /// Whether the content views of cells, headers and footers are inset to the safe area at the sides of the table.
    /// In an inset grouped table, whole rows are inset.
    open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }

    /// The view above the first section. The table sets its position and width, but not its height.
    open var tableHeaderView: UIView? {
        didSet { exchange(oldValue, tableHeaderView) }
    }
    /// The view below the last section.
    open var tableFooterView: UIView? {
        didSet { exchange(oldValue, tableFooterView) }
    }

    /// The space above the first section if the table has no header of its own, in points.
    final var spaceAboveSections = 0.0

    private func exchange(_ old: UIView?, _ new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new { addSubview(new) }
        }
        // The sections are moved even if the same view is set again, because its height may have changed.
        engine.moveSections(to: sectionsTop)
    }

    /// Determines which changes cause visible rows to be measured again. A batch of updates always causes this.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    final var selfSizes: Bool { selfSizingInvalidation != .disabled }
    final var followsConstraints: Bool { selfSizingInvalidation == .enabledIncludingConstraints }

    /// Mirrors `UITableView.SelfSizingInvalidation`.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled
        /// Measures a cell again when its intrinsic content size or content configuration changes.
        case enabled
        /// Also measures a cell again when the constraints inside it change.
        case enabledIncludingConstraints
    }

    // MARK: Counts

    open var numberOfSections: Int {
        engine.carryOutWorks()
        return engine.sectionCount
    }

    /// Returns the number of rows in a section. Raises an exception if the section does not exist.
    open func numberOfRows(inSection section: Int) -> Int {
        engine.carryOutWorks()
        if let count = engine.rowCount(section) { return count }
        if engine.isInUse() { stop("Requested the number of rows for section (\(section)) which is out of bounds.") }
        return 0
    }

    // MARK: Cells

    /// Registers a cell class. `nil` removes the registration.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        engine.register(cellClass, as: UITableViewCell.self, CellRegistry.Key(identifier: identifier))
    }

    /// Registers a nib whose only top-level object is a cell. `nil` removes the registration.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        engine.registry.register(nib, for: CellRegistry.Key(identifier: identifier))
    }

    /// Registers a nib whose only top-level object is a header or footer. `nil` removes the registration.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        engine.registry.register(nib, for: CellRegistry.Key(kind: Self.sectionViewKind, identifier: identifier))
    }

    /// Registers a header or footer class. `nil` removes the registration.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        engine.register(
            aClass, as: UITableViewHeaderFooterView.self,
            CellRegistry.Key(kind: Self.sectionViewKind, identifier: identifier))
    }

    /// Returns a reused cell or, if there is none, a new cell of the registered class; `nil` if no class is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        engine.registry.take(CellRegistry.Key(identifier: identifier)) as? UITableViewCell
    }

    /// Returns a cell for a row. If the row is being reconfigured, this is the row's current cell; if not, it is a
    /// reused cell or a new one.
    ///
    /// Raises an exception if the identifier is not registered, if it is not the identifier of the cell that is being
    /// reconfigured, or if a cell was already dequeued for the row that the table is requesting.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        requestedCell(identifier, indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Returns a reused view or, if there is none, a new view of the registered class; `nil` if no class is registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        engine.registry.take(CellRegistry.Key(kind: Self.sectionViewKind, identifier: identifier))
            as? UITableViewHeaderFooterView
    }

    // MARK: Visible cells and views

    /// Returns the cell of a visible row; `nil` for any other row.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) as? UITableViewCell }
    /// Returns the index path of a visible cell; `nil` for any other cell.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { indexPath(ofCell: cell) }
    /// The visible cells, from top to bottom.
    open var visibleCells: [UITableViewCell] {
        engine.carryOutPending()
        return engine.shown.compactMap { $0.cell as? UITableViewCell }
    }
    /// The index paths of the visible rows, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? { shownCells.map(\.indexPath) }

    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownSectionView(section, isHeader: true) as? UITableViewHeaderFooterView
    }

    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownSectionView(section, isHeader: false) as? UITableViewHeaderFooterView
    }

    // MARK: Frames of rows and sections

    /// Mirrors `UITableView.rectForRow(at:)`. Returns an empty rectangle for a row that does not exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        engine.loadPlaces()
        return engine.path(indexPath).flatMap(engine.rect) ?? .zero
    }

    /// Mirrors `UITableView.rect(forSection:)`. Returns an empty rectangle for a section that does not exist.
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) { (0, $0.total) } }
    /// Returns the frame that the header has when it is not floating.
    open func rectForHeader(inSection section: Int) -> CGRect { sectionRect(section) { ($0.above, $0.header) } }

    /// Returns the frame that the footer has when it is not floating.
    open func rectForFooter(inSection section: Int) -> CGRect {
        sectionRect(section) { ($0.total - $0.footer, $0.footer) }
    }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? { engine.row(at: point).map(engine.indexPath) }

    /// Returns the index paths of the rows that intersect a rectangle vertically, from top to bottom. The array is
    /// empty if no rows do.
    ///
    /// - Complexity: O(log² *n* + *k* log *n*), where *n* is the number of all rows and sections, and *k* is the number
    ///   of rows and sections in the rectangle.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        engine.rows(from: Double(rect.minY), to: Double(rect.maxY)).map(engine.indexPath)
    }

    /// Mirrors `UITableView.scrollToRow(at:at:animated:)`. Raises an exception if the row does not exist. If the row is
    /// `NSNotFound`, scrolls to the section, including its header and footer (unverified). Animations take no time: the
    /// scroll is complete when the method returns.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(animated: animated) { engine.scroll(to: indexPath, scrollPosition.alignment) }
    }

    /// Scrolls to the row that was selected first, if any row is selected. Mirrors
    /// `UITableView.scrollToNearestSelectedRow(at:animated:)`; UIKit does not document which of several selected rows
    /// counts as the nearest.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let indexPath = indexPathForSelectedRow else { return }
        scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Selection

    @exclusivity(unchecked) open var allowsSelection = true
    @exclusivity(unchecked) open var allowsSelectionDuringEditing = false
    @exclusivity(unchecked) open var allowsMultipleSelection = false
    /// Whether several rows can be selected while the table is being edited. If so, the rows have a selection mark
    /// instead of an edit control.
    @exclusivity(unchecked) open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue { showControlsAgain() } }
    }
    /// The index path of the selected row. If several rows are selected, this is the row that was selected first.
    open var indexPathForSelectedRow: IndexPath? { engine.selection.first.map(engine.indexPath) }
    /// The index paths of the selected rows, in the order of selection; `nil` if no row is selected.
    open var indexPathsForSelectedRows: [IndexPath]? { selectedIndexPaths.isEmpty ? nil : selectedIndexPaths }

    /// Posted when a touch has changed the selection, before the delegate is notified (unverified).
    public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
        "UITableViewSelectionDidChangeNotification")

    /// Selects a row programmatically, without calling the delegate. `nil` clears the selection.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard engine.select(indexPath), let indexPath, scrollPosition != .none else { return }
        scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Deselects a row programmatically, without calling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if engine.isInUse(), let path = engine.path(indexPath) { engine.setSelected(false, path) }
    }

    /// Whether rows can receive the focus, unless the delegate decides. The default value `true` is unverified.
    open var allowsFocus = true
    /// Whether a row is selected when it receives the focus, unless the delegate prevents it. As documented, its primary
    /// action is not performed. The default value `false` is unverified.
    open var selectionFollowsFocus = false
    /// Whether the focus returns to the row that had it when it left. Default: `false`.
    open var remembersLastFocusedIndexPath = false

    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        delegate?.tableView(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self)) ?? true
    }
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        delegate?.tableView(
            self, didUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self), with: coordinator)
    }

    /// Whether a drag that rests on a row selects it, unless the delegate decides. Stored, but has no effect: a ``Finger``
    /// rests nowhere.
    open var isSpringLoaded = false

    // MARK: Editing

    /// Whether the table is in editing mode, or a row is swiped open.
    open var isEditing: Bool {
        get { engine.isEditing || engine.openRow?.isSwiped == true }
        set { setEditing(newValue, animated: false) }
    }

    /// Mirrors `UITableView.setEditing(_:animated:)`. Sets the editing state of every visible cell, then asks the
    /// delegate for each row's editing style; no delegate method reports the change. Closes an open row. When editing
    /// ends, clears the selection if multiple selection is allowed only during editing (unverified).
    open func setEditing(_ editing: Bool, animated: Bool) {
        engine.closeOpenRow()
        guard editing != engine.isEditing else { return }
        engine.isEditing = editing
        showEditing(editing, animated: animated)
        engine.dropSelectionOfEditing()
    }

    // MARK: Updates

    /// Discards all rows. Requests the number of sections and rows at once, and the cells at the next layout. Clears the
    /// selection without calling the delegate (unverified).
    ///
    /// If the data changes after that, and the table is updated accordingly before its layout, the update is correct.
    open func reloadData() {
        indexTitles = nil
        engine.reload(countsNow: true)
    }

    /// Calls a closure, and collects the insertions, deletions, reloads and moves that it requests. When the closure
    /// returns, performs them as one batch.
    ///
    /// Blocks can be nested: the updates of all blocks are performed when the outermost one ends. Animations take no
    /// time: the completion handlers are called as soon as the updates have been performed.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        engine.performBatchUpdates(updates, completion)
    }

    /// An overload that takes a non-escaping closure, as UIKit's method does.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Begins a block of updates.
    open func beginUpdates() { engine.openBlock() }
    /// Mirrors `UITableView.endUpdates()`. Raises an exception if the updates are inconsistent with the data source's
    /// counts before and after them.
    open func endUpdates() { engine.closeBlock() }
    /// Whether a block of updates is open, or a placeholder is shown.
    open var hasUncommittedUpdates: Bool { engine.phases.block != nil || !engine.placeholders.isEmpty }

    /// Inserts rows. The index paths refer to the state after the update.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        engine.update(indexPaths) { .insertRow($0) }
    }

    /// Deletes rows. The index paths refer to the state before the update.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        engine.update(indexPaths) { .deleteRow($0) }
    }

    /// Replaces the cells of rows with new cells, which are displayed before the old cells become available for reuse.
    /// The index paths refer to the state before the update.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        engine.update(indexPaths) { .reloadRow($0) }
    }

    /// Reconfigures the existing cells of rows. Rows without a cell are skipped.
    ///
    /// The data source must return the row's existing cell, which ``dequeueReusableCell(withIdentifier:for:)`` returns
    /// in this case.
    open func reconfigureRows(at indexPaths: [IndexPath]) { engine.reconfigure(indexPaths) }
    /// Mirrors `UITableView.moveRow(at:to:)`: moves a row, which keeps its cell. The first index path refers to the
    /// state before the update, and the second to the state after it.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { engine.move(indexPath, to: newIndexPath) }

    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        engine.update(sections.map { .insertSection($0) })
    }

    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        engine.update(sections.map { .deleteSection($0) })
    }

    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        engine.update(sections.map { .reloadSection($0) })
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        engine.update([.moveSection(section, to: newSection)])
    }

    // MARK: Section index

    /// The minimum number of rows that the table must have for the index to be shown.
    open var sectionIndexMinimumDisplayRowCount = 0
    open var sectionIndexColor: UIColor?
    open var sectionIndexBackgroundColor: UIColor?
    open var sectionIndexTrackingBackgroundColor: UIColor?
    /// Discards the titles of the index and requests them again when they are needed.
    open func reloadSectionIndexTitles() { indexTitles = nil }

    /// The titles of the index; `nil` until they have been requested.
    final var indexTitles: [String]?

    // MARK: Layout

    /// The view behind the rows, which always fills the visible area.
    open var backgroundView: UIView? {
        get { engine.backgroundView }
        set { engine.backgroundView = newValue }
    }

    final override var reasonForLayouts: String? { engine.reasonForLayouts }
    final override func layoutWasDropped() { engine.layoutWasDropped() }
    final override func editingEndedInside() { engine.editingEndedInside() }
    final override func traitsChanged(_ before: Traits, _ after: Traits) { engine.traitsChanged(before, after) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        engine.layOut()
    }

    // MARK: Description

    package override nonisolated class var viewKind: ViewKind? { .list }
}

extension UITableViewCell {
    /// Mirrors `UITableViewCell.SeparatorStyle`.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
        /// A deprecated style that looks like `singleLine` in UIKit.
        case singleLineEtched = 2
    }
}
