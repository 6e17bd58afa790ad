import Foundation

// MARK: - Headers and footers

extension ListEngine {
    /// Shows a header or footer that has an automatic height but no title. To determine the height, the view must be
    /// requested, because the height depends on whether there is a view.
    func showIfAutomatic(_ key: SectionViewKey) throws(RowsChanged) {
        phases.subject = .sectionView(key)
        guard isEmpty(key), sectionView(key) == nil,
            let height = try ask({ list.automaticHeight(key) }), let view = try ask({ list.askForSectionView(key) })
        else { return }
        geometry?.setHeight(height, of: key, isMeasured: false)
        beginDisplaying(view, key)
        try checkRows()
        try measure(view, key)
    }

    /// Measures the view of a self-sizing header or footer that has no estimate.
    func measureOutOfSight(_ key: SectionViewKey) throws(RowsChanged) {
        phases.subject = .sectionView(key)
        guard geometry?.isMeasured(key) == false, sectionView(key) == nil, try ask({ list.automaticHeight(key) }) == 0,
            let view = try ask({ list.askForSectionView(key) })
        else { return }
        setFrame(view, key)
        list.addSubview(view)
        view.prepareLayout()
        try checkRows()
        try measure(view, key)
        view.removeFromSuperview()
        list.keepForReuse(view, key)
    }

    /// Shows the visible headers and footers. Removes those that are no longer visible, and those whose kind has
    /// changed.
    ///
    /// - Returns: Whether the height of any header or footer has changed, which moves the content after it.
    func showSectionViews() throws(RowsChanged) -> Bool {
        guard let wanted = geometry.map(sectionViewsInSight) else { return false }
        var changed = false
        let leaves = { [list] (item: (key: SectionViewKey, view: UIView)) in
            !wanted.contains(item.key) || !list.hasCurrentKind(item.view, item.key)
        }
        let leaving = sectionViews.filter(leaves)
        sectionViews.removeAll(where: leaves)
        for item in leaving {
            phases.subject = .sectionView(item.key)
            endDisplaying(item.view, item.key)
        }
        try checkRows()
        for key in wanted {
            phases.subject = .sectionView(key)
            if let view = sectionView(key) {
                setFrame(view, key)
                if !isMeasured(view, key), try measure(view, key) { changed = true }
            } else if isEmpty(key), try ask({ list.automaticHeight(key) }) != nil {
                // There was no view when the height was determined, so there is nothing to show.
                continue
            } else if let view = try ask({ list.askForSectionView(key) }) {
                beginDisplaying(view, key)
                try checkRows()
                if try measure(view, key) { changed = true }
            } else if try ask({ list.automaticHeight(key) }) != nil {
                // The header or footer had a view, but has none now.
                geometry?.setHeight(list.emptyHeight(key), of: key, isMeasured: false)
                changed = true
            }
        }
        return changed
    }

    /// Whether the known height of a header or footer is the height that is used if there is no view.
    private func isEmpty(_ key: SectionViewKey) -> Bool { geometry?.height(of: key) == list.emptyHeight(key) }

    /// Measures the view of a header or footer, and stores its height.
    ///
    /// - Returns: Whether the height differs from the known height.
    @discardableResult
    private func measure(_ view: UIView, _ key: SectionViewKey) throws(RowsChanged) -> Bool {
        let breadth = list.rowBreadth
        (view as? any ReusableView)?.reuse.fit = Fit(breadth: breadth, size: nil)
        guard try ask({ list.automaticHeight(key) }) != nil, let known = geometry?.height(of: key) else { return false }
        let height = try ask { list.fittingHeight(view, key, breadth: breadth) } ?? known
        geometry?.setHeight(height, of: key)
        guard height != known else { return false }
        setFrame(view, key)
        return true
    }

    /// Removes headers and footers, and requests them again. The rows are kept.
    func askAgain(for keys: Set<SectionViewKey>) {
        let gone = sectionViews.filter { keys.contains($0.key) }
        sectionViews.removeAll { keys.contains($0.key) }
        performBatchUpdates(nil, nil)
        for item in gone { endDisplaying(item.view, item.key) }
    }

