import Foundation

/// A list of rows in sections. Mirrors `UITableView`, UIKit, without drawing.
///
/// It is a real list: cells are made for the rows that are visible and reused for those that scroll in, a row off
/// screen has no cell, and a million rows cost no more to show than ten. There is no run loop: a pending reload or
/// layout is carried out before each touch, on `layoutIfNeeded()`, and when something visible is asked for.
open class UITableView: ListScrollView {
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

    /// A height that the table finds itself: headlessly the estimate. Mirrors `UITableView.automaticDimension`.
    public static let automaticDimension: CGFloat = -1

    // MARK: Making

    /// Mirrors `UITableView.init(frame:style:)`.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    /// A plain table. Mirrors `UITableView.init(frame:)`.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Mirrors `UITableView.init(coder:)`.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// Mirrors `UITableView.style`.
    public let style: Style

    /// Mirrors `UITableView.delegate`. Not retained.
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            leftOut = []
        }
    }

    /// Mirrors `UITableView.dataSource`. Not retained.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            leftOut = []
            reloadData()
        }
    }

    /// Hears at each layout which rows will be needed soon. Not retained. Mirrors `UITableView.prefetchDataSource`.
    /// Headlessly a prefetched row has no cell until it comes into sight.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet {
            guard prefetchDataSource !== oldValue else { return }
            prefetching = Prefetching()
            setNeedsLayout()
        }
    }
    /// Mirrors `UITableView.isPrefetchingEnabled`.
    open var isPrefetchingEnabled = true

    override final var listEnvironment: UIListEnvironment? {
        switch style {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }

    // MARK: Heights

    /// In points; ``automaticDimension`` stands for ``estimatedRowHeight``. Mirrors `UITableView.rowHeight`.
    open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { forgetHeights() } } }
    /// In points; ``automaticDimension`` stands for 44. Mirrors `UITableView.estimatedRowHeight`.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { forgetHeights() } }
    }
    /// Mirrors `UITableView.sectionHeaderHeight`.
    open var sectionHeaderHeight = UITableView.automaticDimension
    /// Mirrors `UITableView.sectionFooterHeight`.
    open var sectionFooterHeight = UITableView.automaticDimension
    /// Mirrors `UITableView.estimatedSectionHeaderHeight`; ``automaticDimension`` stands for 28.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    /// Mirrors `UITableView.estimatedSectionFooterHeight`; ``automaticDimension`` stands for 28.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    /// Mirrors `UITableView.separatorStyle`.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// Mirrors `UITableView.separatorInset`.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// Mirrors `UITableView.separatorColor`.
    open var separatorColor: UIColor? = .separator
    /// In points. Mirrors `UITableView.sectionHeaderTopPadding`. Recorded, not applied.
    open var sectionHeaderTopPadding = UITableView.automaticDimension
    /// In points. Mirrors `UITableView.fillerRowHeight`. Recorded, not applied.
    open var fillerRowHeight: CGFloat = 0
    /// Mirrors `UITableView.cellLayoutMarginsFollowReadableWidth`. Recorded, not applied.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Mirrors `UITableView.insetsContentViewsToSafeArea`. Recorded, not applied.
    open var insetsContentViewsToSafeArea = true

    /// Above the first section, as high as its frame says when it is set. Mirrors `UITableView.tableHeaderView`.
    open var tableHeaderView: UIView? {
        didSet { exchange(oldValue, tableHeaderView) }
    }
    /// Below the last section. Mirrors `UITableView.tableFooterView`.
    open var tableFooterView: UIView? {
        didSet { exchange(oldValue, tableFooterView) }
    }

    private func exchange(_ old: UIView?, _ new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new { addSubview(new) }
        }
        // Set again, a view may have another height.
        forgetHeights()
    }

    // MARK: Editing

    /// Whether the table is edited, or a row was swiped open. Mirrors `UITableView.isEditing`.
    open var isEditing: Bool {
        get { isEditingStorage || openRow?.isSwiped == true }
        set { setEditing(newValue, animated: false) }
    }

    /// Mirrors `UITableView.setEditing(_:animated:)`: tells every visible cell, and no delegate, then asks how each row is
    /// edited. A row that is open closes.
    open func setEditing(_ editing: Bool, animated: Bool) {
        closeOpenRow()
        guard editing != isEditingStorage else { return }
        isEditingStorage = editing
        showEditing(editing, animated: animated)
    }

    /// Mirrors `UITableView.allowsFocus`. Recorded: a headless finger moves no focus. That it is true is believed.
    open var allowsFocus = true
    /// Mirrors `UITableView.selectionFollowsFocus`. Recorded: a headless finger moves no focus.
    open var selectionFollowsFocus = false

    // MARK: Section index

    /// How many rows there must be for the index to be shown. Mirrors `UITableView.sectionIndexMinimumDisplayRowCount`.
    open var sectionIndexMinimumDisplayRowCount = 0
    /// Mirrors `UITableView.sectionIndexColor`.
    open var sectionIndexColor: UIColor?
    /// Mirrors `UITableView.sectionIndexBackgroundColor`.
    open var sectionIndexBackgroundColor: UIColor?
    /// Mirrors `UITableView.sectionIndexTrackingBackgroundColor`.
    open var sectionIndexTrackingBackgroundColor: UIColor?

    /// The titles of the index, once they were asked for.
    final var indexTitles: [String]?

    open override func reloadData() {
        indexTitles = nil
        super.reloadData()
    }

    // MARK: What it says of itself

    override func askForCounts() -> [Int] {
        guard let dataSource else { return [] }
        return count(dataSource.numberOfSections(in: self)) { dataSource.tableView(self, numberOfRowsInSection: $0) }
    }

    override func makeGeometry(_ counts: [Int]) -> ListGeometry {
        let estimate = Double(estimatedRow)
        let sections = counts.enumerated().map { section, count in
            ListGeometry.Section(
                header: knownHeight(SupplementKey(section: section, isHeader: true)),
                rows: SectionRows(count: count, estimate: estimate),
                footer: knownHeight(SupplementKey(section: section, isHeader: false)))
        }
        return ListGeometry(sections: sections, top: Double(tableHeaderView?.frame.height ?? 0))
    }

    override func askForHeight(_ path: RowPath) -> Double {
        let asked = delegate?.tableView(self, heightForRowAt: path.indexPath) ?? rowHeight
        return Double(asked >= 0 ? asked : automaticHeight(path))
    }

    override func askForCell(_ path: RowPath) -> (any ListCell)? {
        dataSource?.tableView(self, cellForRowAt: path.indexPath)
    }

    /// Every row is asked about, editing or not, as UIKit does.
    override func showsEditing(_ path: RowPath) -> Bool { canEdit(path) && isEditingStorage }

    override func willDisplay(_ cell: any ListCell, _ path: RowPath) {
        guard let cell = cell as? UITableViewCell else { return }
        askIndentationLevel(cell, path)
        showControls(cell, path)
        delegate?.tableView(self, willDisplay: cell, forRowAt: path.indexPath)
    }

    override func didEndDisplaying(_ cell: any ListCell, _ path: RowPath) {
        guard let cell = cell as? UITableViewCell else { return }
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path.indexPath)
    }

    override func canEdit(_ path: RowPath) -> Bool {
        dataSource?.tableView(self, canEditRowAt: path.indexPath) ?? false
    }

    override func swipeConfiguration(_ path: RowPath, _ edge: SwipeEdge) -> UISwipeActionsConfiguration? {
        actions(path, edge)
    }

    override var prefetches: Bool { isPrefetchingEnabled && prefetchDataSource != nil }

    override func prefetch(_ paths: [RowPath]) {
        prefetchDataSource?.tableView(self, prefetchRowsAt: paths.map(\.indexPath))
    }

    override func cancelPrefetching(_ paths: [RowPath]) {
        prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths.map(\.indexPath))
    }

    override func willSwipe(_ path: RowPath) {
        delegate?.tableView(self, willBeginEditingRowAt: path.indexPath)
    }

    override func didSwipe(_ path: RowPath?) {
        delegate?.tableView(self, didEndEditingRowAt: path?.indexPath)
    }

    override func show(_ row: OpenRow) {
        guard let cell = row.cell as? UITableViewCell else { return }
        cell.change(to: cell.controls.state.union(.showingDeleteConfirmation)) { super.show(row) }
    }

    override func hide(_ row: OpenRow) {
        guard let cell = row.cell as? UITableViewCell else { return }
        cell.change(to: cell.controls.state.subtracting(.showingDeleteConfirmation)) { super.hide(row) }
    }

    override func touchDown(_ path: RowPath, _ cell: any ListCell) -> Bool { press(path, cell) }

    override func touchUp(_ path: RowPath, _ cell: any ListCell) { lift(path, cell) }

    override func touchCancelled(_ path: RowPath, _ cell: any ListCell) { cancelPress(path, cell) }

    override func hold(_ path: RowPath) -> Bool { openContextMenu(path) }

    override func drag(_ source: RowPath, to destination: RowPath) throws(TouchRefusal) {
        try dragRow(source, to: destination)
    }

    override func floats(isHeader: Bool) -> Bool { style == .plain }

    override func askForSectionView(_ key: SupplementKey) -> UIView? { sectionView(key) }

    override func automaticHeight(_ key: SupplementKey) -> Double? {
        let asked =
            key.isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: key.section)
            : delegate?.tableView(self, heightForFooterInSection: key.section)
        return (asked ?? 0) < 0 ? estimatedHeight(key) : nil
    }

    override func willDisplay(_ view: UIView, _ key: SupplementKey) {
        if key.isHeader {
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: key.section)
        } else {
            delegate?.tableView(self, willDisplayFooterView: view, forSection: key.section)
        }
    }

    override func didEndDisplaying(_ view: UIView, _ key: SupplementKey) {
        if key.isHeader {
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: key.section)
        } else {
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: key.section)
        }
        if let view = view as? UITableViewHeaderFooterView { registry.keep(view, kind: Self.sectionViewKind) }
    }

    override func fitContent() {
        guard let geometry else { return }
        var height = CGFloat(geometry.bottom)
        if let tableHeaderView { place(tableHeaderView, at: 0) }
        if let tableFooterView {
            place(tableFooterView, at: height)
            height += tableFooterView.frame.height
        }
        contentSize = CGSize(width: frame.width, height: height)
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
