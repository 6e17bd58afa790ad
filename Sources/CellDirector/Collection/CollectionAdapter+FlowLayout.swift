extension CollectionAdapter: UICollectionViewDelegateFlowLayout {
    // If neither a handler nor the section provides a value, these methods return the value of the layout's own
    // property, which is also used if the delegate does not implement the method. The item size is a special case:
    // until a `.size` handler has been registered, the layout behaves as if the delegate did not implement the method
    // at all, and does not request the size of each item.

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

    /// Whether a handler has ever been registered for `.size`.
    var givesSizes: Bool { isAnswered(RowQuestion.size.name) }
}

extension UICollectionViewLayout {
    fileprivate var asFlow: UICollectionViewFlowLayout? { self as? UICollectionViewFlowLayout }

    /// The size of an item if no handler returns a size. If the layout's item size is `automaticSize`, this is the
    /// default item size, which is the initial size of self-sizing cells.
    fileprivate var sizeOfItems: CGSize {
        guard let asFlow else { return .zero }
        return asFlow.itemSize == UICollectionViewFlowLayout.automaticSize
            ? UICollectionViewFlowLayout().itemSize : asFlow.itemSize
    }
}