    /// Returns the view of a header or footer; `nil` if it is not on screen.
    func sectionView(_ key: SectionViewKey) -> UIView? { sectionViews.first { $0.key == key }?.view }

    /// Whether the geometry contains the measured height of a header or footer on screen, and the view does not need to
    /// be measured again.
    private func isMeasured(_ view: UIView, _ key: SectionViewKey) -> Bool {
        guard geometry?.isMeasured(key) == true else { return false }
        guard let view = view as? any ReusableView else { return true }
        return view.reuse.fit?.breadth == list.rowBreadth
    }

    private func sectionViewsInSight(_ geometry: ListGeometry) -> [SectionViewKey] {
        guard !geometry.sections.isEmpty, windowLength > 0 else { return [] }
        var keys: [SectionViewKey] = []
        for section in geometry.section(at: windowStart)..<geometry.sections.count {
            if geometry.sectionTop(section) >= windowEnd { break }
            for isHeader in [true, false] {
                let key = SectionViewKey(section: section, isHeader: isHeader)
                let rect = rect(of: key, geometry)
                if axis.length(rect.size) > 0, rect.intersects(list.bounds) { keys.append(key) }
            }
        }
        return keys
    }

    /// Returns the current frame of a header or footer. A floating header or footer stays visible while its section is
    /// visible.
    func rect(of key: SectionViewKey, _ geometry: ListGeometry) -> CGRect {
        let section = geometry.sections[key.section]
        let sectionTop = geometry.sectionTop(key.section)
        let (top, bottom) = (sectionTop + section.above, sectionTop + section.total - section.gap)
        let height = geometry.height(of: key)
        var start = key.isHeader ? top : bottom - height
        if floats(key, geometry) {
            if key.isHeader {
                let upper = windowStart + axis.leading(list.adjustedContentInset) + list.pinned.start
                start = min(max(start, upper), max(top, bottom - height))
            } else {
                let lower = windowEnd - axis.trailing(list.adjustedContentInset) - list.pinned.end
                start = max(min(start, lower - height), min(top, bottom - height))
            }
        }
        let sides = section.surroundings?.boundary(key)?.sides
        let rect = axis.rect(
            start, height, across: sides?.near ?? list.rowStart, sides?.breadth ?? list.rowBreadth)
        return sides == nil ? rect : directed(rect)
    }

    /// Returns a rectangle in the list, mirrored if ``ListMeasuring/flipsItems`` is `true`.
    func directed(_ rect: CGRect) -> CGRect {
        guard list.flipsItems else { return rect }
        let inset = list.adjustedContentInset
        return rect.mirrored(in: list.untransformedFrame.width - inset.left - inset.right)
    }

    /// Whether a header or footer stays visible while its section is visible.
    func floats(_ key: SectionViewKey, _ geometry: ListGeometry) -> Bool {
        guard let around = geometry.sections[key.section].surroundings else {
            return list.floats(isHeader: key.isHeader)
        }
        return around.boundary(key)?.floats ?? false
    }

    private func beginDisplaying(_ view: UIView, _ key: SectionViewKey) {
        sectionViews.append((key, view))
        setFrame(view, key)
        let level = list.level(key)
        (view as? any ReusableView)?.reuse.level = level
        if stacksByLevel { add(view, to: list) } else { list.addSubview(view) }
        view.prepareLayout()
        list.willDisplay(view, key)
    }

    func endDisplaying(_ view: UIView, _ key: SectionViewKey) {
        if let placing, let view = view as? any ReusableView { placing.dismiss(view, as: .sectionView(key)) }
        if let view = view as? any ReusableView, view.reuse.isAdjusted { view.takeBackAdjustments() }
        view.removeFromSuperview()
        list.didEndDisplaying(view, key)
        list.keepForReuse(view, key)
    }

    private func setFrame(_ view: UIView, _ key: SectionViewKey) {
        guard let geometry else { return }
        let frame = rect(of: key, geometry)
        view.settle(in: frame)
    }
}
