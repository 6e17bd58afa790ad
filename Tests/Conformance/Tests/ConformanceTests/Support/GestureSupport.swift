import CellDirector
import XCTest

/// The base class of `ControlGestureTests` and `TouchedViewTests`, and of `GestureTests` in `ConformanceTests` and in
/// `HeadlessUIKitTests`.
class GestureTestCase: ConformanceTestCase {
    /// A tap gesture recognizer that records its states. It compiles with both UIKit and the headless mirror.
    final class Tap: UITapGestureRecognizer {
        var states: [State] = []
        override var state: State { didSet { states.append(state) } }
    }
    @MainActor
    func view(_ recognizers: UIGestureRecognizer...) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
        return view
    }
}
