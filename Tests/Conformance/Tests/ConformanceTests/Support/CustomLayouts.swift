import CellDirector

// Layouts that position their elements themselves.

/// Two columns of items with heights of 30, 50, 70 and 90 points. An item is added to the shorter column. A section may
/// have a header of 40 points.
class WaterfallLayout: UICollectionViewLayout {
    private(set) var attributes: [UICollectionViewLayoutAttributes] = []
    private var size = CGSize.zero
    var hasHeaders = true

    override func prepare() {
        super.prepare()
        attributes = []
        guard let collectionView else { return }
        let width = collectionView.bounds.width / 2
        var bottom: CGFloat = 0
        for section in 0..<collectionView.numberOfSections {
            if hasHeaders {
                let header = UICollectionViewLayoutAttributes(
                    forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                    with: IndexPath(item: 0, section: section))
                header.frame = CGRect(x: 0, y: bottom, width: 2 * width, height: 40)
                attributes.append(header)
                bottom += 40
            }
            var ends = [bottom, bottom]
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                let column = ends[0] <= ends[1] ? 0 : 1
                let path = IndexPath(item: item, section: section)
                let height = self.height(path)
                let cell = UICollectionViewLayoutAttributes(forCellWith: path)
                cell.frame = CGRect(x: CGFloat(column) * width, y: ends[column], width: width, height: height)
                attributes.append(cell)
                ends[column] += height
            }
            bottom = max(ends[0], ends[1])
        }
        size = CGSize(width: 2 * width, height: bottom)
    }

    func height(_ path: IndexPath) -> CGFloat { [30, 90, 50, 70][path.item % 4] }

    override var collectionViewContentSize: CGSize { size }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
    }
}

/// Items of 40 × 40 points on a circle in a collection view of 320 × 440 points.
final class CircleLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let collectionView else { return nil }
        let count = CGFloat(collectionView.numberOfItems(inSection: 0))
        let angle = 2 * CGFloat.pi * CGFloat(indexPath.item) / max(1, count)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.size = CGSize(width: 40, height: 40)
        attributes.center = CGPoint(x: 160 + 120 * cos(angle), y: 220 + 120 * sin(angle))
        attributes.transform = CGAffineTransform(rotationAngle: angle)
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    private func faded(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = layoutAttributesForItem(at: indexPath)
        attributes?.alpha = 0
        attributes?.center = CGPoint(x: 160, y: 220)
        return attributes
    }

    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { faded(itemIndexPath) }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { faded(itemIndexPath) }
}

/// A flow layout that scrolls horizontally. Items are turned, faded and lowered with their distance from the middle, and
/// scrolling ends with an item in the middle.
final class CoverFlowLayout: UICollectionViewFlowLayout {
    override func prepare() {
        super.prepare()
        scrollDirection = .horizontal
        itemSize = CGSize(width: 100, height: 400)
        minimumLineSpacing = 0
        sectionInset = UIEdgeInsets(top: 0, left: 110, bottom: 0, right: 110)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView else { return nil }
        let middle = collectionView.bounds.midX
        return super.layoutAttributesForElements(in: rect)?.compactMap { original in
            guard let attributes = original.copy() as? UICollectionViewLayoutAttributes else { return nil }
            let distance = (attributes.center.x - middle) / 100
            var transform = CATransform3DIdentity
            transform.m34 = -1 / 500
            attributes.transform3D = CATransform3DRotate(transform, max(-1, min(1, distance)) * .pi / 4, 0, 1, 0)
            attributes.alpha = max(0.25, 1 - abs(distance) / 4)
            attributes.zIndex = -Int(abs(distance).rounded())
            return attributes
        }
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { CGPoint(x: (proposedContentOffset.x / 100).rounded() * 100, y: proposedContentOffset.y) }
}

/// Cells of 100 × 40 points in as many columns as there are items in a section. Each row has a decoration view behind it,
/// and the first column stays visible.
final class SheetLayout: UICollectionViewLayout {
    final class Stripe: UICollectionReusableView {}

