import Foundation

// Any code that a list calls may change the rows: a data source, a delegate, a cell, a layout, a completion handler. If
// it does so each time it is called, the list would never come to rest. The list then gives up: the rows of the last
// round stay on screen, and the row counts are those of the data source.

// MARK: - Showing rows that keep changing

extension ListEngine {
    /// Shows all cells and other views within the bounds, and removes all others. If the rows change meanwhile, starts
    /// over.
    ///
    /// Rows may change as often as there are reasons to change them: each row, header and footer may change the rows up
    /// to ``roundLimit`` times. Changes that leave fewer rows than ever before come to an end, so they are not limited.
    func showRows() {
        var fewest = Int.max
        var disturbances: [ListPhases.Subject: Int] = [:]
        var rounds = 0
        while phases.allows(.showing) {
            if phases.hasGivenUp { return showRowsHoldingChanges() }
            phases.begin(.showing)
            try? showRowsInSight()
            dropPrepared()
            let subject = phases.disturber
            if phases.end() { return }
            // The next round must not show rows that a dropped update has removed.
            adoptCounts()
            if geometry == nil {
                // After a reload, the content may be shorter. The anchor ensures that the content offset is limited to it.
                pendingAnchor = ScrollAnchor()
                loadIfNeeded()
            }
            let count = geometry?.rowCount ?? 0
            if count < fewest {
                fewest = count
                continue
            }
            rounds += 1
            disturbances[subject, default: 0] += 1
            if disturbances[subject] == roundLimit || rounds == 50 * roundLimit {
                giveUp(
                    "is still showing its \(list.terms.row)s after \(rounds) rounds: \(sentence(subject)) changes them",
                    "each time that cells, headers, footers or heights are requested or displayed")
            }
        }
    }

    /// Returns a description of the work that changed the rows.
    private func sentence(_ subject: ListPhases.Subject) -> String {
        switch subject {
        case .row(let path): "showing \(list.terms.row) \(path.row) of section \(path.section)"
        case .sectionView(let key): "showing the \(key.isHeader ? "header" : "footer") of section \(key.section)"
        case .attached(let key): "showing the view of kind \(key.kind) at \(ListException.print(key.indexPath))"
        case .unknown: "showing them"
        }
    }

    /// Shows the rows one last time, without carrying out the changes that this causes. Only if rows no longer exist in
    /// the data source does the list start over, with the cells that it shows already.
    private func showRowsHoldingChanges() {
        for _ in 0..<roundLimit {
            adoptCounts()
            phases.begin(.showing)
            try? showRowsInSight()
            dropPrepared()
            let isComplete = phases.end()
            if isComplete || phases.failure != nil { break }
        }
        list.needsLayout = false
        endGivingUp()
    }
}

// MARK: - Giving up

extension ListEngine {
    /// Logs that the rows never come to rest. Until the outermost layout ends, changes that are requested while rows are
    /// counted, measured or shown are not carried out.
    func giveUp(_ what: String, _ when: String) {
        guard !phases.hasGivenUp else { return }
        ListWarning.log(
            "\(UILayoutGuide.name(list)) \(what). The \(list.terms.row)s of the last round stay. Do not reload or update "
                + "\(list.terms.row)s \(when): update them once, or when the layout has ended.")
        phases.hasGivenUp = true
    }

    /// Called after the last round. The list begins again when the outermost layout has ended, or now if there is none.
    func endGivingUp() {
        adoptCounts()
        if !phases.isShowing { UIView.afterLayouts { [weak self] in self?.phases.hasGivenUp = false } }
    }

    /// The reason why each layout of the list requires another; `nil` if the list has logged why.
    var reasonForLayouts: String? {
        if phases.hasGivenUp { return nil }
        return
            "each round asks for another, for example because the layout of a cell reloads the list each time. Change "
            + "the list once, or when the layout has ended"
    }

