import Foundation
import XCTest

@testable import SourcePreparation

/// Tests what the sources of another prepared module change, and names that Objective-C looks up.
final class OtherModuleTests: XCTestCase {
    private func summaries(_ text: String) -> [SourceSummary] {
        SourcePreparation([.init(path: "Library.swift", text: Array(text.utf8))]).summaries
    }

    private func prepare(_ text: String, besides library: String = "") -> String {
        let prepared = SourcePreparation([.init(path: "App.swift", text: Array(text.utf8))])
            .prepare(dependencies: summaries(library))[0]
        XCTAssertEqual(prepared.problems.map(\.description), [])
        return String(decoding: prepared.text, as: UTF8.self)
    }

    // MARK: Methods that another module adds to UIKit's classes

    private let library = """
        extension UITableView {
            @objc open func refill(_ count: Int) -> Int { count }
        }
        """

    func testAnOpenMethodOfAnExtensionIsDynamic() {
        XCTAssertEqual(
            prepare(library),
            "extension UITableView {\n          open dynamic func refill(_ count: Int) -> Int { count }\n}"
                .replacing("open dynamic func", with: "open dynamic func"))
    }

    func testAClassOfAnotherModuleOverridesIt() {
        XCTAssertEqual(
            prepare(
                "final class Counted: UITableView {\n"
                    + "    override func refill(_ count: Int) -> Int { super.refill(count) + 1 }\n}", besides: library),
            "final class Counted: UITableView {\n"
                + "             func Counted_refill(_ count: Int) -> Int { super.refill(count) + 1 }\n"
                + "}; extension UITableView { private static var overriding_refill: Set<[Int]> = []; "
                + "@_dynamicReplacement(for: refill(_:)) func overridden_refill(_ p0: Int) -> Int { "
                + "let object = Int(bitPattern: ObjectIdentifier(self)); if let this = self as? Counted, "
                + "UITableView.overriding_refill.insert([object, 0]).inserted { defer { "
                + "UITableView.overriding_refill.remove([object, 0]) }; return this.Counted_refill(p0) }; "
                + "return refill(p0) } }")
    }

    /// A method of a class of the library is overridden as it is, and so is one of the app's own that has the same name.
    func testOtherOverridesRemain() {
        let own = "class Own: Base { override func refill(_ count: Int) -> Int { 1 } }"
        XCTAssertEqual(
            prepare(
                own, besides: "open class Base {}\nextension Base { @objc open func refill(_ count: Int) -> Int { 0 } }"
            ), own)
        XCTAssertEqual(prepare(own, besides: library), own)
    }

    func testOptionalMethodsOfAnotherModulesProtocolsAreCalled() {
        XCTAssertEqual(
            prepare(
                "func f(_ d: Filling) { d.didFill?(); _ = d.height?() }",
                besides: "@objc protocol Filling { @objc optional func didFill()\n@objc optional func height() -> Int }"
            ),
            "func f(_ d: Filling) { d.didFill(); _ = (try? d.height()) }")
    }

    // MARK: Other rules

    /// An override that is unavailable keeps callers away; nothing calls it.
    func testAnUnavailableOverrideIsNotDeclaredByTheClass() {
        XCTAssertEqual(
            prepare(
                """
                class Rows: UICollectionView {}
                extension Rows {
                    @available(*, unavailable, message: "no")
                    public override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
                }
                """),
            """
            class Rows: UICollectionView {}
            extension Rows {
                @available(*, unavailable, message: "no")
                public          func Rows_register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
            }
            """)
    }

    /// A closure can't end the pattern of a `case`.
    func testASelectorCanBeAPattern() {
        XCTAssertEqual(
            prepare(
                "class A { func f(_ s: Selector) { switch s { case #selector(g), #selector(A.h): break; default: break } } }"
            ),
            "class A { func f(_ s: Selector) { switch s { "
                + "case let _selector where _selector == Selector(named: \"g\", { (object: A) in object.g }), "
                + "let _selector where _selector == Selector(named: \"h\", { (object: A) in object.h }): break; "
                + "default: break } } }")
    }

    func testNamesOfModulesAreReplaced() {
        XCTAssertEqual(
            prepare(
                "let a = CoreGraphics.floor(1.5); let b: CoreGraphics.CGFloat = 1; let c: CoreGraphics.CGPath; let d = UIKit.UIView()"
            ),
            "let a = Foundation.floor(1.5); let b: Foundation.CGFloat = 1; let c: HeadlessUIKit.CGPath; "
                + "let d = HeadlessUIKit.UIView()")
        XCTAssertEqual(prepare("let a = kit.UIKit.b; enum UIKit {}"), "let a = kit.UIKit.b; enum UIKit {}")
    }

