extension CellAction {
    /// Sends the action from a view. The action is handled by the director that owns the enclosing cell.
    ///
    /// The responder chain is searched, starting at the view itself, for the first view that shows a row: a cell, a
    /// header or footer, or a standalone view. In a list inside a cell, this is the cell of the inner list. If there is
    /// no such view, or if the cell no longer shows its row, no handler is called and a problem is reported to
    /// ``CellActionBus/onProblem``. The problem is reported on the bus of the director whose list contains the view or,
    /// if there is no such director, on ``CellActionBus/default``.
    ///
    /// - Complexity: O(*n*) to find the cell, where *n* is the number of responders between the view and its cell,
    ///   regardless of the number of rows and directors.
    @MainActor
    public func invoke(from view: UIView, payload: Payload) {
        // Fast path: the view itself shows a row, so the responder chain doesn't need to be searched.
        if let binding = view.ownRow { return binding.send(self, payload, from: view) }
        guard let (cell, binding) = view.rowAbove() else { return reportNoRow(view) }
        binding.send(self, payload, from: cell)
    }

    @MainActor
    fileprivate func reportNoRow(_ view: UIView) {
        let around = sequence(first: view as UIResponder, next: \.next)
        let bus = around.lazy.compactMap { ($0 as? any ListOnBus)?.directorsBus }.first
        (bus ?? .default).report(.noRow(action: description, view: String(describing: type(of: view))))
    }

    /// Sends the action from a cell. Equivalent to sending it from any view inside the cell.
    @MainActor
    public func invoke(cell: UIView, payload: Payload) { invoke(from: cell, payload: payload) }

    /// Sends the action from a cell. This method keeps the argument label used in the article that this package is
    /// based on, so that code copied from the article compiles.
    @available(*, deprecated, renamed: "invoke(cell:payload:)")
    @MainActor
    public func invoke(cell: UIView, value: Payload) { invoke(cell: cell, payload: value) }
}

extension CellAction where Payload == Void {
    /// Sends the action from a view. The action is handled by the director that owns the enclosing cell.
    @MainActor
    public func invoke(from view: UIView) {
        invoke(from: view, payload: ())
    }

    /// Sends the action from a cell. Equivalent to sending it from any view inside the cell.
    @MainActor
    public func invoke(cell: UIView) { invoke(from: cell) }
}

// Unavailable overloads whose error messages state in one sentence that the payload is missing.
extension CellAction {
    @_disfavoredOverload
    @available(*, unavailable, message: "this action has a payload: invoke(from:payload:)")
    @MainActor
    public func invoke(from view: UIView) {}

    @_disfavoredOverload
    @available(*, unavailable, message: "this action has a payload: invoke(cell:payload:)")
    @MainActor
    public func invoke(cell: UIView) {}
}

/// A list view whose director sends actions over a bus.
@MainActor
protocol ListOnBus: UIScrollView {
    /// The director's bus, or `nil` if the list has no director.
    var directorsBus: CellActionBus? { get }
}
