@preconcurrency import Foundation

/// Calls the default implementations of the optional methods of UIKit's protocols. UIKit has no such class.
///
/// The plugin that prepares an app's own sources uses it. In the Objective-C runtime, a subclass may be the only class
/// that implements an optional method of a protocol to which its superclass conforms. In Swift, the superclass must
/// declare such a method. The method that the plugin adds to the superclass has the effect of the default
/// implementation:
///
///     func numberOfSections(in p0: UITableView) -> Int { OptionalMethods.defaults.numberOfSections(in: p0) }
@MainActor @preconcurrency
public final class OptionalMethods: NSObject,
    CAAnimationDelegate, SFSafariViewControllerDelegate, UIApplicationDelegate, UICollectionViewDataSource,
    UICollectionViewDataSourcePrefetching, UICollectionViewDelegateFlowLayout, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate, UIContextMenuInteractionDelegate, UIDragInteractionDelegate,
    UIDropInteractionDelegate, UIGestureRecognizerDelegate, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate, UIPageViewControllerDataSource, UIPageViewControllerDelegate,
    UIPickerViewAccessibilityDelegate, UIPointerInteractionDelegate, UIPopoverPresentationControllerDelegate,
    UISceneDelegate, UIScrollViewAccessibilityDelegate, UISearchBarDelegate, UISearchControllerDelegate,
    UISplitViewControllerDelegate, UITabBarControllerDelegate, UITabBarDelegate, UITableViewDataSource,
    UITableViewDataSourcePrefetching, UITableViewDelegate, UITableViewDragDelegate, UITableViewDropDelegate,
    UITextFieldDelegate, UITextViewDelegate, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate, UIViewImplicitlyAnimating
{
    /// The object whose methods are the default implementations. Its other methods are never called.
    public static let defaults = OptionalMethods()

    override private init() { super.init() }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
    public func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    public func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
    public func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    public func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    public func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [] }
    public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    {
        0
    }
    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

    public let state = UIViewAnimatingState.inactive
    public let isRunning = false
    public var isReversed = false
    public var fractionComplete: CGFloat = 0
    public func startAnimation() {}
    public func startAnimation(afterDelay delay: TimeInterval) {}
    public func pauseAnimation() {}
    public func stopAnimation(_ withoutFinishing: Bool) {}
    public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
