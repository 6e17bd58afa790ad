import Foundation

extension UICollectionViewFlowLayout {
    static let collectionViewFlowLayoutProperties: [InterfaceProperty<UICollectionViewFlowLayout>] = [
        .number("minimumLineSpacing") { $0.minimumLineSpacing = $1 },
        .number("minimumInteritemSpacing") { $0.minimumInteritemSpacing = $1 },
        .choice("scrollDirection", ["horizontal": .horizontal, "vertical": .vertical]) { $0.scrollDirection = $1 },
        .size("itemSize") { $0.itemSize = $1 },
        .size("estimatedItemSize") { $0.estimatedItemSize = $1 },
        .flag("automaticEstimatedItemSize") { if $1 { $0.estimatedItemSize = automaticSize } },
        .size("headerReferenceSize") { $0.headerReferenceSize = $1 },
        .size("footerReferenceSize") { $0.footerReferenceSize = $1 },
        .insets("sectionInset") { $0.sectionInset = $1 },
        .choice(
            "sectionInsetReference",
            ["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins]
        ) { $0.sectionInsetReference = $1 },
        .flag("sectionHeadersPinToVisibleBounds") { $0.sectionHeadersPinToVisibleBounds = $1 },
        .flag("sectionFootersPinToVisibleBounds") { $0.sectionFootersPinToVisibleBounds = $1 },
    ]
}
