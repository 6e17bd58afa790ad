extension TableDirector: UITableViewDelegate {
    // MARK: Display

    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        willDisplay(cell, indexPath)
    }

    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        endDisplaying(cell, indexPath)
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
