import HeadlessUIKit
import XCTest

/// Tests values that are associated with objects, as on Apple's runtime.
final class AssociatedObjectTests: XCTestCase {
    private final class Value {
        let onEnd: () -> Void
        init(_ onEnd: @escaping () -> Void = {}) { self.onEnd = onEnd }
        deinit { onEnd() }
    }

    nonisolated(unsafe) private static var one: UInt8 = 0
    nonisolated(unsafe) private static var other: UInt8 = 0

    @MainActor
    func testAValueIsKeptByObjectAndKey() async {
        let objects: [NSObject] = [UIView(), UIBarButtonItem(), NSObject()]
        for (number, object) in objects.enumerated() {
            objc_setAssociatedObject(object, &Self.one, number, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            objc_setAssociatedObject(object, &Self.other, "text", .OBJC_ASSOCIATION_COPY)
        }
        for (number, object) in objects.enumerated() {
            XCTAssertEqual(objc_getAssociatedObject(object, &Self.one) as? Int, number)
            objc_setAssociatedObject(object, &Self.one, nil, .OBJC_ASSOCIATION_RETAIN)
            XCTAssertNil(objc_getAssociatedObject(object, &Self.one))
            XCTAssertEqual(objc_getAssociatedObject(object, &Self.other) as? String, "text")
            objc_removeAssociatedObjects(object)
            XCTAssertNil(objc_getAssociatedObject(object, &Self.other))
        }
    }

    @MainActor
    func testAViewReleasesItsValuesAndOtherObjectsReleaseTheirsLater() async {
        var ended = 0
        do {
            let view = UIView()
            objc_setAssociatedObject(view, &Self.one, Value { ended += 1 }, .OBJC_ASSOCIATION_RETAIN)
        }
        XCTAssertEqual(ended, 1)
        var kept: [NSObject] = []
        for number in 0..<1_000 {
            let object = NSObject()
            if number == 500 { kept.append(object) }
            // The value reads another object's values while it is released.
            let value = Value {
                ended += 1
                _ = objc_getAssociatedObject(NSObject(), &Self.other)
            }
            objc_setAssociatedObject(object, &Self.one, value, .OBJC_ASSOCIATION_RETAIN)
        }
        XCTAssertGreaterThan(ended, 800)
        XCTAssertNotNil(kept.first.flatMap { objc_getAssociatedObject($0, &Self.one) })
    }

    @MainActor
    func testAnAssignedValueIsNotRetained() async {
        let view = UIView()
        var value: Value? = Value()
        objc_setAssociatedObject(view, &Self.one, value, .OBJC_ASSOCIATION_ASSIGN)
        XCTAssertNotNil(objc_getAssociatedObject(view, &Self.one))
        value = nil
        XCTAssertNil(objc_getAssociatedObject(view, &Self.one))
    }
}
