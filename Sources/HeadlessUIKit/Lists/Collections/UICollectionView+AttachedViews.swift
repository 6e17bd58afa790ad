import Foundation

// MARK: - Views attached by the layout

extension ListEngine {
    /// Removes the decoration views of a previous layout. The layout keeps them for reuse.
    func dropDecorations(of layout: UICollectionViewLayout) {
        for item in attached where item.key.isDecoration {
            item.view.removeFromSuperview()
            layout.decorations.keep(item.view, kind: item.key.kind)
        }
        attached.removeAll { $0.key.isDecoration }
    }
}

extension UICollectionView {
    final var attachesViews: Bool { collectionViewLayout.attachesViews }

    final func attachedViewsInSight() -> [AttachedView] { collectionViewLayout.attachedViewsInSight(engine) }

    final func attachedViewsChanged() { collectionViewLayout.attachedViewsChanged(engine) }

    final var pinned: (start: Double, end: Double) { collectionViewLayout.pinned(engine) }

    final func level(_ key: SectionViewKey) -> Int {
        // Unverified: headers and footers of flow layouts are in front of views with a z-index below 10.
        4 * (engine.geometry?.sections[key.section].surroundings?.boundary(key)?.zIndex ?? 10) + 2
    }

    /// Returns the view for a key: a decoration view from the layout, or a supplementary view from the data source.
    /// Raises an exception if no class is registered for the kind of a decoration view.
    final func askForAttachedView(_ key: AttachedView.Key) -> (any ReusableView)? {
        if key.isDecoration {
            if let view = collectionViewLayout.decorations.take(CellRegistry.Key(kind: key.kind, identifier: key.kind))
            {
                return view
            }
            stop(
                "could not dequeue a decoration view of kind: \(key.kind) - must register as a class or nib or connect a "
                    + "prototype in a storyboard")
            return nil
        }
        guard let dataSource else { return nil }
        return request {
            let view = dataSource.collectionView(
                self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
            return check(view, key.kind, key.indexPath)
        }
    }

    final func fittingSize(_ view: any ReusableView, _ place: AttachedView) -> CGSize? {
        guard let view = view as? UICollectionReusableView else { return nil }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: place.key.kind, with: place.key.indexPath)
        return fittingSize(view, attributes, place.frame, keepsBreadth: !place.determines.width).map { size in
            CGSize(
                width: place.determines.width ? size.width : place.frame.width,
                height: place.determines.height ? size.height : place.frame.height)
        }
    }

    final func willDisplay(_ view: any ReusableView, _ key: AttachedView.Key) {
        guard !key.isDecoration, let view = view as? UICollectionReusableView else { return }
        delegate?.collectionView(
            self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.indexPath)
    }

    final func didEndDisplaying(_ view: any ReusableView, _ key: AttachedView.Key) {
        if view.reuse.isAdjusted { view.takeBackAdjustments() }
        guard !key.isDecoration, let view = view as? UICollectionReusableView else { return }
        delegate?.collectionView(
            self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.indexPath)
    }

    final func keepForReuse(_ view: any ReusableView, _ key: AttachedView.Key) {
        if key.isDecoration {
            collectionViewLayout.decorations.keep(view, kind: key.kind)
        } else {
            engine.registry.keep(view, kind: key.kind)
        }
    }

    /// Returns the visible attached views of a kind, except decoration views.
    final func shownAttachedViews(_ kind: String) -> [(
        key: AttachedView.Key, view: any ReusableView, frame: CGRect
    )] {
        engine.carryOutPending()
        return engine.attached.filter { $0.key.kind == kind && !$0.key.isDecoration }
    }
}
