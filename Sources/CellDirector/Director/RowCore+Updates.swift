// Carries out updates, one after the other, when the list is not busy.

extension RowCore {
    /// Carries out an update. If the list is busy, the update is deferred.
    func request(_ update: PendingUpdate) {
        waitingUpdates.append(update)
        guard !isUpdating else { return }
        if displayDepth > 0 {
            list.afterDisplaying { [weak self] in self?.carryOutWaitingUpdates() }
        } else {
            carryOutWaitingUpdates()
        }
    }

    /// Carries out deferred updates. During a move, updates remain deferred until the list has moved the row, even if a
    /// handler forces a layout.
    func carryOutWaitingUpdates() {
        guard !isUpdating, !isMoving else { return }
        isUpdating = true
        while let next = waitingUpdates.first, isAttached {
            if next.isOfRow { carryOutRowUpdates() } else { waitingUpdates.removeFirst().carryOut() }
        }
        isUpdating = false
        if !waitingUpdates.isEmpty {
            reportReplacement()
            waitingUpdates = []
        }
        showWaitingChanges()
        // Items that were changed by the update or its handlers may also be shown in other lists, or may have been
        // changed after they were compared.
        ChangedLists.show()
    }

    /// Carries out the deferred changes to single rows, up to the next deferred update of all rows. If showing a row
    /// keeps causing further changes, gives up and reports a problem.
    private func carryOutRowUpdates() {
        var isStable = false
        repeatUntilStable("changing rows", in: [self], because: "configuring their views changes them again") {
            for _ in waitingUpdates where isAttached && waitingUpdates.first?.isOfRow == true {
                waitingUpdates.removeFirst().carryOut()
            }
            isStable = !isAttached || waitingUpdates.first?.isOfRow != true
            return isStable
        }
        if !isStable { waitingUpdates.removeAll(where: \.isOfRow) }
    }

    /// Performs work that does not change the rows. Updates requested during the work are carried out afterward.
    func holdingUpdates(_ work: () -> Void) {
        guard !isUpdating else { return work() }
        isUpdating = true
        work()
        isUpdating = false
        if waitingUpdates.isEmpty {
            showWaitingChanges()
        } else if displayDepth > 0 {
            list.afterDisplaying { [weak self] in self?.carryOutWaitingUpdates() }
        } else {
            carryOutWaitingUpdates()
        }
    }
}

// MARK: - The list's director

extension RowCore {
    /// Whether the director's adapter is the list's data source. If it is not, the director neither answers questions
    /// nor changes the list.
    var isAttached: Bool { list.currentDataSource === adapter }

    /// Returns whether the director's adapter is the list's data source. If it is not, stops with an error. If this is
    /// because the list has a different director, a problem is reported first.
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
        if losesRows || isObserving || !handledNames.isEmpty || !waitingUpdates.isEmpty { reportReplacement() }
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
    func reportReplacement() { reportOnce(.directorReplaced(list: "\(type(of: list))")) }

    /// Reports a problem, unless the same problem has been reported by this method before.
    func reportOnce(_ problem: CellActionProblem) {
        if reported.insert(problem).inserted { actionsProxy.bus.report(problem) }
    }

    /// Cancels all handlers when the director is released. If the list still has rows, also records the director, so
    /// that its release can be reported.
    func directorWasReleased() {
        actionsProxy.end()
        if isAttached, contents.hasRows { ReleasedDirector.add(of: list, actionsProxy.bus) }
    }
}
