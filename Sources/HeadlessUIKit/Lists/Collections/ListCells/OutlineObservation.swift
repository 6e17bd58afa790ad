import Foundation

/// Observes which outline items the user expands and collapses in any list, until the observation is deallocated. UIKit
/// has no delegate method for this.
@MainActor
package final class OutlineObservation {
    private struct Observer {
        weak var observation: OutlineObservation?
    }

    private static var all: [Observer] = []
    private let body: @MainActor (_ list: UICollectionView, _ indexPath: IndexPath, _ isExpanded: Bool) -> Void

    package init(
        _ body: @escaping @MainActor (_ list: UICollectionView, _ indexPath: IndexPath, _ isExpanded: Bool) -> Void
    ) {
        self.body = body
        Self.all.removeAll { $0.observation == nil }
        Self.all.append(Observer(observation: self))
    }

    static func notify(_ list: UICollectionView, _ path: RowPath, _ isExpanded: Bool) {
        for observer in all { observer.observation?.body(list, path.indexPath, isExpanded) }
    }
}
