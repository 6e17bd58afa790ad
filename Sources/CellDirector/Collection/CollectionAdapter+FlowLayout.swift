extension CollectionAdapter: UICollectionViewDelegateFlowLayout {
    // Where nobody says otherwise, the measures are the layout's own, as if its delegate did not have the method. Sizes of
    // items are told apart: a layout that is given none asks for none.

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        guard givesSizes else { return collectionViewLayout.sizeLeftOut(in: collectionView, at: indexPath) }
        return core.ask(.size, at: indexPath) ?? collectionViewLayout.sizeOfItems
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        core.section(section)?.insets ?? collectionViewLayout.asFlow?.sectionInset ?? .zero
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        core.section(section)?.minimumLineSpacing ?? collectionViewLayout.asFlow?.minimumLineSpacing ?? 0
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        core.section(section)?.minimumInteritemSpacing ?? collectionViewLayout.asFlow?.minimumInteritemSpacing ?? 0
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        core.ask(.size, .header, section: section) ?? collectionViewLayout.asFlow?.headerReferenceSize ?? .zero
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        core.ask(.size, .footer, section: section) ?? collectionViewLayout.asFlow?.footerReferenceSize ?? .zero
    }

    /// Whether somebody was ever registered to say how large anything is.
    var givesSizes: Bool { core.handledNames.contains(RowQuestion.size.name) }
}

extension UICollectionViewLayout {
    fileprivate var asFlow: UICollectionViewFlowLayout? { self as? UICollectionViewFlowLayout }

    /// How large an item is of which nobody says so. Where cells say themselves, it is what a layout begins with.
    fileprivate var sizeOfItems: CGSize {
        guard let asFlow else { return .zero }
        return asFlow.itemSize == UICollectionViewFlowLayout.automaticSize
            ? UICollectionViewFlowLayout().itemSize : asFlow.itemSize
    }
}
