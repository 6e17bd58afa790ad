import Foundation

/// An object that is notified before its size or its traits change. Mirrors `UIContentContainer` and its members,
/// UIKit.
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
