import CellDirector
import XCTest

/// Tests custom animators and presentation controllers.
final class AnimatedTransitionTests: ConformanceTestCase {
    @MainActor
    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        var log: [String] = []
        var completes = true
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            let titles = [UITransitionContextViewControllerKey.from, .to].map {
                transitionContext.viewController(forKey: $0)?.title ?? "?"
            }
            log.append(titles.joined(separator: " → "))
            guard let view = transitionContext.view(forKey: .to) else { return }
            transitionContext.containerView.addSubview(view)
            view.frame.origin.y = 900
            UIView.animate(withDuration: 0.3) {
                view.frame.origin.y = 10
            } completion: { _ in
                if self.completes { transitionContext.completeTransition(true) }
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
    }

    @MainActor
    private final class Card: UIPresentationController {
        static var log: [String] = []
        override func presentationTransitionWillBegin() {
            containerView?.addSubview(UIView())
            Self.log.append("will begin")
        }
        override func presentationTransitionDidEnd(_ completed: Bool) { Self.log.append("did end \(completed)") }
        override func dismissalTransitionWillBegin() { Self.log.append("will dismiss") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { Self.log.append("dismissed \(completed)") }
    }

    @MainActor
    private final class Transitions: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
        UITabBarControllerDelegate
    {
        let animator = Animator()
        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Card(presentedViewController: presented, presenting: presenting) }
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            animator.log.append("\(operation)")
            return animator
        }
    }

    @MainActor
    private func page(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        return page
    }

    @MainActor
    func testAnAnimatorRunsAsAControllerIsPresentedAndDismissed() async {
        let (list, drawer, transitions) = (page("List"), page("Drawer"), Transitions())
        list.beginAppearanceTransition(true, animated: false)
        list.endAppearanceTransition()
        drawer.modalPresentationStyle = .custom
        drawer.transitioningDelegate = transitions
        Card.log = []
        list.present(drawer, animated: true)
        XCTAssertEqual(transitions.animator.log, ["List → Drawer", "ended true"])
        XCTAssertEqual(Card.log, ["will begin", "did end true"])
        XCTAssertTrue(drawer.presentationController is Card)
        XCTAssertNil(drawer.view.superview)
        XCTAssertEqual(drawer.view.frame, UIScreen.main.bounds)
        transitions.animator.log = []
        drawer.dismiss(animated: true)
        XCTAssertEqual(transitions.animator.log, ["Drawer → List", "ended true"])
        XCTAssertEqual(Card.log.suffix(2), ["will dismiss", "dismissed true"])
        transitions.animator.log = []
        list.present(drawer, animated: false)
        XCTAssertEqual(transitions.animator.log, [], "the presentation is not animated")
    }

    @MainActor
    func testAnAnimatorRunsAsAPageIsPushedAndPopped() async {
        let (list, detail, transitions) = (page("List"), page("Detail"), Transitions())
        let navigation = UINavigationController(rootViewController: list)
        navigation.delegate = transitions
        navigation.beginAppearanceTransition(true, animated: false)
        navigation.endAppearanceTransition()
        transitions.animator.completes = false
        navigation.pushViewController(detail, animated: true)
        XCTAssertEqual(transitions.animator.log, ["push", "List → Detail", "ended true"])
        XCTAssertTrue(detail.view.isDescendant(of: navigation.view))
        XCTAssertFalse(list.view.isDescendant(of: navigation.view))
        navigation.popViewController(animated: true)
        XCTAssertEqual(transitions.animator.log.suffix(3), ["pop", "Detail → List", "ended true"])
        XCTAssertTrue(list.view.isDescendant(of: navigation.view))
    }

    @MainActor
    func testAChangeOfTheTabIsAnimatedByTheDelegate() async {
        let (transitions, tabs) = (Transitions(), UITabBarController())
        let pages = ["first", "second"].map { title in
            let page = UIViewController()
            page.title = title
            return page
        }
        tabs.delegate = transitions
        tabs.viewControllers = pages
        XCTAssertEqual(transitions.animator.log, [])
        let window = UIWindow(frame: rect(0, 0, 390, 844))
        window.rootViewController = tabs
        window.isHidden = false
        tabs.view.layoutIfNeeded()
        tabs.selectedIndex = 1
        XCTAssertEqual(transitions.animator.log.first, "first → second")
        XCTAssertTrue(tabs.selectedViewController === pages[1])
        window.isHidden = true
    }
}
