import CellDirector
import XCTest

/// What the tests of UIStackView share.
class UIStackViewTestCase: ConformanceTestCase {
    /// A stack in the upper left corner of a root, as large as it wants to be or as it is told.
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
