import Foundation

/// A list of rows in sections. Mirrors `UITableView`, UIKit, without drawing.
///
/// It is a real list: cells are made for the rows that are visible and reused for those that scroll in, a row off
/// screen has no cell, and a million rows cost no more to show than ten. There is no run loop: a pending reload or
/// layout is carried out before each touch, on `layoutIfNeeded()`, and when something visible is asked for.
open class UITableView: UIScrollView {
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

    /// Mirrors `UITableView.prefetchDataSource`. Not retained.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Mirrors `UITableView.isPrefetchingEnabled`.
    open var isPrefetchingEnabled = true

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
    /// Mirrors `UITableView.cellLayoutMarginsFollowReadableWidth`. Recorded, not applied.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Mirrors `UITableView.insetsContentViewsToSafeArea`. Recorded, not applied.
    open var insetsContentViewsToSafeArea = true
    /// Mirrors `UITableView.backgroundView`.
    open var backgroundView: UIView?

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

    // MARK: State behind the public face

    /// What can't be gone on with; set by an exception.
    final var failure: ListException?
    final var registry = CellRegistry()
    final var geometry: TableGeometry?
    /// The cells on screen, from top to bottom.
    final var visible: [(path: RowPath, cell: UITableViewCell)] = []
    final var visibleSupplements: [(key: SupplementKey, view: UIView)] = []
    /// The request for a cell that the data source is answering now.
    final var request: CellRequest?
    /// Whether rows are being brought on and off screen now.
    final var isUpdating = false
    /// What waits until rows have been brought on and off screen.
    final var worksAfterLayout: [@MainActor () -> Void] = []
    final var selectedPaths: [RowPath] = []
    final var pending = PendingUpdates()
    /// How many batches of updates were carried out: rows being shown meanwhile have other places since.
    final var changes = 0
    /// What the scroll is to keep in place once the rows in sight are measured; `nil`: it is as it should be.
    final var unsettledScroll: UnsettledScroll?
    final var isEditingStorage = false
    /// The optional methods that the delegate and the data source turned out to leave out.
    final var leftOut: LeftOutMethods = []
    /// How often the rows were exchanged, by a batch or a reload.
    final var changeCount = 0

    // MARK: Selection and editing, as properties

    /// Mirrors `UITableView.allowsSelection`.
    open var allowsSelection = true
    /// Mirrors `UITableView.allowsSelectionDuringEditing`.
    open var allowsSelectionDuringEditing = false
    /// Mirrors `UITableView.allowsMultipleSelection`.
    open var allowsMultipleSelection = false
    /// Mirrors `UITableView.allowsMultipleSelectionDuringEditing`.
    open var allowsMultipleSelectionDuringEditing = false

    /// Mirrors `UITableView.isEditing`.
    open var isEditing: Bool {
        get { isEditingStorage }
        set { setEditing(newValue, animated: false) }
    }

    /// Mirrors `UITableView.setEditing(_:animated:)`: tells every visible cell, and no delegate.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditingStorage else { return }
        isEditingStorage = editing
        for (path, cell) in visible { cell.setEditing(editing && canEdit(path), animated: animated) }
    }

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

    // MARK: Reloading

    /// Everything is asked for anew, at the next layout. The selection is dropped, and no delegate is told (believed).
    ///
    /// Mirrors `UITableView.reloadData()`.
    open func reloadData() {
        guard isInUse() else { return }
        geometry = nil
        selectedPaths = []
        if pending.depth > 0 { pending.isReloaded = true }
        setNeedsLayout()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        showVisibleRows()
        guard !isUpdating else { return }
        let works = worksAfterLayout
        worksAfterLayout = []
        for work in works { work() }
    }

    /// Does work at the end of the layout that is under way, else of the next one.
    package final func afterLayout(_ work: @escaping @MainActor () -> Void) {
        worksAfterLayout.append(work)
        setNeedsLayout()
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
