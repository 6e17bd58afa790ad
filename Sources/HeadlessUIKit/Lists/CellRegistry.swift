/// The classes that a list makes its views from, and the used views that wait to be shown again.
@MainActor
struct CellRegistry {
    /// What a view is registered as: a cell, or a header or footer of some kind.
    struct Key: Hashable {
        /// `nil`: a cell.
        var kind: String?
        let identifier: String
    }

    private var classes: [Key: ListReusableView.Type] = [:]
    private var used: [Key: [ListReusableView]] = [:]

    /// `nil` takes the registration back.
    mutating func register(_ viewClass: ListReusableView.Type?, for key: Key) { classes[key] = viewClass }

    mutating func keep(_ view: ListReusableView, kind: String? = nil) {
        guard let identifier = view.reuseIdentifier else { return }
        used[Key(kind: kind, identifier: identifier), default: []].append(view)
    }

    /// A used view, else a new one of the registered class.
    mutating func take(_ key: Key) -> ListReusableView? {
        if let view = used[key]?.popLast() {
            view.prepareForReuse()
            return view
        }
        return classes[key]?.init(registeredFor: key.identifier)
    }
}

/// A row's cell that a list asks its data source for.
struct CellRequest {
    let path: RowPath
    /// The cell that the row has and is to keep: the row is being reconfigured.
    var existing: (any ListCell)?
    var dequeued: ListReusableView?
}

/// A section's header or footer.
struct SupplementKey: Hashable {
    let section: Int
    let isHeader: Bool
}
