extension CellAction {
    /// Sends the action from a view: the director that owns the cell around it handles it.
    ///
    /// The responder chain is walked from the view up to the first view that shows a row, which may be the view itself:
    /// a cell, a header or footer, or a cell of a list inside a cell. If there is none, or the cell no longer shows its
    /// row, the action is unhandled, and ``CellActionBus/onProblem`` says so: of the director in whose list the view lies, else
    /// of ``CellActionBus/default``.
    ///
    /// - Complexity: O(views between the view and its cell), whatever the number of rows and directors.
    @MainActor
    public func invoke(from view: UIView, payload: Payload) {
        // Asked first, so that a cell that speaks for itself is not looked for.
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

    /// Sends the action from a cell. The same as from any other view.
    @MainActor
    public func invoke(cell: UIView, payload: Payload) { invoke(from: cell, payload: payload) }

    /// Sends the action from a cell, under the article's label.
    @available(*, deprecated, renamed: "invoke(cell:payload:)")
    @MainActor
    public func invoke(cell: UIView, value: Payload) { invoke(cell: cell, payload: value) }
}

extension CellAction where Payload == Void {
    /// Sends the action from a view: the director that owns the cell around it handles it.
    @MainActor
    public func invoke(from view: UIView) {
        invoke(from: view, payload: ())
    }

    /// Sends the action from a cell. The same as from any other view.
    @MainActor
    public func invoke(cell: UIView) { invoke(from: cell) }
}

/// A list view whose director sends its actions over a bus.
@MainActor
protocol ListOnBus: UIScrollView {
    /// The director's bus; `nil` if the list has no director.
    var directorsBus: CellActionBus? { get }
}
