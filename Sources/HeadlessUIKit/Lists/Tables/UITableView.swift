import Foundation

/// A list of rows in sections. Mirrors `UITableView` and its members, UIKit, without drawing.
///
/// It is a real list: cells are made for the rows that are visible and reused for those that scroll in, a row off
/// screen has no cell, and a million rows cost no more to show than ten. There is no run loop: a pending reload or
/// layout is carried out before each touch, on `layoutIfNeeded()`, and when something visible is asked for.
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

    /// Mirrors `UITableView.RowAnimation`. There is no time: every animation has ended at once.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// A height that the table measures when the row comes into sight: what its constraints ask for, else its content,
    /// else the estimate.
    public static let automaticDimension: CGFloat = -1

    // MARK: Making

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    /// A plain table.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    @exclusivity(unchecked) open private(set) var style: Style

    // Before the other properties, and so deallocated before them: what they say as they go finds no list by way of it.
    package final private(set) lazy var engine = ListEngine(self)
    final override var isList: Bool { true }

    /// Not retained.
    @exclusivity(unchecked) @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            engine.unimplemented = []
        }
    }

    /// Not retained.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            engine.unimplemented = []
            reloadData()
        }
    }

    /// Hears at each layout which rows will be needed soon. Not retained. Headlessly a prefetched row has no cell until
    /// it comes into sight.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet {
            guard prefetchDataSource !== oldValue else { return }
            engine.prefetching = Prefetching()
            setNeedsLayout()
        }
    }
    open var isPrefetchingEnabled = true

    override final var listEnvironment: UIListEnvironment? {
        switch style {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }

    // MARK: Heights

    /// In points; ``automaticDimension`` measures each row.
    @exclusivity(unchecked) open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { engine.forgetHeights() } }
    }
    /// In points; ``automaticDimension`` means 44, and 0 no estimates: the height of each row is asked for before the
    /// first layout, O(rows). Rows that size themselves, which Apple does not allow then, are all measured
    /// (unverified).
    @exclusivity(unchecked) open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { engine.forgetHeights() } }
    }
    open var sectionHeaderHeight = UITableView.automaticDimension
    open var sectionFooterHeight = UITableView.automaticDimension
    /// Mirrors `UITableView.estimatedSectionHeaderHeight`; ``automaticDimension`` means 28, and 0 no estimates, as for rows.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    /// Mirrors `UITableView.estimatedSectionFooterHeight`; ``automaticDimension`` means 28, and 0 no estimates, as for rows.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    open var separatorColor: UIColor? = .separator
    /// In points. Recorded, not applied.
    open var sectionHeaderTopPadding = UITableView.automaticDimension
    /// In points. Recorded, not applied.
    open var fillerRowHeight: CGFloat = 0
    /// Recorded, not applied.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Recorded, not applied.
    open var insetsContentViewsToSafeArea = true

    /// The view above the first section, as high as its frame.
    open var tableHeaderView: UIView? {
        didSet { exchange(oldValue, tableHeaderView) }
    }
    /// Below the last section.
    open var tableFooterView: UIView? {
        didSet { exchange(oldValue, tableFooterView) }
    }

    private func exchange(_ old: UIView?, _ new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new { addSubview(new) }
        }
        // Set again, a view may have another height.
        engine.moveSections(to: sectionsTop)
    }

    /// When rows on screen are measured again. A batch of updates does it at any rate.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled
    final var selfSizes: Bool { selfSizingInvalidation != .disabled }
    final var followsConstraints: Bool { selfSizingInvalidation == .enabledIncludingConstraints }

    /// Mirrors `UITableView.SelfSizingInvalidation`.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled
        /// When a cell's intrinsic content size or content configuration changes.
        case enabled
        /// When the constraints inside a cell change, too.
        case enabledIncludingConstraints
    }

    // MARK: Counts

    open var numberOfSections: Int {
        engine.carryOutWorks()
        return engine.sectionCount
    }

    /// Stops on a section that does not exist.
    open func numberOfRows(inSection section: Int) -> Int {
        engine.carryOutWorks()
        if let count = engine.rowCount(section) { return count }
        if engine.isInUse() { stop("Requested the number of rows for section (\(section)) which is out of bounds.") }
        return 0
    }

    // MARK: Cells

    /// `nil` takes the registration back.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        engine.register(cellClass, as: UITableViewCell.self, CellRegistry.Key(identifier: identifier))
    }

    /// `nil` takes the registration back.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        engine.register(
            aClass, as: UITableViewHeaderFooterView.self,
            CellRegistry.Key(kind: Self.sectionViewKind, identifier: identifier))
    }

    /// A reused cell, else one of the registered class, else `nil`.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        engine.registry.take(CellRegistry.Key(identifier: identifier)) as? UITableViewCell
    }

    /// A cell for a row: the one that the row has if it is being reconfigured, else a used or a new one.
    ///
    /// Stops on an identifier that is not registered, and on a second cell for the row that the table is asking for.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        requestedCell(identifier, indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// A reused view, else one of the registered class, else `nil`.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        engine.registry.take(CellRegistry.Key(kind: Self.sectionViewKind, identifier: identifier))
            as? UITableViewHeaderFooterView
    }

    // MARK: What is on screen

    /// The cell of a visible row; `nil` for another.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) as? UITableViewCell }
    /// The index path of a visible cell; `nil` for another.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { indexPath(ofCell: cell) }
    /// From top to bottom.
    open var visibleCells: [UITableViewCell] { shownCells.compactMap { $0.cell as? UITableViewCell } }
    /// From top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? { shownCells.map(\.indexPath) }

    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownSectionView(section, isHeader: true) as? UITableViewHeaderFooterView
    }

    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownSectionView(section, isHeader: false) as? UITableViewHeaderFooterView
    }

    // MARK: Where rows lie

    /// Mirrors `UITableView.rectForRow(at:)`: empty for a row that does not exist.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        engine.loadPlaces()
        return RowPath(indexPath).flatMap(engine.rect) ?? .zero
    }

    /// Mirrors `UITableView.rect(forSection:)`: empty for a section that does not exist.
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) { (0, $0.total) } }
    /// Where the header lies while it does not float.
    open func rectForHeader(inSection section: Int) -> CGRect { sectionRect(section) { (0, $0.header) } }

    /// Where the footer lies while it does not float.
    open func rectForFooter(inSection section: Int) -> CGRect {
        sectionRect(section) { ($0.total - $0.footer, $0.footer) }
    }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? { engine.row(at: point)?.indexPath }

    /// Mirrors `UITableView.scrollToRow(at:at:animated:)`. Stops on a row that does not exist; `NSNotFound` as row scrolls to the
    /// section, header and footer included (unverified). There is no time: the scroll has ended on return.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(animated: animated) { engine.scroll(to: indexPath, scrollPosition.alignment) }
    }

    /// Scrolls to the first selected row, if there is one. Mirrors
    /// `UITableView.scrollToNearestSelectedRow(at:animated:)`; which of several is the nearest is not documented.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let indexPath = indexPathForSelectedRow else { return }
        scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Selection

    @exclusivity(unchecked) open var allowsSelection = true
    @exclusivity(unchecked) open var allowsSelectionDuringEditing = false
    @exclusivity(unchecked) open var allowsMultipleSelection = false
    @exclusivity(unchecked) open var allowsMultipleSelectionDuringEditing = false
    /// The row that is selected, the first of several.
    open var indexPathForSelectedRow: IndexPath? { engine.selection.first?.indexPath }
    /// In the order of their selection; `nil` if there are none.
    open var indexPathsForSelectedRows: [IndexPath]? { selectedIndexPaths.isEmpty ? nil : selectedIndexPaths }

    /// Selects a row from code: no delegate is called. `nil` drops the selection.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard engine.select(indexPath), let indexPath, scrollPosition != .none else { return }
        scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Deselects a row from code: no delegate is called.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if engine.isInUse(), let path = RowPath(indexPath) { engine.setSelected(false, path) }
    }

    /// Recorded: a headless finger moves no focus. That it is true is unverified.
    open var allowsFocus = true
    /// Recorded: a headless finger moves no focus.
    open var selectionFollowsFocus = false

    // MARK: Editing

    /// Whether the table is edited, or a row was swiped open.
    open var isEditing: Bool {
        get { engine.isEditing || engine.openRow?.isSwiped == true }
        set { setEditing(newValue, animated: false) }
    }

    /// Mirrors `UITableView.setEditing(_:animated:)`: tells every visible cell, and no delegate, then asks how each row is
    /// edited. A row that is open closes. At the end the selection is dropped where several rows can be selected only during
    /// editing (unverified).
    open func setEditing(_ editing: Bool, animated: Bool) {
        engine.closeOpenRow()
        guard editing != engine.isEditing else { return }
        engine.isEditing = editing
        showEditing(editing, animated: animated)
        engine.dropSelectionOfEditing()
    }

    // MARK: Updates

    /// Asks for everything again, at the next layout. The selection is dropped, and no delegate is called (unverified).
    open func reloadData() {
        indexTitles = nil
        engine.reload()
    }

    /// Carries out the insertions, deletions, reloads and moves of a block together.
    ///
    /// Blocks nest: the outermost carries all out. There is no time: the completion is called before this returns.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        engine.performBatchUpdates(updates, completion)
    }

    /// Begins a block of updates.
    open func beginUpdates() { engine.openBlock() }
    /// Mirrors `UITableView.endUpdates()`. Stops on updates that do not fit what the data source says before and after.
    open func endUpdates() { engine.closeBlock() }
    /// Whether a block of updates is open.
    open var hasUncommittedUpdates: Bool { engine.phases.block != nil }

    /// The index paths are those after the update.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        engine.update(indexPaths) { .insertRow($0) }
    }

    /// The index paths are those before the update.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        engine.update(indexPaths) { .deleteRow($0) }
    }

    /// Reloads rows with new cells. The old ones go out as they come in. The index paths are those before the update.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        engine.update(indexPaths) { .reloadRow($0) }
    }

    /// Reconfigures the existing cells of rows. Rows without a cell are left alone.
    ///
    /// The data source must return the row's own cell, which dequeuing gives.
    open func reconfigureRows(at indexPaths: [IndexPath]) { engine.reconfigure(indexPaths) }
    /// Mirrors `UITableView.moveRow(at:to:)`: from before the update, to after it. The row keeps its cell.
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

    /// How many rows there must be for the index to be shown.
    open var sectionIndexMinimumDisplayRowCount = 0
    open var sectionIndexColor: UIColor?
    open var sectionIndexBackgroundColor: UIColor?
    open var sectionIndexTrackingBackgroundColor: UIColor?
    /// Asks for the titles of the index again.
    open func reloadSectionIndexTitles() { indexTitles = nil }

    /// The titles of the index, once they were asked for.
    final var indexTitles: [String]?

    // MARK: Layout

    /// Recorded, not shown.
    open var backgroundView: UIView?

    final override func traitsChanged(_ before: Traits, _ after: Traits) { engine.traitsChanged(before, after) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        engine.layOut()
    }
}

extension UITableViewCell {
    /// Mirrors `UITableViewCell.SeparatorStyle`.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
        /// Deprecated in UIKit, where it looks like `singleLine`.
        case singleLineEtched = 2
    }
}
