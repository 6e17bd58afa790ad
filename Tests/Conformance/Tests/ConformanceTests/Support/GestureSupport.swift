import CellDirector
import XCTest

/// Shared base class of the `GestureTests`.
class GestureTestCase: ConformanceTestCase {
    /// A recognizer written for both platforms: a subclass that observes its state.
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
