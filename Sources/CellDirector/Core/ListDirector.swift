/// The common core of the directors of tables and of collection views.
///
/// A director says what its list is and keeps a ``ListState``; it answers its list's data source and delegate protocols, and
/// passes on what they ask and say. All else is done here, for any list: rows and where they stand, cells and their
/// bindings, updates, dispatching.
@MainActor
protocol ListDirector: CellActionHost {
    associatedtype List: DirectedList

    var list: List { get }
    var state: ListState<List.Section> { get }
    var actionsProxy: CellActionProxy { get }
}

// MARK: - Rows

extension ListDirector {
    /// The row at an index path, or `nil` if there is none.
    func row(at indexPath: IndexPath) -> (any CellConfigurator)? {
        guard state.hasRow(at: indexPath) else { return nil }
        return List.Section.configurator(state.sections[indexPath.section].rows[indexPath.row])
    }

    /// Where a row, header or footer is.
    func place(of configurator: any CellConfigurator) -> IndexPath? {
        let known = state.index ?? ConfiguratorIndex(state.sections)
        state.index = known
        return known.indexPath(of: configurator)
    }

    func place(of binding: CellBinding) -> IndexPath? {
        let last = binding.lastIndexPath
        if let there = row(at: last), there === binding.configurator { return last }
        return place(of: binding.configurator)
    }

    /// Configures again the cell of a row, a header or a footer, if it is on screen. Says whether the list has it.
    func configureAgain(_ configurator: any CellConfigurator) -> Bool {
        guard let indexPath = place(of: configurator) else { return false }
        if indexPath.row == NSNotFound {
            configureSectionView(configurator, section: indexPath.section)
        } else {
            // The list lays out what is pending when it is asked, and then carries out the updates that waited for that.
            _ = list.shownCell(at: indexPath)
            guard let indexPath = place(of: configurator) else { return false }
            if state.isMoving {
                // The row has its new place here, but not yet in the list.
                list.afterDisplaying { [weak self] in _ = self?.configureAgain(configurator) }
            } else {
                list.reconfigure([indexPath])
            }
        }
        return true
    }
}
