// The list's director: whether this director is in charge, is replaced or is released.

extension RowCore {
    /// Whether the director's adapter is the list's data source. If it is not, the director neither answers questions
    /// nor changes the list.
    var isAttached: Bool { list.currentDataSource === adapter }

    /// Returns whether the director's adapter is the list's data source. If it is not, stops with an error. If this is
    /// because the list has a different director, a problem is reported first.
    @inline(never)
    func checkAttached() -> Bool {
        if isAttached { return true }
        let source = list.currentDataSource
        if source is ListAdapter {
            reportReplacement()
            list.refuse(
                "a director was asked to change the rows of the \(type(of: list)), which has another director now; "
                    + "a list has one director at a time, so keep one in a property and use it for every change")
        } else {
            let other = source.map { "\(type(of: $0))" } ?? "nil"
            list.refuse(
                "the data source of the \(type(of: list)) is \(other), not the director that is asked to change its "
                    + "rows; a list has one director at a time, which is its data source and its delegate")
        }
        return false
    }

    /// Called when a different director is being set for the list. Reports the replacement if handlers, pending updates
    /// or an observation are lost as a result, or if the list loses all its rows. From then on, the cells on screen
    /// send this director no actions except `.didEndDisplaying`, even before the list's next layout.
    func willBeReplaced(by sections: any SectionList) {
        endBindings(in: list)
        let losesRows = contents.hasRows && !sections.hasRows
        if losesRows || isObserving || adapter?.handledNames.isEmpty == false || !phases.updates.isEmpty {
            reportReplacement()
        }
    }

    /// Ends the bindings of the director's cells, headers and footers inside a view. Standalone views keep their
    /// bindings.
    private func endBindings(in view: UIView) {
        for view in view.subviews {
            if let binding = view.cellBinding, binding.registry === actionsProxy.registry {
                if binding.lastIndexPath.section != NSNotFound { binding.end() }
            } else {
                endBindings(in: view)
            }
        }
    }

    /// Reports, at most once, that a different director has been set for the list.
    @inline(never)
    func reportReplacement() { reportOnce(.directorReplaced(list: "\(type(of: list))")) }

    /// Reports a problem, unless the same problem has been reported by this method before.
    @inline(never)
    func reportOnce(_ problem: CellActionProblem) {
        guard !reported.contains(problem.sentence) else { return }
        reported.append(problem.sentence)
        actionsProxy.bus.report(problem)
    }

    /// Cancels all handlers when the director is released. If the list still has rows, also records the director, so
    /// that its release can be reported.
    func directorWasReleased() {
        actionsProxy.end()
        if isAttached, contents.hasRows { ReleasedDirector.add(of: list, actionsProxy.bus) }
    }
}
