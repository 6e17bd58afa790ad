import CellDirector
import XCTest

/// The base class of `PageViewControllerTests` and `OlderDelegateMethodTests`, and of `NavigationTests` in
/// `ConformanceTests` and in `HeadlessUIKitTests`.
class NavigationTestCase: ConformanceTestCase {
    final class Page: UIViewController {
        var calls: [String] = []
        init(_ title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
    }

    @MainActor
    func appear(_ controller: UIViewController) {
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
    }

    @MainActor
    func button(_ title: String, in view: UIView) -> UIButton? {
        if let button = view as? UIButton, button.currentTitle == title { return button }
        for inner in view.subviews {
            if let found = button(title, in: inner) { return found }
        }
        return nil
    }
}
