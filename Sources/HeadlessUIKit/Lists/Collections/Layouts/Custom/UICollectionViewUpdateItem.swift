import Foundation

/// A change to an item or a section in a batch of updates. Mirrors `UICollectionViewUpdateItem` and its members, UIKit.
@MainActor @preconcurrency
open class UICollectionViewUpdateItem: NSObject {
    /// The position before the updates; `nil` for an insertion. For a section, the item is `NSNotFound`.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// The position after the updates; `nil` for a deletion. For a section, the item is `NSNotFound`.
    open private(set) var indexPathAfterUpdate: IndexPath?
    open private(set) var updateAction: Action

    /// Mirrors `UICollectionViewUpdateItem.Action`.
    public enum Action: Int, Sendable {
        case insert, delete, reload, move, none
    }

    /// Creates an item without positions, for a subclass in a test.
    public override init() {
        updateAction = .none
        super.init()
    }

    init(_ update: BatchUpdate, _ mapping: BatchMapping) {
        func path(_ section: Int?) -> IndexPath? { section.map { IndexPath(item: NSNotFound, section: $0) } }
        switch update {
        case .insertRow(let to): (updateAction, indexPathAfterUpdate) = (.insert, to.indexPath)
        case .deleteRow(let from): (updateAction, indexPathBeforeUpdate) = (.delete, from.indexPath)
        case .reloadRow(let from):
            (updateAction, indexPathBeforeUpdate) = (.reload, from.indexPath)
            indexPathAfterUpdate = mapping.path(from)?.indexPath
        case .moveRow(let from, let to):
            (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (.move, from.indexPath, to.indexPath)
        case .insertSection(let to): (updateAction, indexPathAfterUpdate) = (.insert, path(to))
        case .deleteSection(let from): (updateAction, indexPathBeforeUpdate) = (.delete, path(from))
        case .reloadSection(let from):
            (updateAction, indexPathBeforeUpdate) = (.reload, path(from))
            indexPathAfterUpdate = path(mapping.sections[from])
        case .moveSection(let from, let to):
            (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (.move, path(from), path(to))
        }
        super.init()
    }
}
