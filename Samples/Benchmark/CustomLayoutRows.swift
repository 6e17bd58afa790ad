import CellDirector

/// A collection view whose layout positions its items itself: a waterfall, or a flow layout that is invalidated whenever
/// the content is scrolled.
@MainActor
final class CustomLayoutList: NSObject, UICollectionViewDataSource {
    private let count: Int
    private let list: UICollectionView
    private var offset: CGFloat = 0

    init(_ layout: UICollectionViewLayout, count: Int) {
        self.count = count
        list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
        super.init()
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        list.dataSource = self
        list.layoutIfNeeded()
        precondition(!list.visibleCells.isEmpty)
    }

    /// Scrolls by a step of 30 points.
    func scroll() {
        offset = offset > 8_000 ? 0 : offset + 30
        list.contentOffset.y = offset
        list.layoutIfNeeded()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }

    /// Two columns. All positions are computed once; the items in an area are found by their number.
    final class Waterfall: UICollectionViewLayout {
        private var attributes: [UICollectionViewLayoutAttributes] = []

        override func prepare() {
            super.prepare()
            guard attributes.isEmpty, let collectionView else { return }
            attributes = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
                let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                made.frame = CGRect(x: item % 2 * 195, y: item / 2 * 80, width: 195, height: 40 + item * 7 % 40)
                return made
            }
        }
        override var collectionViewContentSize: CGSize {
            CGSize(width: 390, height: attributes.last?.frame.maxY ?? 0)
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let first = max(0, Int(rect.minY / 80) - 1) * 2
            let last = min(attributes.count, (max(0, Int(rect.maxY / 80)) + 1) * 2)
            return first < last ? Array(attributes[first..<last]) : []
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            attributes[indexPath.item]
        }
    }

    final class FollowingFlow: UICollectionViewFlowLayout {
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)
        }
    }
}

extension Benchmark {
    /// Measures a step of scrolling through 100,000 items, compared to 10,000 items, in layouts that position their items
    /// themselves.
    static func measureCustomLayouts(_ report: inout Report) {
        let layouts: [(name: String, make: () -> UICollectionViewLayout)] = [
            ("a waterfall", { CustomLayoutList.Waterfall() }),
            ("a flow layout that follows the bounds", { CustomLayoutList.FollowingFlow() }),
        ]
        for (name, make) in layouts {
            let (few, many) = (
                CustomLayoutList(make(), count: 10_000), CustomLayoutList(make(), count: 100_000)
            )
            let time = nanoseconds(
                ({ times in for _ in 0..<times { many.scroll() } }, 500),
                beside: ({ times in for _ in 0..<times { few.scroll() } }, 500))
            report.rows.append(
                Row(
                    name: "scrolling \(name) of 100000 items by a step", value: time.work / 1000, unit: "µs",
                    ratio: time.work / time.yardstick, yardstick: "× 10000 items", must: 1.2, aim: 1))
        }
    }
}