    /// Called when the list's pending layout is abandoned, because each layout requests another. The cells stay, even if
    /// the list was reloaded.
    func layoutWasDropped() {
        guard geometry == nil, phases.allows(.showing) else { return }
        let hadGivenUp = phases.hasGivenUp
        phases.hasGivenUp = true
        phases.begin(.showing)
        // The row counts before the reload are no longer known, but it is known which rows are on screen.
        let sections =
            shown.map(\.path.section) + sectionViews.map(\.key.section) + attached.compactMap(\.key.section)
            + carousels.map(\.section)
        var counts = Array(repeating: 0, count: (sections.max() ?? -1) + 1)
        for item in shown { counts[item.path.section] = max(counts[item.path.section], item.path.row + 1) }
        let new = extraRows.added(to: count())
        let gone = carryOver(Self.mapping(from: counts, to: new), new)
        geometry = measure(new)
        fitContent()
        endDisplaying(gone)
        phases.end()
        adoptCounts()
        phases.hasGivenUp = hadGivenUp
    }

    /// Whether a change to the rows must not be carried out, because the list has given up.
    func holdsChange() -> Bool {
        guard phases.hasGivenUp, phases.isShowing || phases.isCounting else { return false }
        holdChange()
        return true
    }

    /// Called instead of carrying out a change to the rows. If the rows that are being shown no longer exist in the data
    /// source, interrupts showing them.
    private func holdChange() {
        phases.hasHeldChanges = true
        guard !phases.isCounting, let known = geometry?.counts else { return }
        let counts = extraRows.added(to: count())
        let exist = counts.count >= known.count && zip(counts, known).allSatisfy { $0 >= $1 }
        if !exist { phases.rowsChanged() }
    }

    /// Makes the number of rows agree with the data source after changes were not carried out. Does not request sizes
    /// from the delegate or the layout, because these requests may have caused the changes.
    private func adoptCounts() {
        for _ in 0..<roundLimit where phases.hasHeldChanges {
            let counts = extraRows.added(to: count())
            phases.hasHeldChanges = false
            guard let old = geometry, old.counts != counts, phases.failure == nil else { continue }
            let outer = phases.hasGivenUp
            phases.hasGivenUp = true
            phases.rowsChanged()
            phases.begin(.showing)
            let gone = carryOver(Self.mapping(from: old.counts, to: counts), counts)
            geometry = old.resized(to: counts)
            placing?.countsChanged()
            fitContent()
            if isScrolled { list.boundsOrigin = list.clamped(list.boundsOrigin) }
            endDisplaying(gone)
            phases.end()
            phases.hasGivenUp = outer
        }
        phases.hasHeldChanges = false
    }

    /// Returns a mapping in which rows keep their positions, and the rows that no longer exist are deleted.
    private static func mapping(from old: [Int], to new: [Int]) -> BatchMapping {
        let deleted = zip(old, new).enumerated().flatMap { section, counts in
            (counts.1..<max(counts.0, counts.1)).map { BatchUpdate.deleteRow(RowPath(section, $0)) }
        }
        return BatchMapping(deleted, sectionCount: old.count, newSectionCount: new.count)
    }
}

// MARK: - Nested updates

extension ListEngine {
    /// Carries out work that may cause more work of the same kind before it ends: an update whose completion handler
    /// requests another, or a row that reconfigures itself while it is configured. After ``roundLimit`` nested calls,
    /// gives up, and carries out no more nested calls until the outermost layout ends.
    func nesting(_ what: String, _ work: () -> Void) {
        let isOver = phases.nested >= (phases.hasReportedNesting ? 1 : roundLimit)
        if isOver, !phases.hasReportedNesting {
            phases.hasReportedNesting = true
            ListWarning.log(
                "\(UILayoutGuide.name(list)) still has \(what) after \(roundLimit) nested calls: each causes another "
                    + "before it ends, for example in a completion handler or when a cell is configured or removed. The "
                    + "others are not carried out. Wait until one has ended before you request the next.")
        }
        guard !isOver else { return holdChange() }
        phases.nested += 1
        work()
        phases.nested -= 1
        guard phases.nested == 0, phases.hasReportedNesting else { return }
        adoptCounts()
        UIView.afterLayouts { [weak self] in self?.phases.hasReportedNesting = false }
    }
}
