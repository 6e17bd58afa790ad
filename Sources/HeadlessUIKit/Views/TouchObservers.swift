/// The observers of touches that UIKit reports to no delegate. They are not retained.
@MainActor
package final class TouchObservers<Touch> {
    /// Observes touches until it is deallocated.
    package final class Observation {
        fileprivate let body: @MainActor (Touch) -> Void

        fileprivate init(_ body: @escaping @MainActor (Touch) -> Void) { self.body = body }
    }

    private struct Observer {
        weak var observation: Observation?
    }

    private var all: [Observer] = []

    package func add(_ body: @escaping @MainActor (Touch) -> Void) -> Observation {
        let observation = Observation(body)
        all.removeAll { $0.observation == nil }
        all.append(Observer(observation: observation))
        return observation
    }

    func notify(_ touch: Touch) {
        for observer in all { observer.observation?.body(touch) }
    }
}
