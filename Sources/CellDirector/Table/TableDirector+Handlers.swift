// What a table asks only where somebody answers.

extension TableDirector {
    package func didAddHandler(_ name: ActionName) {
        // A table without a prefetching data source looks nowhere ahead.
        if isAboutPrefetching(name), tableView.prefetchDataSource == nil { tableView.prefetchDataSource = self }
        if Self.hiddenQuestions.contains(name), answeredQuestions.insert(name).inserted { showMethods() }
    }

    /// The questions whose methods UIKit's table does not see until somebody answers.
    private static let hiddenQuestions: Set<ActionName> = [
        RowQuestion.height.name, RowQuestion.estimatedHeight.name, RowQuestion.shouldIndentWhileEditing.name,
        RowQuestion.deleteTitle.name,
    ]

    /// UIKit's table looks for the methods of its delegate when it gets another one, and not when it gets the same again.
    private func showMethods() {
        guard tableView.delegate === self else { return }
        tableView.delegate = nil
        tableView.delegate = self
    }
}
