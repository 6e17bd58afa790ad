import CellDirector
import XCTest

/// The base class of `UIStackViewTests` in `ConformanceTests` and in `HeadlessUIKitTests`.
class UIStackViewTestCase: ConformanceTestCase {
    /// Adds a stack view at the top-left corner of a root view, with its intrinsic size or the given width and height.
    @MainActor
    func show(
        _ stack: UIStackView, width: CGFloat? = nil, height: CGFloat? = nil
    ) -> UIView {
        let root = makeRoot()
        root.add(stack)
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
        root.layoutIfNeeded()
        return root
    }
}
