import Foundation

// MARK: - Headers and footers

extension ListEngine {
    /// Asks for the view of an automatic header or footer without a title, whose height hangs on whether there is one.
    func showIfAutomatic(_ key: SectionViewKey) throws(RowsChanged) {
        guard geometry?.height(of: key) == 0, sectionView(key) == nil,
            let height = try ask({ list.automaticHeight(key) }), let view = try ask({ list.askForSectionView(key) })
        else { return }
        geometry?.setHeight(height, of: key, isMeasured: false)
        beginDisplaying(view, key)
        try checkRows()
        try measure(view, key)
    }

    /// Measures the view of a header or footer that has neither a height nor an estimate.
    func measureOutOfSight(_ key: SectionViewKey) throws(RowsChanged) {
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

    /// Brings the headers and footers in sight on screen, and the others off.
    ///
    /// - Returns: Whether one of them is higher or lower than was known, so that others lie elsewhere.
    func showSectionViews() throws(RowsChanged) -> Bool {
        guard let wanted = geometry.map(sectionViewsInSight) else { return false }
        var changed = false
        let leaving = sectionViews.filter { !wanted.contains($0.key) }
        sectionViews.removeAll { !wanted.contains($0.key) }
        for item in leaving { endDisplaying(item.view, item.key) }
        try checkRows()
        for key in wanted {
            if let view = sectionView(key) {
                setFrame(view, key)
                if !isMeasured(view, key), try measure(view, key) { changed = true }
            } else if let view = try ask({ list.askForSectionView(key) }) {
                beginDisplaying(view, key)
                try checkRows()
                if try measure(view, key) { changed = true }
            } else if try ask({ list.automaticHeight(key) }) != nil {
                // What had a view has none now.
                geometry?.setHeight(0, of: key, isMeasured: false)
                changed = true
            }
        }
        return changed
    }

    /// Finds out how high a header or footer on screen wants to be, if that is not known.
    ///
    /// - Returns: Whether it is higher or lower than was known.
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

    /// Takes headers and footers off screen, and asks for those that there are now. Rows stay.
    func askAgain(for keys: Set<SectionViewKey>) {
        let gone = sectionViews.filter { keys.contains($0.key) }
        sectionViews.removeAll { keys.contains($0.key) }
        performBatchUpdates(nil, nil)
        for item in gone { endDisplaying(item.view, item.key) }
    }

    /// A header or footer on screen.
    func sectionView(_ key: SectionViewKey) -> UIView? { sectionViews.first { $0.key == key }?.view }

    /// Whether a header or footer on screen is as high as it wants to be: the geometry has its height, and it has not changed since.
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

    /// Where a header or footer lies now: a floating one stays while its section is in sight.
    func rect(of key: SectionViewKey, _ geometry: ListGeometry) -> CGRect {
        let section = geometry.sections[key.section]
        let top = geometry.sectionTop(key.section)
        let bottom = top + section.total - section.gap
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
            start, height, across: sides?.near ?? list.sideInset, sides?.breadth ?? list.rowBreadth)
        return sides == nil ? rect : directed(rect)
    }

    /// Where something lies that changes sides with the items.
    func directed(_ rect: CGRect) -> CGRect {
        guard list.flipsItems else { return rect }
        let inset = list.adjustedContentInset
        return rect.mirrored(in: list.frame.width - inset.left - inset.right)
    }

    /// Whether a header or footer stays in sight as long as its section does.
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
        if let view = view as? any ReusableView, view.reuse.isAdjusted { view.takeBackAdjustments() }
        view.removeFromSuperview()
        list.didEndDisplaying(view, key)
        list.keepForReuse(view, key)
    }

    private func setFrame(_ view: UIView, _ key: SectionViewKey) {
        guard let geometry else { return }
        let frame = rect(of: key, geometry)
        if view.frame != frame { view.frame = frame }
    }
}
