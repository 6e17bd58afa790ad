import Foundation

// MARK: - Headers and footers

extension ListScrollView {
    /// Asks for the view of an automatic header or footer without a title, whose height hangs on whether there is one.
    final func showSupplementIfAutomatic(_ key: SupplementKey) {
        guard let section = geometry?.sections[key.section] else { return }
        guard (key.isHeader ? section.header : section.footer) == 0,
            !visibleSupplements.contains(where: { $0.key == key })
        else { return }
        let before = changes
        // Who is asked for the view may have changed the sections.
        guard let height = automaticHeight(key), let view = askForSectionView(key), changes == before else { return }
        if key.isHeader {
            geometry?.setHeaderHeight(height, key.section)
        } else {
            geometry?.setFooterHeight(height, key.section)
        }
        beginDisplaying(view, key)
    }

    /// Brings the headers and footers in sight on screen, and the others off.
    final func showSupplements() {
        guard let geometry, failure == nil else { return }
        let wanted = supplementsInSight(geometry)
        let leaving = visibleSupplements.filter { !wanted.contains($0.key) }
        visibleSupplements.removeAll { !wanted.contains($0.key) }
        let before = changes
        for item in leaving { endDisplaying(item.view, item.key) }
        for key in wanted {
            // The sections have other places now, or none yet.
            guard changes == before, self.geometry != nil else { return }
            if let item = visibleSupplements.first(where: { $0.key == key }) {
                place(item.view, key)
            } else if let view = askForSectionView(key), changes == before {
                beginDisplaying(view, key)
            }
        }
    }

    private func supplementsInSight(_ geometry: ListGeometry) -> [SupplementKey] {
        guard !geometry.sections.isEmpty, windowLength > 0 else { return [] }
        var keys: [SupplementKey] = []
        for section in geometry.section(at: windowStart)..<geometry.sections.count {
            if geometry.sectionTop(section) >= windowEnd { break }
            for isHeader in [true, false] {
                let key = SupplementKey(section: section, isHeader: isHeader)
                let rect = rect(of: key, geometry)
                if axis.length(rect.size) > 0, rect.intersects(bounds) { keys.append(key) }
            }
        }
        return keys
    }

    /// Where a header or footer lies now: a floating one stays while its section is in sight.
    final func rect(of key: SupplementKey, _ geometry: ListGeometry) -> CGRect {
        let section = geometry.sections[key.section]
        let top = geometry.sectionTop(key.section)
        let bottom = top + section.total
        let height = key.isHeader ? section.header : section.footer
        var start = key.isHeader ? top : bottom - height
        if floats(isHeader: key.isHeader) {
            if key.isHeader {
                start = min(max(start, windowStart + axis.leading(adjustedContentInset)), max(top, bottom - height))
            } else {
                let lower = windowEnd - axis.trailing(adjustedContentInset)
                start = max(min(start, lower - height), min(top, bottom - height))
            }
        }
        return axis.rect(start, height, across: 0, axis.breadth(frame.size))
    }

    final func beginDisplaying(_ view: UIView, _ key: SupplementKey) {
        visibleSupplements.append((key, view))
        place(view, key)
        addSubview(view)
        (view as? ListReusableView)?.updateConfigurationIfNeeded()
        willDisplay(view, key)
    }

    final func endDisplaying(_ view: UIView, _ key: SupplementKey) {
        view.removeFromSuperview()
        didEndDisplaying(view, key)
    }

    final func place(_ view: UIView, _ key: SupplementKey) {
        guard let geometry else { return }
        let frame = rect(of: key, geometry)
        if view.frame != frame { view.frame = frame }
    }
}
