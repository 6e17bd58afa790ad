import Foundation

// MARK: - Headers and footers

extension UICollectionView {
    final func floats(isHeader: Bool) -> Bool { collectionViewLayout.floats(isHeader: isHeader) }

    final func askForSectionView(_ key: SectionViewKey) -> UIView? {
        guard let dataSource else { return nil }
        let view = RegistrationIdentity.answering(number) {
            dataSource.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
        }
        return check(view, key)
    }

    final func automaticHeight(_ key: SectionViewKey) -> Double? {
        collectionViewLayout.automaticHeight(isHeader: key.isHeader)
    }

    final func fittingHeight(_ view: UIView, _ key: SectionViewKey, breadth: Double) -> Double? {
        guard let view = view as? UICollectionReusableView, let geometry = engine.geometry else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: key.kind, with: key.indexPath)
        return fittingSize(view, attributes, engine.rect(of: key, geometry)).map { axis.length($0) }
    }

    final func willDisplay(_ view: UIView, _ key: SectionViewKey) {
        guard let view = view as? UICollectionReusableView else { return }
        delegate?.collectionView(
            self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.indexPath)
    }

    final func didEndDisplaying(_ view: UIView, _ key: SectionViewKey) {
        guard let view = view as? UICollectionReusableView else { return }
        delegate?.collectionView(
            self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.indexPath)
    }

    final func keepForReuse(_ view: UIView, _ key: SectionViewKey) {
        if let view = view as? UICollectionReusableView { engine.registry.keep(view, kind: key.kind) }
    }

    /// Those on screen.
    final func shownSectionViews(_ kind: String) -> [(key: SectionViewKey, view: UIView)] {
        engine.carryOutPending()
        return engine.sectionViews.filter { $0.key.kind == kind }
    }
}

extension SectionViewKey {
    /// `nil` if no layout has such a view.
    @MainActor
    init?(_ kind: String, _ indexPath: IndexPath) {
        guard let section = indexPath.first else { return nil }
        switch kind {
        case UICollectionView.elementKindSectionHeader: self.init(section: section, isHeader: true)
        case UICollectionView.elementKindSectionFooter: self.init(section: section, isHeader: false)
        default: return nil
        }
    }

    /// What a collection view calls it.
    @MainActor var kind: String {
        isHeader ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    }

    /// A collection view's index path of a header or footer.
    var indexPath: IndexPath { IndexPath(item: 0, section: section) }
}
