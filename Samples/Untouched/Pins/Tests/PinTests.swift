import XCTest
@testable import Pins

class PinTests: XCTestCase {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = UIView()

    func testConstraintsAreMade() {
        container.fill([view])
        view.pin.make { make in
            make.leading.equal(to: container).offset(10)
            make.top.equal(to: container)
            make.width.equal(to: 50)
            make.height.equal(to: 20)
        }
        container.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 0, width: 50, height: 20))
        XCTAssertEqual(container.constraints.count, 2)
        view.pin.make { $0.width.equal(to: 60) }
        XCTAssertEqual(container.constraints.count, 0)
        XCTAssertEqual(view.constraints.count, 1)
    }

    func testACellsViewsAreInItsContentView() {
        let cell: UIView = UITableViewCell()
        cell.fill([view])
        XCTAssertTrue(view.superview is UIView && view.superview !== cell)
    }

    func testTheDelegateMayImplementTheInset() {
        class Plain: NSObject, PinDelegate {}
        class Inset: NSObject, PinDelegate {
            func inset(of view: PinView) -> CGFloat { 5 }
        }
        view.pin.make(delegate: Plain()) { $0.width.equal(to: 10) }
        XCTAssertEqual(view.constraints.first?.constant, 10)
        view.pin.make(delegate: Inset()) { $0.width.equal(to: 10) }
        XCTAssertEqual(view.constraints.first?.constant, 15)
        XCTAssertTrue(view.pin.label.hasSuffix("UIView"))
    }

    func testAWindowStaysUntilTheEndOfTheTest() {
        func show() { UIWindow().addSubview(view) }
        show()
        XCTAssertNotNil(view.window)
    }
}
