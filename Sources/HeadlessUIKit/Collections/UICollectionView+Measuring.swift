import Foundation

// MARK: - Counting and measuring

extension UICollectionView: ListRoles {
    final var nouns: BatchNouns {
        BatchNouns(
            row: "item", list: "collection view", short: "collection view", tail: { "\nCollection view: \(self)" },
            forgivesRepeatedDeletes: true)
    }

    final var axis: ListAxis { collectionViewLayout.axis }

    final func askForSectionCount() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }

    final func askForRowCount(_ section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    final func makeGeometry(_ counts: [Int]) -> ListGeometry {
        measuredSize = frame.size
        needsMeasuring = false
        return collectionViewLayout.makeGeometry(counts, self)
    }

    /// Nothing is measured: an item keeps the height that its layout gave it.
    final func askForHeight(_ path: RowPath) -> Double? { nil }

    final func fitContent(_ geometry: ListGeometry) -> CGSize {
        axis.rect(0, geometry.bottom, across: 0, axis.breadth(frame.size)).size
    }

    /// Everything is measured anew, at the next layout.
    final func setNeedsMeasuring() {
        needsMeasuring = true
        setNeedsLayout()
    }

    /// Counts and measures, unless that was done and is still right.
    final func measureIfNeeded() {
        let hasOtherSize = measuredSize != frame.size && collectionViewLayout.hangsOnSize
        if engine.geometry != nil, needsMeasuring || hasOtherSize { engine.forgetHeights() }
        engine.loadIfNeeded()
    }

    /// Another layout, or the same with another direction: the cells stay, and all lie elsewhere.
    final func layoutChanged() {
        guard engine.geometry != nil else { return }
        boundsOrigin = axis.moving(
            CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top), to: engine.windowStart)
        setNeedsMeasuring()
    }
}

extension UICollectionView.ScrollPosition {
    /// What it means along the scroll; across it an item is brought into sight.
    func alignment(_ axis: ListAxis) -> ScrollAlignment {
        let isVertical = axis == .vertical
        if contains(isVertical ? .top : .left) { return .start }
        if contains(isVertical ? .centeredVertically : .centeredHorizontally) { return .middle }
        return contains(isVertical ? .bottom : .right) ? .end : .nearest
    }
}
