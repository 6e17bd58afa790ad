/// The classes that a list makes its views from, and the used views that wait to be shown again.
@MainActor
struct CellRegistry {
    /// What a view is registered as: a cell, or a header or footer of some kind.
    struct Key: Hashable {
        /// `nil`: a cell.
        var kind: String?
        let identifier: String
    }

    private var classes: [Key: any RegisteredView.Type] = [:]
    private var used: [Key: [any ReusableView]] = [:]

    func knows(_ key: Key) -> Bool { classes[key] != nil }

    /// `nil` takes the registration back.
    mutating func register(_ viewClass: AnyClass?, for key: Key) {
        classes[key] = viewClass as? any RegisteredView.Type
    }

    mutating func keep(_ view: any ReusableView, kind: String? = nil) {
        guard let identifier = view.reuseIdentifier else { return }
        used[Key(kind: kind, identifier: identifier), default: []].append(view)
    }

    /// A used view, else a new one of the registered class.
    mutating func take(_ key: Key) -> (any ReusableView)? {
        if let view = used[key]?.popLast() {
            view.prepareForReuse()
            return view
        }
        return classes[key]?.init(registeredFor: key.identifier)
    }

    /// A new view of a class.
    static func make<View: ReusableView>(_ viewClass: View.Type, _ identifier: String) -> View {
        guard let view = (viewClass as AnyClass as? any RegisteredView.Type)?.init(registeredFor: identifier) as? View
        else {
            fatalError("\(viewClass) can't be made")
        }
        return view
    }
}

/// A row's cell that a list asks its data source for.
struct CellRequest {
    let path: RowPath
    /// The cell that the row has and is to keep: the row is being reconfigured.
    var existing: (any ListCell)?
    var dequeued: (any ReusableView)?
}

/// A section's header or footer.
struct SectionViewKey: Hashable {
    let section: Int
    let isHeader: Bool
}
