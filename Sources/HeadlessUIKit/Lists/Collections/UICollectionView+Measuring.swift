import Foundation

// MARK: - Counting and measuring

extension UICollectionView: ListEngineDelegate {
    final var terms: ListTerminology {
        ListTerminology(
            row: "item", list: "collection view", short: "collection view", tail: { "\nCollection view: \(self)" },
            forgivesRepeatedDeletes: true)
    }

    final var axis: ListAxis { collectionViewLayout.axis }
    final var insetsAcross: InsetsAcross {
        switch collectionViewLayout {
        case is UICollectionViewFlowLayout:
            InsetsAcross(near: axis.near(adjustedContentInset), far: axis.far(adjustedContentInset))
        case is UICollectionViewCompositionalLayout: safeInsetsAcross
        default: InsetsAcross()
        }
    }
    final var rowStart: Double {
        let list = collectionViewLayout.listEnvironment
        return list == .none ? 0 : engine.measuredInsets.near + list.sideInset(in: self)
    }
    final var rowBreadth: Double {
        let list = collectionViewLayout.listEnvironment
        guard list != .none else { return max(0, contentBreadth) }
        let insets = engine.measuredInsets
        return max(0, axis.breadth(frame.size) - insets.near - insets.far - 2 * list.sideInset(in: self))
    }

    /// The breadth of the content, in points: that of the collection view or, in a flow layout, of the area inside its
    /// content insets.
    final var contentBreadth: Double {
        guard collectionViewLayout is UICollectionViewFlowLayout else { return axis.breadth(frame.size) }
        let insets = insetsAcross
        return axis.breadth(frame.size) - insets.near - insets.far
    }

    final var readsCountsAtOnce: Bool { false }
    var hasDataSource: Bool { dataSource != nil }

    final func askForSectionCount() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }

    final func askForRowCount(_ section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    final func makeGeometry(_ counts: [Int]) -> ListGeometry {
        if let placing = engine.placing {
            // The layout is prepared when a position is needed, because the list may not have its size yet.
            if engine.geometry == nil { placing.countsChanged() }
            return .counting(counts)
        }
        collectionViewLayout.prepare()
        let geometry = collectionViewLayout.makeGeometry(counts, self)
        for (path, cell) in engine.shown {
            cell.reuse.listEnvironment = collectionViewLayout.listEnvironment(path.section)
        }
        return geometry
    }

    final func askForHeight(_ path: RowPath) -> RowHeight { collectionViewLayout.measuresRows ? .automatic : .placed }

    final func askForEstimate(_ path: RowPath) -> Double { collectionViewLayout.estimatedHeight }

    final func fittingSize(_ cell: any ListCell, _ path: RowPath, breadth: Double) -> CGSize? {
        guard let cell = cell as? UICollectionViewCell, let frame = engine.rect(path) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: engine.indexPath(path))
        guard let determines = engine.geometry?.sections[path.section].rows.lines?.determinesSize(path.row) else {
            return fittingSize(cell, attributes, frame, keepsBreadth: true)
        }
        guard let size = fittingSize(cell, attributes, frame, keepsBreadth: !determines.width) else { return nil }
        return CGSize(
            width: determines.width ? size.width : frame.width, height: determines.height ? size.height : frame.height)
    }

    /// Returns the size that a view prefers; `nil` if the view has no fitting size and does not change the size in its
    /// layout attributes.
    final func fittingSize(
        _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, _ frame: CGRect,
        keepsBreadth: Bool
    ) -> CGSize? {
        attributes.frame = frame
        attributes.keepsBreadth = keepsBreadth
        // The view may return a copy of the attributes, so `isFitted` is checked on both objects.
        let preferred = view.preferredLayoutAttributesFitting(attributes)
        return preferred.size == frame.size && !attributes.isFitted && !preferred.isFitted ? nil : preferred.size
    }

    final var hasNoEstimates: Bool { false }
    final var hasUniformHeights: Bool { false }
    final var dependsOnSize: Bool { collectionViewLayout.dependsOnSize }
    final var flipsItems: Bool {
        collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection && axis == .vertical
            && effectiveUserInterfaceLayoutDirection != collectionViewLayout.developmentLayoutDirection
            && engine.placing == nil
    }
    final var measuresPlacedItems: Bool { collectionViewLayout.measuresItems }

    final func fitContent(_ geometry: ListGeometry) -> CGSize {
        if let placing = engine.placing { return placing.isPrepared ? placing.contentSize : contentSize }
        return collectionViewLayout.fitContent(geometry, self)
    }

    /// Requests that all items, headers and footers be measured again at the next layout, except that measured items
    /// keep their heights if `keepingHeights` is `true`.
    final func setNeedsMeasuring(keepingHeights: Bool = true) {
        engine.measureAtNextLayout(keepingHeights: keepingHeights)
    }

    /// Requests new positions for all items at the next layout, because the layouts of sections may have changed. Visible
    /// items are measured again. Other items keep their measured sizes, unless their section's layout measures them in a
    /// different way.
    package final func measureLayoutsAgain() {
        engine.forgetFits()
        setNeedsMeasuring()
    }

    /// Requests new positions for all items after the layout or its scroll direction has changed. The cells are kept.
    final func layoutChanged() {
        guard engine.geometry != nil else { return }
        if let placing = engine.placing {
            engine.setOrigin(placing.targetOffset(for: contentOffset))
        } else {
            boundsOrigin = axis.moving(
                CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top), to: engine.windowStart)
        }
        engine.forgetFits()
        setNeedsMeasuring(keepingHeights: false)
    }
}

extension UICollectionView.ScrollPosition {
    private static func positions(_ axis: ListAxis) -> Self {
        axis == .vertical ? [.top, .centeredVertically, .bottom] : [.left, .centeredHorizontally, .right]
    }

    /// Whether the position specifies at most one alignment along an axis.
    func isSingle(_ axis: ListAxis) -> Bool { intersection(Self.positions(axis)).rawValue.nonzeroBitCount <= 1 }

    /// Returns the alignment that the position specifies along an axis. If it specifies none, returns `nearest`, which
    /// scrolls only as far as necessary to make the item visible.
    func alignment(_ axis: ListAxis) -> ScrollAlignment {
        let isVertical = axis == .vertical
        if contains(isVertical ? .top : .left) { return .start }
        if contains(isVertical ? .centeredVertically : .centeredHorizontally) { return .middle }
        return contains(isVertical ? .bottom : .right) ? .end : .nearest
    }
}
