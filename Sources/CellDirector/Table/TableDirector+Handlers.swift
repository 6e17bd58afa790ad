// What a table asks only where somebody answers.

extension TableDirector {
    package func didAddHandler(_ name: ActionName) {
        // A table without a prefetching data source looks nowhere ahead.
        if isAboutPrefetching(name), tableView.prefetchDataSource == nil { tableView.prefetchDataSource = self }
        if isAboutHeights(name), heightQuestions.insert(name).inserted { showMethods() }
    }

    private func isAboutHeights(_ name: ActionName) -> Bool {
        name == RowQuestion.height.name || name == RowQuestion.estimatedHeight.name
    }

    /// UIKit's table looks for the methods of its delegate when it gets another one, and not when it gets the same again.
    private func showMethods() {
        guard tableView.delegate === self else { return }
        tableView.delegate = nil
        tableView.delegate = self
    }
}
