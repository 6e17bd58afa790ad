import Foundation

extension UICollectionView {
    static let collectionViewProperties: [InterfaceProperty<UICollectionView>] = [
        .flag("allowsSelection") { $0.allowsSelection = $1 },
        .flag("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 },
        .flag("prefetchingEnabled") { $0.isPrefetchingEnabled = $1 },
    ]

    /// Registers the prototypes.
    final func decodeItems(_ coder: InterfaceCoder) {
        if let view = coder.make("backgroundView", as: UIView.self) { backgroundView = view }
        guard let scene = coder.scene else { return }
        for prototype in coder.element.list("cells") {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            register(UINib(prototype, in: scene), forCellWithReuseIdentifier: identifier)
        }
        for (key, kind) in [
            ("sectionHeaderView", Self.elementKindSectionHeader), ("sectionFooterView", Self.elementKindSectionFooter),
        ] {
            guard let prototype = coder.element.value(key), let identifier = prototype["reuseIdentifier"] else {
                continue
            }
            register(
                UINib(prototype, in: scene), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
    }
}
