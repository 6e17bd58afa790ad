import Foundation

// MARK: - Headers and footers

extension UICollectionView {
    final func floats(isHeader: Bool) -> Bool { collectionViewLayout.floats(isHeader: isHeader) }

    final func askForSectionView(_ key: SectionViewKey) -> UIView? {
        guard let dataSource else { return nil }
        return request {
            let view = dataSource.collectionView(
                self, viewForSupplementaryElementOfKind: kind(of: key), at: key.indexPath)
            return check(view, kind(of: key), key.indexPath)
        }
    }

    final func hasCurrentKind(_ view: UIView, _ key: SectionViewKey) -> Bool {
        (view as? UICollectionReusableView)?.reuse.kind == kind(of: key)
    }

    final func automaticHeight(_ key: SectionViewKey) -> Double? {
        collectionViewLayout.automaticHeight(key)
    }

    final func fittingHeight(_ view: UIView, _ key: SectionViewKey, breadth: Double) -> Double? {
        guard let view = view as? UICollectionReusableView, let geometry = engine.geometry else { return nil }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind(of: key), with: key.indexPath)
        let keepsBreadth = axis == .vertical && collectionViewLayout.measuresRows
        return fittingSize(view, attributes, engine.rect(of: key, geometry), keepsBreadth: keepsBreadth).map {
            axis.length($0)
        }
    }

    final func willDisplay(_ view: UIView, _ key: SectionViewKey) {
        guard let view = view as? UICollectionReusableView, let kind = view.reuse.kind else { return }
        delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.indexPath)
    }

    final func didEndDisplaying(_ view: UIView, _ key: SectionViewKey) {
        guard let view = view as? UICollectionReusableView, let kind = view.reuse.kind else { return }
        delegate?.collectionView(
            self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.indexPath)
    }

    final func keepForReuse(_ view: UIView, _ key: SectionViewKey) {
        if let view = view as? UICollectionReusableView { engine.registry.keep(view, kind: view.reuse.kind) }
    }

    /// Returns the element kind of a header or footer.
    final func kind(of key: SectionViewKey) -> String { collectionViewLayout.elementKind(key) ?? key.standardKind }

    /// Returns the key of the section's header or footer; `nil` if the given kind is neither the kind of headers nor
    /// the kind of footers.
    final func sectionViewKey(_ kind: String, _ indexPath: IndexPath) -> SectionViewKey? {
        guard let section = indexPath.first else { return nil }
        return [true, false].lazy.map { SectionViewKey(section: section, isHeader: $0) }
            .first { self.kind(of: $0) == kind }
    }

    /// Returns the visible headers or footers of a kind.
    final func shownSectionViews(_ kind: String) -> [(key: SectionViewKey, view: UIView)] {
        engine.carryOutPending()
        return engine.sectionViews.filter { ($0.view as? UICollectionReusableView)?.reuse.kind == kind }
    }
}

extension SectionViewKey {
    /// The element kind in lists and flow layouts.
    @MainActor fileprivate var standardKind: String {
        isHeader ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    }

    /// The index path of a header or footer in a collection view.
    var indexPath: IndexPath { IndexPath(item: 0, section: section) }
}
