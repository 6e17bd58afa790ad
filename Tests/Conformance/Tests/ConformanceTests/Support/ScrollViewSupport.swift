import CellDirector
import XCTest

/// The base class of `ScrollViewTests` in `ConformanceTests` and in `HeadlessUIKitTests`.
class ScrollViewTestCase: ConformanceTestCase {
    @MainActor
    func makeScrollView() -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 1000)
        return view
    }
}
