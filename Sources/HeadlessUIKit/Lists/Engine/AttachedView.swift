import Foundation

/// A view that a layout attaches to an item, a group, a section or the whole list.
struct AttachedView {
    /// The object that a view is attached to.
    enum Host: Hashable {
        case item(RowPath)
        case group(section: Int, number: Int)
        case section(Int)
        /// The whole list. The associated value is the view's index among the views of the same kind.
        case list(Int)
        /// An index path of another length, in a layout that determines positions itself.
        case other(IndexPath)
    }

    struct Key: Hashable {
        let kind: String
        var host: Host
        /// Whether the view is a decoration view, which the layout creates itself.
        var isDecoration = false

        /// The section that the view belongs to; `nil` if the view belongs to the whole list.
        var section: Int? {
            switch host {
            case .item(let path): path.section
            case .group(let section, _), .section(let section): section
            case .list: nil
            case .other(let indexPath): indexPath.first
            }
        }

        var indexPath: IndexPath {
            switch host {
            case .item(let path): path.indexPath
            case .group(let section, let number): IndexPath(item: number, section: section)
            case .section(let section): IndexPath(item: 0, section: section)
            case .list(let number): IndexPath(index: number)
            case .other(let indexPath): indexPath
            }
        }
    }

    let key: Key
    /// The frame in the list's content, in points.
    var frame: CGRect
    /// The z-order level; views with higher levels are in front. See ``ReuseState``.
    var level: Int
    /// Whether the view determines its own width, and whether it determines its own height.
    var determines = (width: false, height: false)
}

extension AttachedView.Key {
    /// Returns the key after a batch of updates; `nil` if the view is removed.
    ///
    /// - Parameters:
    ///   - mapping: The mapping of the updates.
    ///   - staysAtItem: Whether a view of an item stays at the item's position in its section, whichever item is there.
    func moved(by mapping: BatchMapping, staysAtItem: Bool = false) -> Self? {
        var new = self
        switch host {
        case .item(let path) where staysAtItem:
            guard !mapping.isReloaded(section: path.section), let to = mapping.sections[path.section] else {
                return nil
            }
            new.host = .item(RowPath(to, path.row))
        case .list, .other: break
        case .item(let path):
            guard !mapping.isReloaded(path), let to = mapping.path(path) else { return nil }
            new.host = .item(to)
        case .section(let section), .group(let section, _):
            guard !mapping.isReloaded(section: section), let to = mapping.sections[section] else { return nil }
            if case .group(_, let number) = host {
                new.host = .group(section: to, number: number)
            } else {
                new.host = .section(to)
            }
        }
        return new
    }
}
