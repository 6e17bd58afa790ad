extension TableDirector: UITableViewDelegate {
    // MARK: Display

    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        whileDisplaying {
            // A prepared cell may come on screen without being asked for again, after its row got another configurator.
            if let configurator = configurator(at: indexPath),
                cell.cellBinding?.isActive != true || cell.cellBinding?.configurator !== configurator
            {
                rebind(cell, to: configurator, at: indexPath)
                configure(cell, with: configurator)
            }
            post(.willDisplay, cell, indexPath)
        }
    }

    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        endDisplaying(cell, indexPath)
    }

    func rebind<C: TableRowConfigurator>(_ cell: UITableViewCell, to configurator: C, at indexPath: IndexPath) {
        if let cell = cell as? C.Cell { bind(cell, to: configurator, at: indexPath) }
    }

    /// The binding still names the row that the view showed, whatever stands at its index path now.
    func endDisplaying(_ view: UIView, _ indexPath: IndexPath) {
        whileDisplaying {
            guard let binding = view.cellBinding else { return }
            binding.lastIndexPath = indexPath
            actionsProxy.bus.postLast(.didEndDisplaying, to: binding, cell: view)
        }
    }

    /// Does what the table asks for while it brings cells on and off screen: nobody sees a cell without its present
    /// configurator, and updates wait.
    func whileDisplaying<Result>(_ work: () -> Result) -> Result {
        settle()
        displayDepth += 1
        defer { displayDepth -= 1 }
        return work()
    }

    // MARK: Heights

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        ask(.height, indexPath) ?? tableView.rowHeight
    }

    // MARK: Highlighting

    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        ask(.shouldHighlight, indexPath) ?? true
    }

    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        post(.didHighlight, indexPath)
    }

    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        post(.didUnhighlight, indexPath)
    }

    // MARK: Selection

    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        ask(.willSelect, indexPath) ?? indexPath
    }

    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        ask(.willDeselect, indexPath) ?? indexPath
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if !keepsSelection { tableView.deselectRow(at: indexPath, animated: true) }
        post(.didSelect, .didSelectRow, indexPath)
    }

    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        post(.didDeselect, .didDeselectRow, indexPath)
    }
}