    func testMembersOfValuesThatAreCastToAnyObjectAreFound() {
        XCTAssertEqual(
            prepare("let frame = (info[key] as AnyObject).cgRectValue; let other = (a as AnyObject).name"),
            "let frame = _AnyObjectMembers(info[key] as AnyObject).cgRectValue; let other = (a as AnyObject).name")
        XCTAssertEqual(
            prepare("let frame = info[key].map { $0 as AnyObject }?.cgRectValue"),
            "let frame = info[key].map { _AnyObjectMembers($0 as AnyObject) }?.cgRectValue")
    }

    func testPredicatesWithAFormatAreMadeByAMethod() {
        XCTAssertEqual(
            prepare("let p = NSPredicate(format: \"SELF MATCHES %@\", e); let q = NSPredicate(value: true)"),
            "let p = NSPredicate._made(format: \"SELF MATCHES %@\", e); let q = NSPredicate(value: true)")
    }

    func testAPublicMethodThatCallsItsOverridesIsPublic() {
        XCTAssertEqual(
            prepare(
                "extension UIView { @objc public func own() -> Self { self } }\n"
                    + "extension UILabel { override public func own() -> Self { self } }"),
            "extension UIView {       public func UIView_own() -> Self { self } ; @discardableResult public func own() -> Self { "
                + "if let this = self as? UILabel { return unsafeDowncast(this.UILabel_own(), to: Self.self) }; "
                + "return UIView_own() } }\n"
                + "extension UILabel {          public func UILabel_own() -> Self { self } }")
    }

    /// Test files often declare private classes with the same name.
    func testClassesWithTheSameNameAreMadeFromTheirType() {
        let file = "private final class Box: UIView { init() { super.init(frame: .zero) } }"
        let prepared = SourcePreparation(
            [file, file, "class Box: UIView {}"].enumerated().map {
                .init(path: "\($0.offset).swift", text: Array($0.element.utf8))
            }
        ).prepare().map { String(decoding: $0.text, as: UTF8.self) }
        XCTAssertEqual(
            prepared,
            Array(
                repeating: "private final class Box: UIView { init() { super.init(frame: .zero) } ; "
                    + "override class func _makeFromType() -> UIView? { Box() } }", count: 2)
                + ["class Box: UIView {}"])
    }

    func testCellsAreMadeFromMetatypes() {
        XCTAssertEqual(
            prepare(
                "let cell: UITableViewCell.Type; let header: UITableViewHeaderFooterView.Type\n"
                    + "let a = cell.init(style: .default, reuseIdentifier: nil); let b = header.init(reuseIdentifier: \"h\")"
            ),
            "let cell: UITableViewCell.Type; let header: UITableViewHeaderFooterView.Type\n"
                + "let a = cell.init(_of: cell, style: .default, reuseIdentifier: nil); "
                + "let b = header.init(_of: header, reuseIdentifier: \"h\")")
    }

    // MARK: Observers

    private let method =
        "override func observeValue(forKeyPath k: String?, of o: Any?, change: [NSKeyValueChangeKey: Any]?, context: "
        + "UnsafeMutableRawPointer?) {}"

    func testAnObserverIsCalledThroughAProtocol() {
        XCTAssertEqual(
            prepare("class Watcher: NSObject, Sendable { \(method) }"),
            "class Watcher: NSObject, _KeyPathObserver, Sendable { \(method.replacing("override", with: "        ")) }")
        XCTAssertEqual(
            prepare("class Limit<A>: NSLayoutConstraint { \(method) }"),
            "class Limit<A>: NSLayoutConstraint, _KeyPathObserver { \(method.replacing("override", with: "        ")) }"
        )
    }

    func testAnObserverThatInheritsTheMethodOverridesIt() {
        for text in [
            "class Screen: UIViewController { \(method) }", "class Table: UITableView { \(method) }",
        ] {
            XCTAssertEqual(prepare(text), text)
        }
        XCTAssertEqual(
            prepare("class A: NSObject { \(method) }\nclass B: A { \(method) }"),
            "class A: NSObject, _KeyPathObserver { \(method.replacing("override", with: "        ")) }\nclass B: A { \(method) }"
        )
    }
}
