import Foundation
import SourcePreparation
import XCTest

/// Tests the methods that classes get, by which storyboards and xibs reach their members.
final class InterfaceTableTests: XCTestCase {
    private func prepare(_ files: String..., hasInterfaces: Bool = true) -> [String] {
        SourcePreparation(
            files.enumerated().map { .init(path: "F\($0.offset).swift", text: Array($0.element.utf8)) }
        ).prepare(hasInterfaces: hasInterfaces).map { String(decoding: $0.text, as: UTF8.self) }
    }

    private func added(_ source: String) -> String {
        prepare(source)[0].split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init) ?? ""
    }

    func testMembersAreFoundByTheirNames() {
        let outlets = [
            (
                "@IBOutlet weak var label: UILabel!",
                "case \"label\": return .outlet(value) { (v: UILabel) in self.label = v }"
            ),
            ("@IBOutlet private(set) var label: UILabel?", "(v: UILabel) in self.label = v"),
            (
                "@IBOutlet\n    private weak\n    var label: UILabel! { didSet { print(1) } }",
                "(v: UILabel) in self.label = v"
            ),
            (
                "@available(iOS 13, *) @IBOutlet var `default`: UIView!",
                "case \"default\": return .outlet(value) { (v: UIView) in self.`default` = v }"
            ),
            ("@IBOutlet var buttons: [UIButton]!", "(v: [UIButton]) in self.buttons = v"),
            ("@IBOutlet weak var target: (UIView & Card)?\n    let a = 1", "(v: (UIView & Card)) in self.target = v"),
            ("@IBOutlet var box: Box<A, B>!\n    var other: Int", "(v: Box<A, B>) in self.box = v"),
            ("@IBOutlet weak var a, b: UILabel!", "(v: UILabel) in self.a = v }; case \"b\""),
            (
                "@IBOutlet var a: A.B!, c: [C]",
                "(v: A.B) in self.a = v }; case \"c\": return .outlet(value) { (v: [C]) in self.c = v }"
            ),
            ("@IBOutlet var a: Optional<UILabel>", "(v: UILabel) in self.a = v"),
            (
                "@IBOutlet weak var a: any Saving & UIView\n    @IBAction func b() {}",
                "(v: any Saving & UIView) in self.a = v"
            ),
            (
                "@IBInspectable public var radius: CGFloat = 0 { didSet {} }",
                "case \"radius\": return .inspectable(value) { (v: CGFloat) in self.radius = v }"
            ),
            ("@IBInspectable var radius = 1.5", "case \"radius\": return .inspectable(value) { self.radius = $0 }"),
            (
                "@objc var title2: String?",
                "case \"title2\": return .inspectable(value) { (v: String) in self.title2 = v }"
            ),
            (
                "@IBAction func tap() {}",
                "case \"tap\": return Selector(named: \"tap\") { (object: Feed) in object.tap }"
            ),
            (
                "@IBAction private func tap(_ sender: Any) {}",
                "case \"tap:\": return Selector(named: \"tap\") { (object: Feed) in object.tap(_:) }"
            ),
            (
                "@IBAction func tap(sender: UIButton, forEvent event: UIEvent) {}",
                "case \"tapWithSender:forEvent:\": return Selector(named: \"tap\") { (object: Feed) in object.tap(sender:forEvent:) }"
            ),
            ("@IBAction func close(for a: Any) {}", "case \"closeFor:\""),
            ("@IBAction @objc(hello:) func close(_ a: Any) {}", "case \"hello:\""),
            ("@IBAction func tap() {}; func tap(_ a: Int) {}", "object.tap as @MainActor () -> Void"),
            (
                "@IBSegueAction private func make(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> D? { nil }",
                "case \"make:sender:segueIdentifier:\": return { coder, sender, identifier in self.make(coder, sender: sender, segueIdentifier: identifier) }"
            ),
            (
                "@IBSegueAction func make(_ coder: NSCoder, sender: UICollectionViewCell?) -> D? { nil }",
                "return { coder, sender, identifier in self.make(coder, sender: sender as? UICollectionViewCell) }"
            ),
            (
                "@IBSegueAction func make(_ coder: NSCoder, sender: Array<Int>?, segueIdentifier: String?) -> D? { nil }",
                "self.make(coder, sender: sender as? Array<Int>, segueIdentifier: identifier) }"
            ),
        ]
        for (member, text) in outlets {
            let found = added("class Feed: UIViewController {\n    \(member)\n}")
            XCTAssert(found.contains(text), "\(member)\n\(found)\ninstead of\n\(text)")
            XCTAssert(found.contains("override func _"), found)
        }
    }

    func testNothingIsAddedForOtherMembers() {
        let sources = [
            "class Feed: UIViewController {\n    // @IBOutlet var label: UILabel!\n}",
            "class Feed: UIViewController {\n    func a() { let b = \"@IBOutlet var c: D!\" }\n}",
            "class Feed: UIViewController {\n#if DEBUG\n    @IBOutlet var label: UILabel!\n#endif\n}",
            "class Feed: UIViewController {\n    @objc var count: Int { 1 }\n}",
        ]
        for source in sources { XCTAssertEqual(added(source), "}", source) }
        let outlet = "class Feed: UIViewController {\n    @IBOutlet var label: UILabel!\n}"
        XCTAssertEqual(
            prepare(outlet, hasInterfaces: false),
            ["class Feed: UIViewController {\n              var label: UILabel!\n}"])
        XCTAssert(added("#if DEBUG\n\(outlet)\n#endif\n}").hasSuffix("}"))
    }

    func testAClassCallsTheMethodsOfItsExtensions() {
        let files = prepare(
            "public class Feed: Base {\n}",
            "extension Feed {\n    @IBAction private func tap() {}\n}")
        XCTAssertEqual(
            files[0],
            "public class Feed: Base {\npublic override func _interfaceAction(_ name: String) -> Selector? { "
                + "if let member = _interfaceAction_Feed_F1_0(name) { return member }; return super._interfaceAction(name) } }"
        )
        XCTAssert(
            files[1].contains(
                "@MainActor func _interfaceAction_Feed_F1_0(_ name: String) -> Selector? { switch name { case \"tap\": "
                    + "return Selector(named: \"tap\") { (object: Feed) in object.tap }; default: return nil } } }"),
            files[1])
    }

    func testAClassBelowNSObjectDeclaresTheMethods() {
        let source = "class A: NSObject {\n    @IBOutlet var b: UIView!\n}\nclass C: A {\n    @IBAction func d() {}\n}"
        let text = prepare(source)[0]
        XCTAssertFalse(text.contains("override func _setOutlet"), text)
        XCTAssert(text.contains("; func _setOutlet") || text.contains("\nfunc _setOutlet"), text)
        XCTAssert(text.contains("override func _interfaceAction"), text)
        let interfaces = AppInterfaces(
            [], among: SourcePreparation([.init(path: "A.swift", text: Array(source.utf8))]).summaries)
        XCTAssert(
            interfaces.tableSource.contains("extension A: InterfaceObject {}\n"), interfaces.tableSource
        )
        XCTAssertFalse(interfaces.tableSource.contains("extension C:"))
    }

    func testAwakeFromNibIsNoOverrideBelowNSObject() {
        let plain = prepare("class A: NSObject {\n    override func awakeFromNib() { super.awakeFromNib() }\n}")[0]
        XCTAssert(plain.contains("\n             func awakeFromNib() {                      }\n"), plain)
        let view = "class A: UIView {\n    override func awakeFromNib() { super.awakeFromNib() }\n}"
        XCTAssertEqual(prepare(view), [view])
    }

    func testAClassWithItsOwnPlainInitializerCanBeMadeFromAGenericParameter() {
        func text(_ root: String, _ object: String) -> String {
            "override class func _makeFromType() -> \(root)? { \(object) }"
        }
        let cases = [
            (
                "class A: UIViewController {\n    init() { super.init(nibName: nil, bundle: nil) }\n}",
                [text("UIViewController", "A()")]
            ),
            (
                "open class A: B {\n    public override init() { super.init(frame: .zero) }\n}\nclass B: UILabel {}",
                ["public " + text("UIView", "A()")]
            ),
            (
                "class A: UIView {\n    convenience init() { self.init(frame: .zero) }\n}\nclass B: A {}\n"
                    + "class C: A { init(c: Int) {} }",
                [text("UIView", "A()"), text("UIView", "B()"), text("UIView", "nil")]
            ),
            ("class A: UIView {\n    init(a: Int) {}\n    func b() { _ = C.init(); super.init() }\n}", []),
            ("class A: NSObject {\n    override init() {}\n}", []),
            ("class A: UIView {\n    init?() {}\n}", []),
        ]
        for (source, texts) in cases {
            let prepared = prepare(source, hasInterfaces: false)[0]
            XCTAssertEqual(prepared.components(separatedBy: "_makeFromType").count - 1, texts.count, prepared)
            for text in texts { XCTAssert(prepared.contains(text), "\(prepared)\ninstead of\n\(text)") }
        }
    }

    func testAnInitializerOfAMetatypeGetsTheMetatype() {
        let cases = [
            ("func a(type: UIViewController.Type) { type.init() }", "type.init(_of: type)"),
            (
                "func a(type: Cell.Type) { type.init(frame: .zero) }; class Cell: UIView {}",
                "type.init(_of: type, frame: .zero)"
            ),
            (
                "struct A { let screen: UIViewController.Type }; let b = a.screen.init(nibName: nil, bundle: nil)",
                "a.screen.init(_of: a.screen, nibName: nil, bundle: nil)"
            ),
            ("let all: [UIView.Type] = []; for one in all { one.init() }", "one.init(_of: one)"),
            ("let all: [UIView.Type] = []; let a = all.map { $0.init() }", "$0.init(_of: $0)"),
            ("func a<T: UIView>(type: T.Type) { type.init() }", "type.init()"),
            ("func a(type: Model.Type) { type.init() }; class Model {}", "type.init()"),
            ("func a(type: UIView.Type) { b().type.init() }", "b().type.init()"),
            ("func a(type: UIView.Type) { type.init(color: 1) }", "type.init(color: 1)"),
        ]
        for (source, text) in cases {
            let prepared = prepare(source, hasInterfaces: false)[0]
            XCTAssert(prepared.contains(text), "\(prepared)\ninstead of\n\(text)")
        }
    }

    func testTheTableNamesTheClassesOfTheFiles() {
        let source = """
            enum A { class Card: UIView {} }
            extension UIView { @IBInspectable var radius: CGFloat { get { 0 } set {} } }
            extension UIViewController { @IBAction func close() {} }
            class Store: NSObject {}
            """
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <view id="v" customClass="Card"/><customObject id="o" customClass="Store"/></objects></document>
            """
        let interfaces = AppInterfaces(
            [InterfaceFile(path: "A.xib", text: Array(xib.utf8))],
            among: SourcePreparation([.init(path: "A.swift", text: Array(source.utf8))]).summaries)
        for text in [
            "[\"A.Card\": A.Card.self, \"Store\": Store.self]", "case \"Store\": return Store()\n",
            "(object as? UIView)?._setInspectable_UIView_A_2(name, to: value)",
            "(object as? UIViewController)?._interfaceAction_UIViewController_A_3(name)",
        ] { XCTAssert(interfaces.tableSource.contains(text), interfaces.tableSource) }
    }
}
