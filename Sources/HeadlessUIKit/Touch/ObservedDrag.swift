import Foundation

/// A drag by a finger, for observers.
package struct ObservedDrag {
    /// What is dragged.
    package enum Source {
        case row(IndexPath, in: UIScrollView)
        case view(UIView)
    }

    package enum Phase {
        /// The finger will be pressed, so rows are where they were before the drag.
        case begins
        /// The finger is over the place, and will be lifted.
        case isOver
        /// The finger was lifted.
        case ended(isRefused: Bool)
    }

    package let source: Source
    package let place: Finger.DropPlace
    package let isGivenUp: Bool
    package fileprivate(set) var phase = Phase.begins

    @MainActor package static let observers = TouchObservers<ObservedDrag>()
}

extension ObservedDrag {
    /// Performs the drag, and notifies the observers before and after it.
    @MainActor
    func perform(_ work: (ObservedDrag) throws(TouchRefusal) -> Void) throws(TouchRefusal) {
        notify(.begins)
        do { try work(self) } catch {
            notify(.ended(isRefused: true))
            throw error
        }
        notify(.ended(isRefused: false))
    }

    @MainActor
    func notify(_ phase: Phase) {
        var drag = self
        drag.phase = phase
        Self.observers.notify(drag)
    }
}
