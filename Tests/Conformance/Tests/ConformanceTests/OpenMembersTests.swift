import CellDirector
import XCTest

/// Tests that members that are open in UIKit can be overridden by a class in another module.
final class OpenMembersTests: ConformanceTestCase {
    private final class AuditedTable: UITableView {
        var calls: [String] = []

        override var delegate: (any UITableViewDelegate)? { didSet { calls.append("delegate") } }
        override var style: Style { .grouped }
        override var numberOfSections: Int { super.numberOfSections + 10 }
        override func numberOfRows(inSection section: Int) -> Int { super.numberOfRows(inSection: section) + 10 }
        override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
            calls.append("register \(identifier)")
            super.register(cellClass, forCellReuseIdentifier: identifier)
        }
        override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
            calls.append("registerHeader \(identifier)")
        }
        override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
            calls.append("dequeue")
            return super.dequeueReusableCell(withIdentifier: identifier)
        }
        override func dequeueReusableCell(
            withIdentifier identifier: String, for indexPath: IndexPath
        ) -> UITableViewCell {
            calls.append("dequeueFor")
            return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        }
        override func dequeueReusableHeaderFooterView(
            withIdentifier identifier: String
        ) -> UITableViewHeaderFooterView? { nil }
        override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
        override func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
        override var visibleCells: [UITableViewCell] { [] }
        override var indexPathsForVisibleRows: [IndexPath]? { [] }
        override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
        override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
        override func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
        override func rect(forSection section: Int) -> CGRect { .zero }
        override func rectForHeader(inSection section: Int) -> CGRect { .zero }
        override func rectForFooter(inSection section: Int) -> CGRect { .zero }
        override func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
        override func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
            calls.append("scroll")
        }
        override func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {}
        override var indexPathForSelectedRow: IndexPath? { nil }
        override var indexPathsForSelectedRows: [IndexPath]? { nil }
        override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
            calls.append("select")
            super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
        }
        override func deselectRow(at indexPath: IndexPath, animated: Bool) { calls.append("deselect") }
        override func reloadData() {
            calls.append("reload")
            super.reloadData()
        }
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            calls.append("batch")
            super.performBatchUpdates(updates, completion: completion)
        }
        override func beginUpdates() {}
        override func endUpdates() {}
        override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
        override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
        override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
        override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
        override func reconfigureRows(at indexPaths: [IndexPath]) {}
        override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
        override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
        override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
        override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
        override func moveSection(_ section: Int, toSection newSection: Int) {}
        override func reloadSectionIndexTitles() {}
    }

    private final class AuditedCollection: UICollectionView {
        var calls: [String] = []

        override var delegate: (any UICollectionViewDelegate)? { didSet { calls.append("delegate") } }
        override var numberOfSections: Int { super.numberOfSections }
        override func numberOfItems(inSection section: Int) -> Int { super.numberOfItems(inSection: section) }
        override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
        override func register(
            _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
            withReuseIdentifier identifier: String
        ) {}
        override func dequeueReusableCell(
            withReuseIdentifier identifier: String, for indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
        override func dequeueReusableSupplementaryView(
            ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
        ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
        override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
        override func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
        override var visibleCells: [UICollectionViewCell] { [] }
        override var indexPathsForVisibleItems: [IndexPath] { [] }
        override func supplementaryView(
            forElementKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView? { nil }
        override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] { [] }
        override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] { [] }
        override func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? { nil }
        override func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
        override func layoutAttributesForSupplementaryElement(
            ofKind kind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? { nil }
        override func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
        override var indexPathsForSelectedItems: [IndexPath]? { nil }
        override func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
        override func deselectItem(at indexPath: IndexPath, animated: Bool) {}
        override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
            calls.append("begin")
            return super.beginInteractiveMovementForItem(at: indexPath)
        }
        override func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
        override func endInteractiveMovement() { calls.append("end") }
        override func cancelInteractiveMovement() {
            calls.append("cancel")
            super.cancelInteractiveMovement()
        }
        override func reloadData() {
            calls.append("reload")
            super.reloadData()
        }
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            calls.append("batch")
            super.performBatchUpdates(updates, completion: completion)
        }
        override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
        override func insertItems(at indexPaths: [IndexPath]) {}
        override func deleteItems(at indexPaths: [IndexPath]) {}
        override func reloadItems(at indexPaths: [IndexPath]) {}
        override func reconfigureItems(at indexPaths: [IndexPath]) {}
        override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
        override func insertSections(_ sections: IndexSet) {}
        override func deleteSections(_ sections: IndexSet) {}
        override func reloadSections(_ sections: IndexSet) {}
        override func moveSection(_ section: Int, toSection newSection: Int) {}
    }

    private final class AuditedView: UIScrollView {
        nonisolated(unsafe) static var animations = 0

        override var delegate: (any UIScrollViewDelegate)? { didSet { tag += 1 } }
        override var layer: CALayer { super.layer }
        override var traitCollection: UITraitCollection { super.traitCollection }
        override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { CGPoint(x: 1, y: 1) }
        override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { CGPoint(x: 2, y: 2) }
        override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { .zero }
        override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { .zero }
        override class func animate(
            withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
        ) { Self.animations += 1 }
        override class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { Self.animations += 1 }
        override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
        override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
        override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
        override func addLayoutGuide(_ layoutGuide: UILayoutGuide) { tag += 1 }
        override func addConstraint(_ constraint: NSLayoutConstraint) {}
        override func addConstraints(_ constraints: [NSLayoutConstraint]) {}
        override func removeConstraint(_ constraint: NSLayoutConstraint) {}
        override func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
        override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
        override func setContentCompressionResistancePriority(
            _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
        ) {}
        override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
        override var widthAnchor: NSLayoutDimension { super.widthAnchor }
        override var lastBaselineAnchor: NSLayoutYAxisAnchor { super.lastBaselineAnchor }
    }

    private final class AuditedGuide: UILayoutGuide {
        override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
    }

    private final class AuditedCell: UITableViewCell {
        override var contentView: UIView { super.contentView }
        override var reuseIdentifier: String? { "audited" }
        override var showingDeleteConfirmation: Bool { super.showingDeleteConfirmation }
        override var automaticallyUpdatesContentConfiguration: Bool { didSet { tag += 1 } }
        override var automaticallyUpdatesBackgroundConfiguration: Bool { didSet { tag += 1 } }
    }

    private final class AuditedHeader: UITableViewHeaderFooterView {
        override var contentView: UIView { super.contentView }
        override var automaticallyUpdatesContentConfiguration: Bool { didSet { tag += 1 } }
    }

    private final class AuditedItem: UICollectionViewListCell {
        override var contentView: UIView { super.contentView }
        override var separatorLayoutGuide: UILayoutGuide { super.separatorLayoutGuide }
        override var automaticallyUpdatesContentConfiguration: Bool { didSet { tag += 1 } }
    }

    private final class AuditedController: UIViewController {
        var calls: [String] = []

        override func present(
            _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
        ) {
            calls.append("present")
            super.present(viewControllerToPresent, animated: flag, completion: completion)
        }
        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
            calls.append("dismiss")
            super.dismiss(animated: flag, completion: completion)
        }
        override var presentedViewController: UIViewController? { super.presentedViewController }
        override var presentingViewController: UIViewController? { super.presentingViewController }
        override func show(_ vc: UIViewController, sender: Any?) {
            calls.append("show")
            super.show(vc, sender: sender)
        }
        override func addChild(_ childController: UIViewController) {
            calls.append("add")
            super.addChild(childController)
        }
        override func removeFromParent() {
            calls.append("remove")
            super.removeFromParent()
        }
        override var parent: UIViewController? { super.parent }
        override var navigationController: UINavigationController? { super.navigationController }
        override var navigationItem: UINavigationItem { super.navigationItem }
    }

    private final class AuditedSwipe: UISwipeActionsConfiguration {
        override var actions: [UIContextualAction] { super.actions.reversed() }
    }

    @MainActor
    func testATableCallsOverriddenMethods() async {
        let recorder = Recorder(count: 3)
        let audited = AuditedTable(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        let table: UITableView = audited
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.delegate = recorder
        table.dataSource = recorder
        XCTAssertEqual(table.numberOfSections, 11)
        XCTAssertEqual(table.numberOfRows(inSection: 0), 13)
        XCTAssertEqual(table.style, .grouped)
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(
            audited.calls,
            ["register cell", "delegate", "reload"]
                + Array(repeating: ["dequeueFor", "dequeue"], count: 3).flatMap(\.self))
        audited.calls = []
        table.selectRow(at: path(1), animated: false, scrollPosition: .top)
        table.deselectRow(at: path(1), animated: false)
        table.performBatchUpdates(nil)
        XCTAssertEqual(audited.calls, ["select", "scroll", "deselect", "batch"])
        XCTAssertEqual(table.visibleCells, [])
        XCTAssertNil(table.cellForRow(at: path(0)))
    }

    @MainActor
    func testTheDelegateOfATableIsAlsoThatOfItsScrollView() async {
        let recorder = Recorder(count: 3)
        let table: UITableView = AuditedTable(frame: .zero)
        table.delegate = recorder
        let scrollDelegate: (any UIScrollViewDelegate)? = (table as UIScrollView).delegate
        XCTAssertTrue(scrollDelegate === recorder)
        let same: (any UIScrollViewDelegate)? = table.delegate
        XCTAssertTrue(same === recorder)
        let audited = AuditedView(frame: .zero)
        audited.delegate = recorder
        XCTAssertEqual(audited.tag, 1)
    }

    @MainActor
    func testACollectionViewCallsOverriddenMethods() async {
        let recorder = CollectionRecorder(count: 3)
        let audited = AuditedCollection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let list: UICollectionView = audited
        list.delegate = recorder
        list.dataSource = recorder
        XCTAssertTrue(list.beginInteractiveMovementForItem(at: path(0)))
        list.reloadData()
        list.performBatchUpdates(nil)
        XCTAssertEqual(audited.calls, ["delegate", "begin", "reload", "cancel", "batch"])
        XCTAssertEqual(list.numberOfItems(inSection: 0), 3)
    }

    @MainActor
    func testAViewCallsOverriddenMethods() async {
        let view: UIView = AuditedView(frame: .zero)
        XCTAssertEqual(view.convert(CGPoint.zero, to: nil), CGPoint(x: 1, y: 1))
        XCTAssertEqual(view.convert(CGPoint.zero, from: nil), CGPoint(x: 2, y: 2))
        let animated: UIView.Type = AuditedView.self
        animated.animate(withDuration: 1, animations: {})
        animated.performWithoutAnimation {}
        XCTAssertEqual(AuditedView.animations, 2)
        XCTAssertEqual(AuditedGuide().topAnchor.constraint(equalTo: view.topAnchor).relation, .equal)
    }

    @MainActor
    func testCellsCallOverriddenMethods() async {
        let cell: UITableViewCell = AuditedCell(style: .default, reuseIdentifier: nil)
        XCTAssertEqual(cell.reuseIdentifier, "audited")
        cell.automaticallyUpdatesContentConfiguration = false
        XCTAssertEqual(cell.tag, 1)
        let item: UICollectionViewCell = AuditedItem(frame: .zero)
        item.automaticallyUpdatesContentConfiguration = false
        XCTAssertEqual(item.tag, 1)
        let header: UITableViewHeaderFooterView = AuditedHeader(reuseIdentifier: nil)
        header.automaticallyUpdatesContentConfiguration = false
        XCTAssertEqual(header.tag, 1)
    }

    @MainActor
    func testAControllerCallsOverriddenMethods() async {
        let audited = AuditedController()
        let controller: UIViewController = audited
        let shown = UIViewController()
        _ = inWindow(controller.view as UIView)
        controller.show(shown, sender: nil)
        XCTAssertTrue(controller.presentedViewController === shown)
        shown.dismiss(animated: false)
        controller.addChild(shown)
        XCTAssertTrue(shown.parent === controller)
        controller.removeFromParent()
        XCTAssertEqual(audited.calls, ["show", "present", "dismiss", "add", "remove"])
    }

    @MainActor
    func testConfigurationsCallOverriddenMethods() async {
        let actions = ["a", "b"].map { UIContextualAction(style: .normal, title: $0) { _, _, _ in } }
        let configuration: UISwipeActionsConfiguration = AuditedSwipe(actions: actions)
        XCTAssertEqual(configuration.actions.map(\.title), ["b", "a"])
    }
}
