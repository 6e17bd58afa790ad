import CellDirector
import XCTest

/// What the tests of Gesture share.
class GestureTestCase: ConformanceTestCase {
    /// A recognizer as it can be written on both platforms: a subclass that looks at its state.
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
