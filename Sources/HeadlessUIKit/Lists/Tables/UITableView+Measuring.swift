import Foundation

// MARK: - Counting and measuring

extension UITableView: ListEngineDelegate {
    final var terms: ListTerminology { .table }

    final var axis: ListAxis { .vertical }
    final var insetsAcross: InsetsAcross {
        insetsContentViewsToSafeArea ? safeInsetsAcross : InsetsAcross()
    }
    final var rowStart: Double {
        style == .insetGrouped ? engine.measuredInsets.near + UIListEnvironment.insetGrouped.sideInset(in: self) : 0
    }
    final var rowBreadth: Double {
        let width = Double(frame.width)
        guard style == .insetGrouped else { return max(0, width) }
        let insets = engine.measuredInsets
        return max(0, width - insets.near - insets.far - 2 * UIListEnvironment.insetGrouped.sideInset(in: self))
    }

    /// Returns the insets of the content of a cell, header or footer at its leading and trailing edges, in points. They
    /// are zero if the view is not in a table, or if whole rows are inset.
    static func contentSides(of view: UIView) -> NSDirectionalEdgeInsets {
        guard UIView.isAnySafeAreaSet, let table = view.superviewStorage as? UITableView, table.style != .insetGrouped
        else { return .zero }
        let insets = table.engine.measuredInsets
        return NSDirectionalEdgeInsets(
            UIEdgeInsets(top: 0, left: insets.near, bottom: 0, right: insets.far), isMirrored: view.isMirrored)
    }

    final var readsCountsAtOnce: Bool { true }
    var hasDataSource: Bool { dataSource != nil }

    final func askForSectionCount() -> Int { dataSource?.numberOfSections(in: self) ?? sectionsWithoutDataSource }

    final func askForRowCount(_ section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    final func makeGeometry(_ counts: [Int]) -> ListGeometry {
        let estimate = Double(estimatedRow)
        spaceAboveSections = counts.isEmpty ? 0 : firstSpace()
        let headerPadding = headerPadding
        let sections = counts.enumerated().map { section, count -> ListGeometry.Section in
            if engine.phases.isInterrupted { return .unmeasured(count) }
            return ListGeometry.Section(
                headerPadding: headerPadding,
                header: knownHeight(SectionViewKey(section: section, isHeader: true)),
                rows: SectionRows(count: count, estimate: estimate),
                footer: knownHeight(SectionViewKey(section: section, isHeader: false)))
        }
        return ListGeometry(sections: sections, top: sectionsTop)
    }

    final func askForHeight(_ path: RowPath) -> RowHeight {
        if let placeholder = engine.placeholder(at: path) { return placeholder.height.map { .fixed($0) } ?? .automatic }
        let asked = delegate?.tableView(self, heightForRowAt: engine.indexPath(path)) ?? rowHeight
        return asked >= 0 ? .fixed(Double(asked)) : .automatic
    }

    final func askForEstimate(_ path: RowPath) -> Double {
        guard engine.placeholder(at: path) == nil else { return Double(estimatedRow) }
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: engine.indexPath(path)) ?? -1
        return Double(estimate >= 0 ? estimate : estimatedRow)
    }

    /// Returns a cell's fitting size. A row with list content has room for its separator, which is a pixel, as recorded;
    /// that other rows have none is unverified.
    final func fittingSize(_ cell: any ListCell, _ path: RowPath, breadth: Double) -> CGSize? {
        guard var size = cell.fittingSize(atWidth: CGFloat(breadth)) else { return nil }
        if separatorStyle != .none, (cell as? UITableViewCell)?.contentView is UIListContentView {
            size.height += 1 / UIScreen.main.scale
        }
        return size
    }

    final var hasNoEstimates: Bool {
        estimatedRowHeight == 0 || estimatedSectionHeaderHeight == 0 || estimatedSectionFooterHeight == 0
    }

    /// Whether the layout can begin without requesting each row's height, because all rows have the height
    /// ``UITableView/rowHeight``, or because an estimate is used until a row becomes visible.
    final var hasUniformHeights: Bool {
        estimatedRowHeight != 0 || rowHeight >= 0 && (delegate == nil || engine.unimplemented.contains(.rowHeight))
    }

    final var dependsOnSize: Bool { false }
    final var flipsItems: Bool { false }
    final var measuresPlacedItems: Bool { false }

    /// Makes the table's own header and footer as wide as the table, and returns the content size.
    final func fitContent(_ geometry: ListGeometry) -> CGSize {
        var height = CGFloat(geometry.bottom)
        tableHeaderView.map { fit($0, at: 0) }
        if let tableFooterView {
            fit(tableFooterView, at: height)
            height += tableFooterView.frame.height
        }
        return CGSize(width: frame.width, height: height)
    }

    private func fit(_ view: UIView, at y: CGFloat) {
        let frame = CGRect(x: 0, y: y, width: frame.width, height: view.frame.height)
        view.settle(in: frame)
    }

    /// The top of the first section, which is below the table's own header or, if there is none, below
    /// ``spaceAboveSections``.
    final var sectionsTop: Double { tableHeaderView.map { Double($0.frame.height) } ?? spaceAboveSections }

    /// The height that is assumed for a row before its height is requested.
    private var estimatedRow: CGFloat {
        if rowHeight >= 0 { return rowHeight }
        return estimatedRowHeight >= 0 ? estimatedRowHeight : 44
    }

    /// Returns the rectangle of a part of a section; `.zero` if the section does not exist. The closure returns the
    /// part's offset from the section's top, and the part's height.
    final func sectionRect(_ section: Int, _ stretch: (ListGeometry.Section) -> (start: Double, height: Double))
        -> CGRect
    {
        engine.loadPlaces()
        guard let geometry = engine.geometry, geometry.sections.indices.contains(section) else { return .zero }
        let (start, height) = stretch(geometry.sections[section])
        return CGRect(x: 0, y: geometry.sectionTop(section) + start, width: Double(frame.width), height: height)
    }
}

extension UITableView.ScrollPosition {
    var alignment: ScrollAlignment {
        switch self {
        case .none: .nearest
        case .top: .start
        case .middle: .middle
        case .bottom: .end
        }
    }
}
