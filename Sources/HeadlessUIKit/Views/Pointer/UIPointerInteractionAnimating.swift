import Foundation

/// Adds animations to those of the pointer. Mirrors `UIPointerInteractionAnimating`, UIKit.
@MainActor @preconcurrency
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}
