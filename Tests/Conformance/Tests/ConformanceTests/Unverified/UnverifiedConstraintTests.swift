import CellDirector
import XCTest

/// Constraints. Each test says which observation on a device would settle it.
final class UnverifiedConstraintTests: UnverifiedTestCase {
    /// Settled by: the frame of a view without a superview after `layoutIfNeeded()`. No source found.
    @MainActor
    func testAViewOfItsOwnTakesTheSizeOfItsConstraints() async {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 120), view.heightAnchor.constraint(equalToConstant: 30),
        ])
        view.layoutIfNeeded()
        claimEqual(view.frame, rect(0, 0, 120, 30))
    }

    /// Settled by: the width of a label whose hugging and whose neighbour's are the same. Apple calls it ambiguous.
    @MainActor
    func testOfEqualLabelsTheFirstKeepsItsSize() async {
        let root = makeRoot()
        let (first, second) = (Box(50, 10), Box(50, 10))
        root.add(first, second)
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        claimEqual(first.frame.width + second.frame.width, 300)
        claimTrue([first.frame.width, second.frame.width].contains(50), "one of them has all that is left")
        claimTrue(first.hasAmbiguousLayout)
    }

    /// Settled by: printing a view's constraints of a priority below required. No source found for the form.
    @MainActor
    func testAPriorityPrintsBehindTheEquation() async {
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.priority = .defaultLow
        claimEqual("\(width)", "<NSLayoutConstraint UIView.width == 10 @250   (inactive)>")
    }

    /// Settled by: the margins of a controller's view on a phone 390 points wide.
    @MainActor
    func testTheMarginsOfAControllersView() async {
        let controller = UIViewController()
        claimEqual(controller.view.layoutMargins, UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    }
}
