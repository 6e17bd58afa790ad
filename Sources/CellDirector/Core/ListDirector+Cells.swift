/// From configurators to the views that show them.
extension ListDirector {
    /// From now on the view shows this row, and no other.
    ///
    /// - Returns: The view, as the configurator knows it; `nil`, and nothing done, if it is of another type.
    @discardableResult
    func bind<C: CellConfigurator>(_ view: UIView, to configurator: C, at indexPath: IndexPath) -> C.Cell? {
        guard let cell = view as? C.Cell else { return nil }
        let binding: CellBinding
        if let bound = view.cellBinding, bound.isActive {
            if bound.configurator === configurator, bound.proxy === actionsProxy {
                bound.lastIndexPath = indexPath
                return cell
            }
            binding = CellBinding(configurator, proxy: actionsProxy, indexPath: indexPath)
            if bound.proxy === actionsProxy, configurator.hasSameIdentity(as: bound.configurator) {
                bound.pass(to: binding)
            } else {
                bound.end()
            }
        } else {
            binding = CellBinding(configurator, proxy: actionsProxy, indexPath: indexPath)
        }
        view.cellBinding = binding
        return cell
    }

    /// Shows a row in a view that was handed out for it. One of another type is what a clash of reuse identifiers leaves,
    /// which has been stopped on.
    func show<C: CellConfigurator>(_ configurator: C, in view: UIView, at indexPath: IndexPath) {
        if let cell = bind(view, to: configurator, at: indexPath) { configurator.configure(cell: cell) }
    }

    func configure<C: CellConfigurator>(_ view: UIView, with configurator: C) {
        if let view = view as? C.Cell { configurator.configure(cell: view) }
    }

    /// Does what the list asks for while it brings cells on and off screen: nobody sees a cell without its present
    /// configurator, and updates wait.
    func whileDisplaying<Result>(_ work: () -> Result) -> Result {
        settle()
        state.displayDepth += 1
        defer { state.displayDepth -= 1 }
        return work()
    }

    /// Answers what the list asks while it lays out its rows: an update that a handler asks for waits until that is done.
    func whileAsked<Answer>(_ answer: () -> Answer) -> Answer {
        state.displayDepth += 1
        defer { state.displayDepth -= 1 }
        return answer()
    }

    /// A row's cell is about to come on screen.
    func willDisplay(_ cell: UIView, _ indexPath: IndexPath) {
        whileDisplaying {
            // A prepared cell may come on screen without being asked for again, after its row got another configurator.
            if let configurator = row(at: indexPath),
                cell.cellBinding?.isActive != true || cell.cellBinding?.configurator !== configurator
            {
                show(configurator, in: cell, at: indexPath)
            }
            post(.willDisplay, cell, indexPath)
        }
    }

    /// A view left the screen. Its binding still names the row that it showed, whatever stands at its index path now.
    func endDisplaying(_ view: UIView, _ indexPath: IndexPath) {
        whileDisplaying {
            guard let binding = view.cellBinding else { return }
            binding.lastIndexPath = indexPath
            actionsProxy.bus.postLast(.didEndDisplaying, to: binding, cell: view)
        }
    }

    /// Each cell that is still shown gets the configurator that now stands for its row; the others hear nothing more.
    ///
    /// Done once after each exchange of the sections, as soon as anybody could ask.
    func settle() {
        guard let cells = state.unsettledCells else { return }
        state.unsettledCells = nil
        for cell in cells where cell.cellBinding?.proxy === actionsProxy {
            if let cell = cell as? List.CellView, let indexPath = list.indexPath(for: cell),
                let configurator = row(at: indexPath)
            {
                bind(cell, to: configurator, at: indexPath)
            } else {
                cell.cellBinding?.end()
            }
        }
        for section in state.sections.indices { rebindSectionViews(section) }
    }
}

// MARK: - Headers and footers

extension ListDirector {
    /// The index path that stands for a section's header or footer.
    func sectionPath(_ section: Int) -> IndexPath { IndexPath(row: NSNotFound, section: section) }

    /// Configures a section's header or footer again, if it is on screen.
    func configureSectionView(_ configurator: any CellConfigurator, section: Int) {
        for kind in SectionViewKind.allCases {
            if let view = list.shownView(kind, section: section), view.cellBinding?.configurator === configurator {
                configure(view, with: configurator)
            }
        }
    }

    /// Gives a section's views that are on screen the configurators that now stand for them, and configures those that
    /// look different.
    func configureSectionViews(_ section: Int, before: List.Section) {
        rebindSectionViews(section)
        let now = state.sections[section]
        for kind in SectionViewKind.allCases {
            if let view = now.view(kind) {
                if !now.hasSameView(kind, as: before) { configureSectionView(view, section: section) }
            } else if now.title(kind) != before.title(kind) {
                list.show(title: now.title(kind), kind, section: section)
            }
        }
    }

    func rebindSectionViews(_ section: Int) {
        for kind in SectionViewKind.allCases {
            if let configurator = state.sections[section].view(kind), let view = list.shownView(kind, section: section)
            {
                bind(view, to: configurator, at: sectionPath(section))
            }
        }
    }
}
