import CellDirector
import XCTest

/// The base class of `UnavailableContentTests` in `ConformanceTests` and in `HeadlessUIKitTests`.
class UnavailableContentTestCase: ConformanceTestCase {
    @MainActor
    func parts<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { ([$0 as? View].compactMap(\.self)) + parts(type, in: $0) }
    }
}
