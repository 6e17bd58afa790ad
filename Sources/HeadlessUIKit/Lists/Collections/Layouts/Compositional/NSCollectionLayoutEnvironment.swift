import Foundation

/// The environment of a section's layout. Mirrors `NSCollectionLayoutEnvironment` and its members, UIKit.
@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(_ container: LayoutContainer, _ traitCollection: UITraitCollection) {
        self.container = container
        self.traitCollection = traitCollection
    }
}

final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets = .zero) {
        self.contentSize = contentSize
        self.contentInsets = contentInsets
    }

    var effectiveContentSize: CGSize { CGRect(origin: .zero, size: contentSize).inset(contentInsets).size }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}
