/// The classes that are registered with a list or a layout, and the views that are available for reuse.
@MainActor
struct CellRegistry {
    /// The key under which a class is registered: a reuse identifier and, for any view other than a cell, the kind of
    /// view.
    struct Key: Hashable {
        /// The kind of supplementary or decoration view; `nil` for a cell.
        var kind: String?
        let identifier: String
    }

    private var classes: [Key: any RegisteredView.Type] = [:]
    private var used: [Key: [any ReusableView]] = [:]

    func isRegistered(_ key: Key) -> Bool { classes[key] != nil }

    /// Registers a class. `nil` removes the registration.
    mutating func register(_ viewClass: AnyClass?, for key: Key) {
        classes[key] = viewClass as? any RegisteredView.Type
    }

    mutating func keep(_ view: any ReusableView, kind: String? = nil) {
        guard let identifier = view.reuseIdentifier else { return }
        used[Key(kind: kind, identifier: identifier), default: []].append(view)
    }

    /// Returns a view that is available for reuse or, if there is none, a new view of the registered class; `nil` if no
    /// class is registered.
    mutating func take(_ key: Key) -> (any ReusableView)? {
        if let view = used[key]?.popLast() {
            view.prepareForReuse()
            return view
        }
        return classes[key]?.init(registeredFor: key.identifier)
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
