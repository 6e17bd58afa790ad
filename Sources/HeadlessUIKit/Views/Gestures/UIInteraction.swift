import Foundation

/// An interaction that a view owns. Mirrors `UIInteraction` and its members, UIKit.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or with `nil` before it is removed.
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view, or with `nil` after it was removed.
    func didMove(to view: UIView?)
}
