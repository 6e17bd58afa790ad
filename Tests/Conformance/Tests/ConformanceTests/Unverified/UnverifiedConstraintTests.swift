import CellDirector
import XCTest

/// Tests undocumented behavior of constraints and margins. Each test's comment says what to check on a device to verify
/// the behavior.
final class UnverifiedConstraintTests: UnverifiedTestCase {
    /// To verify on a device: the frame of a view without a superview after `layoutIfNeeded()`. No source found.
    @MainActor
    func testACustomViewHasTheSizeOfItsConstraints() async {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 120), view.heightAnchor.constraint(equalToConstant: 30),
        ])
        view.layoutIfNeeded()
        claimEqual(view.frame, rect(0, 0, 120, 30))
    }

    /// To verify on a device: the widths of two views with the same hugging priority. Apple calls the layout ambiguous.
    @MainActor
    func testOneOfTwoEqualLabelsKeepsItsSize() async {
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
        claimTrue([first.frame.width, second.frame.width].contains(50), "one view takes all of the remaining width")
        claimTrue(first.hasAmbiguousLayout)
    }

    /// To verify on a device: the printed description of a constraint that is not required. No source found for the
    /// format.
    @MainActor
    func testAPriorityIsPrintedAfterTheEquation() async {
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.priority = .defaultLow
        claimEqual("\(width)", "<NSLayoutConstraint UIView.width == 10 @250   (inactive)>")
    }

    /// To verify on a device: the margins of a controller's view on an iPhone 390 points wide.
    @MainActor
    func testTheViewOfAControllerHasSideMarginsOf16Points() async {
        let controller = UIViewController()
        claimEqual(controller.view.layoutMargins, UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    }
}
