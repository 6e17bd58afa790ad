/// The classes and nibs that are registered with a list or a layout, and the views that are available for reuse.
@MainActor
final class CellRegistry {
    /// The key under which a class is registered: a reuse identifier and, for any view other than a cell, the kind of
    /// view.
    struct Key: Hashable {
        /// The kind of supplementary or decoration view; `nil` for a cell.
        var kind: String?
        let identifier: String
    }

    /// What a view is made from.
    private enum Source {
        case type(any RegisteredView.Type)
        case nib(UINib)
    }

    private var sources: [Key: Source] = [:]
    private var used: [Key: [any ReusableView]] = [:]

    func isRegistered(_ key: Key) -> Bool { sources[key] != nil }

    /// Registers a class. `nil` removes the registration.
    func register(_ viewClass: AnyClass?, for key: Key) {
        sources[key] = (viewClass as? any RegisteredView.Type).map(Source.type)
    }

    /// Registers a nib. `nil` removes the registration.
    func register(_ nib: UINib?, for key: Key) { sources[key] = nib.map(Source.nib) }
    /// Registers a nib or, if there is none, a class, unless something is registered already.
    func registerOnce(_ viewClass: AnyClass, _ nib: UINib?, for key: Key) {
        if isRegistered(key) { return }
        if let nib { register(nib, for: key) } else { register(viewClass, for: key) }
    }

    func keep(_ view: any ReusableView, kind: String? = nil) {
        guard let identifier = view.reuseIdentifier else { return }
        used[Key(kind: kind, identifier: identifier), default: []].append(view)
    }

    /// Returns a view that is available for reuse or, if there is none, a new view of the registered class or from the
    /// registered nib; `nil` if nothing is registered.
    func take(_ key: Key) -> (any ReusableView)? {
        if let view = used[key]?.popLast() {
            view.prepareForReuse()
            for content in view.subviews { content.rareProperties?.content?.prepareForReuse() }
            return view
        }
        switch sources[key] {
        case .type(let type): return type.init(registeredFor: key.identifier)
        case .nib(let nib): return make(nib, key.identifier)
        case nil: return nil
        }
    }

    /// Makes a view from a nib. Raises an exception if the nib contains anything else.
    private func make(_ nib: UINib, _ identifier: String) -> (any ReusableView)? {
        let objects = nib.instantiate(withOwner: nil)
        guard objects.count == 1, let view = objects[0] as? any ReusableView else {
            let kind = objects.contains { $0 is any ListCell } ? "cell" : "view"
            ListException.raise(
                ListException(
                    "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
                        + "which must be a reusable \(kind), such as a UITableViewCell or UICollectionReusableView instance"
                ))
            return nil
        }
        if let own = view.reuseIdentifier, !own.isEmpty, own != identifier {
            ListException.raise(
                ListException(
                    "view reuse identifier in nib (\(own)) does not match the identifier used to register the nib "
                        + "(\(identifier))"))
        }
        view.reuse.identifier = identifier
        return view
    }

    /// Requests a layout of the views that are available for reuse.
    func setNeedsLayout() {
        for views in used.values { for view in views { view.setNeedsLayout() } }
    }

    /// Creates a view of the given class, with the given reuse identifier.
    static func make<View: ReusableView>(_ viewClass: View.Type, _ identifier: String) -> View {
        guard let view = (viewClass as AnyClass as? any RegisteredView.Type)?.init(registeredFor: identifier) as? View
        else {
            fatalError("\(viewClass) can't be made")
        }
        return view
    }
}

/// A list's request to its data source for the cell of a row.
struct CellRequest {
    let path: RowPath
    /// The row's current cell, if the row is being reconfigured and must keep this cell.
    var existing: (any ListCell)?
    var dequeued: (any ReusableView)?
}

/// Identifies a section's header or footer.
struct SectionViewKey: Hashable {
    let section: Int
    let isHeader: Bool
}
