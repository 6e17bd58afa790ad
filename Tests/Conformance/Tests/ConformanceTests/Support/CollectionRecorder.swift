import CellDirector

/// A data source and delegate for a collection view. It records the calls in order, except those about editability and
/// context menus.
@MainActor
class CollectionRecorder: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var items: [[String]]
    private(set) var calls: [String] = []

    var cell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?
    var sectionView: ((UICollectionView, String, IndexPath) -> UICollectionReusableView)?
    var shouldHighlight = true
    var shouldSelect = true
    var shouldDeselect = true
    var isEditable: (IndexPath) -> Bool = { _ in true }
    var canMove: (IndexPath) -> Bool = { _ in true }
    var target: (IndexPath) -> IndexPath = { $0 }
    var menu: (([IndexPath]) -> UIContextMenuConfiguration?)?
    var dismissals: [IndexPath] = []

    init(_ items: [[String]]) {
        self.items = items
        super.init()
    }

    /// Creates a recorder with one section that has the given number of items. Each item's text is its index.
    convenience init(count: Int) { self.init([(0..<count).map(String.init)]) }

    /// Returns the calls since the last call to this method.
    func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }

    func note(_ name: String, _ path: IndexPath) { calls.append("\(name) \(path[0])-\(path[1])") }

    // MARK: Data source

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        calls.append("sections")
        return items.count
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        calls.append("items \(section)")
        return items[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        note("cell", indexPath)
        if let cell { return cell(collectionView, indexPath) }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? RecordingItem)?.text = items[indexPath.section][indexPath.item]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        note(kind == UICollectionView.elementKindSectionHeader ? "header" : "footer", indexPath)
        if let sectionView { return sectionView(collectionView, kind, indexPath) }
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        note("canMove", indexPath)
        return canMove(indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        note("move", sourceIndexPath)
        note("to", destinationIndexPath)
        let item = items[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        items[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }

    // MARK: Delegate

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { note("willDisplay", indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { note("didEndDisplaying", indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { note("willDisplayView", indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { note("didEndDisplayingView", indexPath) }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        note("shouldHighlight", indexPath)
        return shouldHighlight
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        note("didHighlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        note("didUnhighlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        note("shouldSelect", indexPath)
        return shouldSelect
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        note("shouldDeselect", indexPath)
        return shouldDeselect
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("didSelect", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        note("didDeselect", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        note("primaryAction", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        isEditable(indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        note("target", proposedIndexPath)
        return target(proposedIndexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { menu?(indexPaths) }
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        dismissals.append(indexPath)
        return nil
    }
}

/// A cell that records its reuse, selection and highlighting.
final class RecordingItem: UICollectionViewListCell {
    @MainActor static var made = 0
    @MainActor static var calls: [String] = []

    var text = "new"

    override init(frame: CGRect) {
        super.init(frame: frame)
        Self.made += 1
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    @MainActor
    static func reset() {
        made = 0
        calls = []
    }

    private func note(_ call: String) { Self.calls.append("\(call) \(text)") }

    override func prepareForReuse() {
        super.prepareForReuse()
        note("prepareForReuse")
    }
    override var isSelected: Bool { didSet { note(isSelected ? "selected" : "deselected") } }
    override var isHighlighted: Bool { didSet { note(isHighlighted ? "highlighted" : "unhighlighted") } }
}

/// A collection view that retains its recorder.
final class RecordedCollection: UICollectionView {
    fileprivate var recorder: CollectionRecorder?
}

/// Returns a list that shows the recorder's items. The list is 320 × 440 points, so ten items that are 44 points tall
/// fit on screen.
@MainActor
func makeCollection(
    _ recorder: CollectionRecorder,
    layout: UICollectionViewLayout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
) -> UICollectionView {
    let list = inWindow(
        RecordedCollection(
            frame: CGRect(x: 0, y: 0, width: 320, height: 440), collectionViewLayout: layout))
    list.recorder = recorder
    list.register(RecordingItem.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        list.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    list.dataSource = recorder
    list.delegate = recorder
    list.layoutIfNeeded()
    RecordingItem.reset()
    _ = recorder.takeCalls()
    return list
}

@MainActor
func texts(_ list: UICollectionView) -> [String] { list.visibleCells.map { ($0 as? RecordingItem)?.text ?? "" } }

extension CGRect {
    /// Whether the rectangles overlap. Rectangles that only touch at an edge don't overlap.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