    override init() {
        super.init()
        register(Stripe.self, forDecorationViewOfKind: "stripe")
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private var columns: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
    private var rows: Int { collectionView?.numberOfSections ?? 0 }

    override var collectionViewContentSize: CGSize {
        CGSize(width: 100 * CGFloat(columns), height: 40 * CGFloat(rows))
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.minX != collectionView?.bounds.minX
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        var frame = CGRect(
            x: 100 * CGFloat(indexPath.item), y: 40 * CGFloat(indexPath.section), width: 100, height: 40)
        if indexPath.item == 0 {
            frame.origin.x = collectionView?.bounds.minX ?? 0
            attributes.zIndex = 1
        }
        attributes.frame = frame
        return attributes
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        attributes.frame = CGRect(
            x: 0, y: 40 * CGFloat(indexPath.section), width: collectionViewContentSize.width, height: 40)
        attributes.zIndex = -1
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes?] = []
        for row in max(0, Int(rect.minY / 40))..<max(0, min(rows, Int(rect.maxY / 40) + 1)) {
            found.append(
                layoutAttributesForDecorationView(ofKind: "stripe", at: IndexPath(item: 0, section: row)))
            found.append(layoutAttributesForItem(at: IndexPath(item: 0, section: row)))
            for column in max(1, Int(rect.minX / 100))..<max(1, min(columns, Int(rect.maxX / 100) + 1)) {
                found.append(layoutAttributesForItem(at: IndexPath(item: column, section: row)))
            }
        }
        return found.compactMap(\.self)
    }
}

/// Attributes with a color name.
final class ColoredAttributes: UICollectionViewLayoutAttributes {
    // Compared outside the main actor, as `isEqual(_:)` is not isolated.
    nonisolated(unsafe) var color = "none"

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? ColoredAttributes { copy.color = color }
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? ColoredAttributes)?.color == color
    }
}

/// Rows of 44 points that record the calls of the collection view in order.
class LoggedLayout: UICollectionViewLayout {
    var calls: [String] = []
    var follows = false
    var color = "red"
    var hidden: Set<Int> = []

    func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }

    override class var layoutAttributesClass: AnyClass { ColoredAttributes.self }

    override func prepare() {
        calls.append("prepare")
        super.prepare()
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        func name(_ path: IndexPath?) -> String {
            path.map { $0.item == NSNotFound ? "\($0.section)" : "\($0.section)-\($0.item)" } ?? "nil"
        }
        let names = ["insert", "delete", "reload", "move", "none"]
        let items = updateItems.map {
            "\(names[$0.updateAction.rawValue]) \(name($0.indexPathBeforeUpdate)) \(name($0.indexPathAfterUpdate))"
        }
        calls.append("updates [\(items.joined(separator: ", "))]")
        super.prepare(forCollectionViewUpdates: updateItems)
    }
    override func finalizeCollectionViewUpdates() {
        calls.append("finalize")
        super.finalizeCollectionViewUpdates()
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flags = [
            context.invalidateEverything ? "everything" : nil, context.invalidateDataSourceCounts ? "counts" : nil,
        ].compactMap(\.self)
        calls.append("invalidate" + flags.map { " \($0)" }.joined())
        super.invalidateLayout(with: context)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        calls.append("bounds \(Int(newBounds.minY)) at \(Int(collectionView?.bounds.minY ?? -1))")
        return follows
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        calls.append("initial \(itemIndexPath.item)")
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        calls.append("final \(itemIndexPath.item)")
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        calls.append("target")
        return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: 320, height: 44 * CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0))
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        calls.append("elements")
        let count = collectionView?.numberOfItems(inSection: 0) ?? 0
        return (0..<count).map { attributes($0) }.filter { $0.frame.overlaps(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(indexPath.item)
    }
    func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
        let attributes = ColoredAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: 0, y: 44 * CGFloat(item), width: 320, height: 44)
        attributes.color = color
        attributes.isHidden = hidden.contains(item)
        return attributes
    }
}

/// A cell that records the attributes that are applied to it.
final class AppliedCell: UICollectionViewCell {
    @MainActor static var applied: [String] = []

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        let color = (layoutAttributes as? ColoredAttributes)?.color ?? "none"
        Self.applied.append("\(layoutAttributes.indexPath.item) \(color)")
    }
}
