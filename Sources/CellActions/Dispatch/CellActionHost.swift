import Foundation

/// The interface through which the dispatch code accesses a list. Each director provides a conforming object.
@MainActor
package protocol CellActionHost: AnyObject {
    /// The list's view.
    var hostView: AnyObject { get }

    /// The object that the app uses as the list's director.
    var hostDirector: AnyObject? { get }

    /// Returns the current index path of a binding's row, or `nil` if the row is no longer in the list.
    func indexPath(of binding: CellBinding) -> IndexPath?

    /// Called when an asynchronous handler starts. Until the handler ends, the host tracks the row through updates and
    /// identity changes.
    ///
    /// - Parameter latest: The configurator that represents the row now.
    func didBeginHandler(_ configurator: any CellConfigurator, _ latest: any CellConfigurator)

    /// Called when an asynchronous handler that was started for a configurator has ended.
    func didEndHandler(_ configurator: any CellConfigurator)

    /// Returns the configurator that most recently represented the given configurator's row, or the given configurator
    /// itself if the row is not tracked.
    func latest(_ configurator: any CellConfigurator) -> any CellConfigurator

    /// Returns the configurator that now represents the given configurator's row, or `nil` if the row is not in the
    /// list.
    func current(_ configurator: any CellConfigurator) -> (any CellConfigurator)?

    /// Called when a handler is registered, because the list may now have to call delegate methods that it has skipped
    /// so far.
    func didAddHandler(_ name: ActionName)
}
