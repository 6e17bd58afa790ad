import XCTest

@testable import HeadlessUIKit

/// Tests the detection of overridden methods in the metadata of classes.
final class OverriddenMethodsTests: XCTestCase {
    class Base {
        func begin() {}
        func move() {}
        func end() {}
    }
    class Plain: Base {}
    class Overriding: Base {
        override func begin() {}
        override func end() {}
    }
    class Moving: Base {
        override func move() {}
    }
    class Ending: Moving {
        override func end() {}
    }

    func testOnlyTheGivenMethodsCount() {
        let methods = OverriddenMethods(of: Base.self, plain: Plain.self, overriding: Overriding.self, count: 2)
        XCTAssertEqual(
            [Plain.self, Moving.self, Ending.self, Overriding.self].map(methods.areOverridden),
            [false, false, true, true])
    }

    func testAllMethodsCountAsOverriddenIfTheMetadataIsLaidOutUnexpectedly() {
        // Another number of methods differs, or the superclass is not where it is expected.
        let cases: [(AnyClass, Int)] = [(Overriding.self, 3), (Overriding.self, 1), (Ending.self, 1)]
        for (overriding, count): (AnyClass, Int) in cases {
            let methods = OverriddenMethods(of: Base.self, plain: Plain.self, overriding: overriding, count: count)
            XCTAssertTrue(methods.areOverridden(by: Plain.self), "\(overriding), \(count)")
        }
    }
}
