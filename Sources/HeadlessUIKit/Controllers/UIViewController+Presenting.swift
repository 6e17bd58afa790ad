import Foundation

// MARK: - Presenting

extension UIViewController {
    final func show(over controller: UIViewController, animated: Bool) {
        controller.presented = self
        presenting = controller
        beginAppearanceTransition(true, animated: animated)
        endAppearanceTransition()
    }

    /// Takes away what this controller presents.
    final func dismissPresented(_ shown: UIViewController, animated: Bool) {
        shown.beginAppearanceTransition(false, animated: animated)
        shown.endAppearanceTransition()
        shown.presenting = nil
        presented = nil
    }

    /// The controller that a person sees and touches: what was presented last, else this one.
    package final var topmost: UIViewController {
        var top = self
        while let next = top.presented ?? top.children.lazy.compactMap(\.presented).first { top = next }
        return top
    }
}
