import HeadlessUIKit
import XCTest

/// Tests selectors created from names.
final class NamedSelectorTests: ConformanceTestCase {
    private final class Form: NSObject {
        var saved = 0
        func save(_ sender: Any?) { saved += 1 }
        func move(_ one: Int, _ two: Int, _ three: Int) -> Int { one }
    }

    @MainActor
    func testASelectorWithANameIsEqualToThatOfTheMethod() async {
        let save = Selector(named: "save") { (form: Form) in form.save(_:) }
        XCTAssertEqual(Selector("save:"), save)
        XCTAssertEqual(NSSelectorFromString("save:"), save)
        XCTAssertNotEqual(NSSelectorFromString("save"), save)
        XCTAssertEqual(NSStringFromSelector(save), "save:")
        XCTAssertEqual(Selector(named: "move") { (form: Form) in form.move(_:_:_:) }.description, "move:::")
    }

    @MainActor
    func testASelectorWithANameCallsTheMethodOfTheTargetsClass() async {
        let (form, other) = (Form(), NSObject())
        let save = Selector("save:", [Selector(named: "save") { (form: Form) in form.save(_:) }])
        XCTAssertTrue(form.responds(to: save))
        XCTAssertFalse(other.responds(to: save))
        form.perform(save, with: nil)
        XCTAssertEqual(form.saved, 1)
        XCTAssertFalse(form.responds(to: Selector("save:")), "without methods, it can only be compared")
        let button = UIButton()
        button.addTarget(form, action: save, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(form.saved, 2)
    }

    @MainActor
    func testExtensionsFindTheApplicationByName() async {
        let selector = NSSelectorFromString("sharedApplication")
        XCTAssertTrue(UIApplication.responds(to: selector))
        XCTAssertTrue(UIApplication.perform(selector)?.takeUnretainedValue() === UIApplication.shared)
        XCTAssertTrue(UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication === UIApplication.shared)
    }

    func testObjectsCanBeAskedOffTheMainActor() async {
        let save = Selector(named: "save") { (form: Form) in form.save(_:) }
        XCTAssertTrue(Form().responds(to: save))
        XCTAssertEqual(UIView.description(), "HeadlessUIKit.UIView")
    }
}
