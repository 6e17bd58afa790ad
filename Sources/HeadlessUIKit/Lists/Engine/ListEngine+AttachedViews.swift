import Foundation

// MARK: - Views attached by the layout

extension ListEngine {
    /// Shows the visible views that the layout attaches to items, groups, sections and the list, and removes the
    /// others.
    ///
    /// - Returns: Whether the size of a view has changed. If so, positions may change.
    func showAttachedViews() throws(RowsChanged) -> Bool {
        guard list.attachesViews || !attached.isEmpty else { return false }
        let wanted = list.attachedViewsInSight()
        let keys = Set(wanted.map(\.key))
        let leaving = attached.filter { !keys.contains($0.key) }
        attached.removeAll { !keys.contains($0.key) }
        for item in leaving {
            phases.subject = .attached(item.key)
            endDisplaying(item.view, item.key)
        }
        try checkRows()
        var changed = false
        for place in wanted {
            phases.subject = .attached(place.key)
            let known = attached.firstIndex { $0.key == place.key }
            if let known { attached[known].frame = place.frame }
            var shown = known.map { attached[$0].view }
            if known == nil { shown = try ask { list.askForAttachedView(place.key) } }
            guard let view = shown else { continue }
            if known == nil {
                attached.append((place.key, view, place.frame))
                stacksByLevel = true
            }
            setFrame(view, place)
            if known == nil {
                view.prepareLayout()
                list.willDisplay(view, place.key)
                try checkRows()
            }
            if try measure(view, place) { changed = true }
        }
        if changed { list.attachedViewsChanged() }
        return changed
    }

    private func setFrame(_ view: any ReusableView, _ place: AttachedView) {
        var host: UIView = list
        switch place.key.host {
        case .item(let path): host = self.host(path)
        case .group(let section, _): host = carousel(section) ?? list
        case .section, .list, .other: break
        }
        let frame = host === list ? place.frame : list.convert(place.frame, to: host)
        view.settle(in: frame)
        if view.superviewStorage !== host || view.reuse.level != place.level {
            view.reuse.level = place.level
            add(view, to: host)
        }
    }

    /// Measures an attached view if it determines its own size and has not been measured at its current breadth.
    /// Returns whether the measured size differs from the size of the frame.
    private func measure(_ view: any ReusableView, _ place: AttachedView) throws(RowsChanged) -> Bool {
        guard place.determines.width || place.determines.height else { return false }
        let breadth = axis.breadth(place.frame.size)
        guard view.reuse.fit?.breadth != breadth else { return false }
        view.reuse.fit = Fit(breadth: breadth, size: nil)
        guard let size = try ask({ list.fittingSize(view, place) }), size != place.frame.size else { return false }
        view.reuse.fit = Fit(breadth: axis.breadth(size), size: nil)
        attachedSizes[place.key] = size
        return true
    }

    func endDisplaying(_ view: any ReusableView, _ key: AttachedView.Key) {
        placing?.dismiss(view, as: .attached(key))
        view.removeFromSuperview()
        list.didEndDisplaying(view, key)
        list.keepForReuse(view, key)
    }

    /// Updates the keys of the attached views after a batch of updates.
    ///
    /// - Returns: The views that are no longer attached.
    func carryOverAttachedViews(_ mapping: BatchMapping) -> [(key: AttachedView.Key, view: any ReusableView)] {
        var gone: [(key: AttachedView.Key, view: any ReusableView)] = []
        let follow = placing == nil ? [] : kindsOfItems()
        attached = attached.compactMap { item in
            if let key = item.key.moved(by: mapping, staysAtItem: placing != nil && !follow.contains(item.key.kind)) {
                return (key, item.view, item.frame)
            }
            gone.append((item.key, item.view))
            return nil
        }
        let sizes = attachedSizes
        attachedSizes = [:]
        for (key, size) in sizes {
            if let key = key.moved(by: mapping) { attachedSizes[key] = size }
        }
        return gone
    }

    /// The kinds of views that a layout attaches to more items of a section than its first, so that these views belong to
    /// items. A view at the first item of a section otherwise belongs to the section, such as a header.
    private func kindsOfItems() -> Set<String> {
        Set(
            attached.compactMap { item in
                if case .item(let path) = item.key.host, path.row > 0 { item.key.kind } else { nil }
            })
    }

    // MARK: Z-order

    /// Adds a view to the list, or to the scroll view of a section: in front of views with the same or a lower level,
    /// and behind views with higher levels. The background view is behind all of them.
    func add(_ view: UIView, to host: UIView) {
        func level(_ view: UIView) -> Int {
            if view === backgroundView { return .min }
            return (view as? any ReusableView).map { $0.reuse.level + $0.reuse.lift } ?? 1
        }
        let own = level(view)
        let above = host.subviews.first { $0 !== view && level($0) > own }
        if let above { host.insertSubview(view, belowSubview: above) } else { host.addSubview(view) }
    }
}
