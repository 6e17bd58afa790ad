import Foundation
import TestSupport
import XCTest
@testable import SourcePreparation

/// Tests the preparation of optional methods that only a subclass implements.
final class OptionalMethodTests: XCTestCase {
    private func prepare(_ files: [String]) -> [String] {
        let prepared = SourcePreparation(
            files.enumerated().map { .init(path: "\($0.offset).swift", text: Array($0.element.utf8)) }
        ).prepare()
        XCTAssertEqual(prepared.flatMap(\.problems).map(\.description), [])
        return prepared.map { String(decoding: $0.text, as: UTF8.self) }
    }

    func testTheConformingSuperclassDeclaresTheMethodThatASubclassImplements() {
        XCTAssertEqual(
            prepare([
                "class Base: UIViewController, UITableViewDataSource { }",
                "class Feed: Base { func numberOfSections(in tableView: UITableView) -> Int { 2 } }",
            ]),
            [
                "class Base: UIViewController, UITableViewDataSource { @MainActor func numberOfSections(in p0: UITableView) "
                    + "-> Int { OptionalMethods.defaults.numberOfSections(in: p0) } }",
                "class Feed: Base { override func numberOfSections(in tableView: UITableView) -> Int { 2 } }",
            ])
    }

    /// The conformance may be in an extension or inherited through several classes and protocols, and the method may be
    /// in an extension.
    func testConformancesAreFoundThroughExtensionsProtocolsAndSuperclasses() {
        let texts = prepare([
            "class Base: UIViewController {}\nextension Base: UICollectionViewDelegateFlowLayout {}",
            "class Middle: Base {}",
            """
            class Feed: Middle {
                func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize { .zero }
            }
            extension Feed {
                func scrollViewDidScroll(_ scrollView: UIScrollView) {}
            }
            """,
        ])
        XCTAssertEqual(
            texts[0],
            "class Base: UIViewController {@MainActor func collectionView(_ p0: UICollectionView, layout p1: "
                + "UICollectionViewLayout, sizeForItemAt p2: IndexPath) -> CGSize { "
                + "OptionalMethods.defaults.collectionView(p0, layout: p1, sizeForItemAt: p2) }; @MainActor func "
                + "scrollViewDidScroll(_ p0: UIScrollView) { OptionalMethods.defaults.scrollViewDidScroll(p0) } }\n"
                + "extension Base: UICollectionViewDelegateFlowLayout {}")
        XCTAssertTrue(texts[2].contains("    override func collectionView(_ view"))
        XCTAssertTrue(
            texts[2].contains("override func scrollViewDidScroll(_ p0: UIScrollView) { Feed_scrollViewDidScroll(p0) }"))
        XCTAssertTrue(texts[2].contains("    func Feed_scrollViewDidScroll(_ scrollView"))
    }

    func testTheMethodIsDeclaredOnceForSeveralSubclasses() {
        let texts = prepare([
            "public class Base: NSObject, UITextFieldDelegate { }",
            "class A: Base { func textFieldShouldReturn(_ field: UITextField) -> Bool { true } }",
            "class B: Base { func textFieldShouldReturn(_ field: UITextField) -> Bool { false } }",
            "class C: A { override func textFieldShouldReturn(_ field: UITextField) -> Bool { false } }",
        ])
        XCTAssertEqual(
            texts[0],
            "public class Base: NSObject, UITextFieldDelegate { @MainActor open func textFieldShouldReturn(_ p0: "
                + "UITextField) -> Bool { OptionalMethods.defaults.textFieldShouldReturn(p0) } }")
        XCTAssertEqual(texts.dropFirst().filter { $0.contains("{ override func") }.count, 3)
    }

    /// A method that implements a requirement of UIKit's protocols is implicitly `@objc`, so that a subclass can override it
    /// even if it is in an extension. Other methods of the same name stay where they are.
    func testASubclassOverridesAMethodOfUIKitsProtocolInAnExtension() {
        let texts = prepare([
            "class Feed: UIViewController {}",
            """
            extension Feed: UICollectionViewDelegate {
                func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {}
                func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {}
            }
            """,
            "class Log: Feed { override func collectionView(_ v: UICollectionView, didSelectItemAt p: IndexPath) {} }",
            "class Other: UICollectionViewController { "
                + "override func collectionView(_ v: UICollectionView, didDeselectItemAt p: IndexPath) {} }",
        ])
        XCTAssertEqual(
            texts[0],
            "class Feed: UIViewController {func collectionView(_ p0: UICollectionView, didSelectItemAt p1: IndexPath) { "
                + "Feed_collectionView(p0, didSelectItemAt: p1) } }")
        XCTAssertTrue(texts[1].contains("func Feed_collectionView(_ view: UICollectionView, didSelectItemAt"), texts[1])
        XCTAssertTrue(texts[1].contains("func collectionView(_ view: UICollectionView, didDeselectItemAt"), texts[1])
        XCTAssertTrue(texts[2].contains("{ override func collectionView("), texts[2])
    }

    func testAnOptionalMethodOfAnAppsProtocolHasAnEmptyDefault() {
        let texts = prepare([
            "@objc protocol Saving { @objc optional func didSave(_ name: String, at date: Date) }",
            "class Base: NSObject, Saving { }",
            "class Form: Base { func didSave(_ name: String, at date: Date) {} }",
        ])
        XCTAssertEqual(
            texts[1], "class Base: NSObject, Saving { func didSave(_ p0: String, at p1: Date) {} }")
        XCTAssertEqual(texts[2], "class Form: Base { override func didSave(_ name: String, at date: Date) {} }")
    }

    func testAnOptionalMethodWithAResultThrowsIfItIsNotImplemented() {
        let texts = prepare([
            """
            @objc public protocol Source: NSObjectProtocol { @objc optional func height(_ row: Int, in list: List) -> Double
            @objc(name:) optional func name(_ row: Int) -> String? }
            """,
            """
            func a(_ list: List) {
                let height = list.source?.height?(1, in: list) ?? 44
                if let name = list.source?.name?(1) {}
                return source.name!(2).map(\\.count)
                let first = source.name?(1)?.first, last = source.height?(2, in: list).rounded()
                other.height?(2, of: list)
            }
            """,
            "class Base: NSObject, Source {}",
            "class Lists: Base { func height(_ r: Int, in l: List) -> Double { 1 } }",
        ])
        XCTAssertEqual(
            String(texts[0].replacing(#/ +/#, with: " ").dropFirst()),
            """
            public protocol Source: NSObjectProtocol { func height(_ row: Int, in list: List) throws -> Double
             func name(_ row: Int) throws -> String? }; public extension Source { func height(_ row: Int, in list: List) \
            throws -> Double { throw CocoaError(.featureUnsupported) }; func name(_ row: Int) throws -> String? { throw \
            CocoaError(.featureUnsupported) } }
            """)
        XCTAssertEqual(
            texts[1],
            """
            func a(_ list: List) {
                let height = (try? list.source?.height(1, in: list)) ?? 44
                if let name = (try? list.source?.name(1)) {}
                return (try! source.name(2)).map(\\.count)
                let first = (try? source.name(1))?.first, last = (try? source.height(2, in: list))?.rounded()
                other.height(2, of: list)
            }
            """)
        XCTAssertEqual(
            texts[2],
            "class Base: NSObject, Source {func height(_ p0: Int, in p1: List) throws -> Double { throw "
                + "CocoaError(.featureUnsupported) } }")
        XCTAssertEqual(texts[3], "class Lists: Base { override func height(_ r: Int, in l: List) -> Double { 1 } }")
    }

    func testAnOptionalPropertyThrowsIfItIsNotImplemented() {
        let texts = prepare([
            "@objc protocol Style { @objc optional var tint: UIColor { get } }",
            "let a = style.tint ?? .red; if let b = style?.tint {}; if c.style.tint != nil {}; let d = other.tint",
        ])
        XCTAssertEqual(
            String(texts[0].replacing(#/ +/#, with: " ").dropFirst()),
            "protocol Style: AnyObject { var tint: UIColor { get throws } }; extension Style { var tint: UIColor { get "
                + "throws { throw CocoaError(.featureUnsupported) } } }")
        XCTAssertEqual(
            texts[1],
            "let a = (try? style.tint) ?? .red; if let b = (try? style?.tint) {}; if (try? c.style.tint) != nil {}; let d = "
                + "other.tint")
    }

    /// The result of a call is optional, even if the object isn't.
    func testTheResultOfAnOptionalCallIsOptional() {
        XCTAssertEqual(
            prepare([
                "let a = source.numberOfSections?(in: list) ?? 1; source.scrollViewDidScroll?(list)\n"
                    + "let b = self.source?.numberOfSections?(in: list) ?? 1, c = source.numberOfSections!(in: list)"
            ]),
            [
                "let a = Optional(source)?.numberOfSections(in: list) ?? 1; source.scrollViewDidScroll(list)\n"
                    + "let b = self.source?.numberOfSections(in: list) ?? 1, c = source.numberOfSections(in: list)"
            ])
    }

    // MARK: Named selectors

    func testASelectorWithANameHasTheMethodsOfTheApp() {
        let texts = prepare([
            "class A { func save(_ sender: Any) {}; private func load() {}; func open(file: String, at place: Int) {} }",
            "let a = Selector(\"save:\"), b = NSSelectorFromString(\"load\"), c = Selector((\"openWithFile:at:\")), d = Selector(name)",
        ])
        XCTAssertEqual(
            texts[1],
            "let a = Selector(\"save:\", [Selector(named: \"save\") { (object: A) in object.save(_:) }]), b = "
                + "NSSelectorFromString(\"load\"), c = Selector((\"openWithFile:at:\"), [Selector(named: \"open\") { (object: A) "
                + "in object.open(file:at:) }]), d = Selector(name)")
    }

    func testTheNameOfAnObjectsClassIsThatOfTheRuntime() {
        XCTAssertEqual(
            prepare(["let a = type(of: b).description() + c.description()"]),
            ["let a = NSStringFromClass(type(of: b)) + c.description()"])
    }

    func testForwardingOverridesNothing() {
        XCTAssertEqual(
            prepare([
                "class A: NSObject { override func responds(to s: Selector!) -> Bool { super.responds(to: s) }\n"
                    + "override func forwardingTarget(for s: Selector!) -> Any? { nil } }\n"
                    + "class B: A { override func responds(to s: Selector!) -> Bool { true } }"
            ]),
            [
                "class A: NSObject {          func responds(to s: Selector!) -> Bool { super.responds(to: s) }\n"
                    + "         func forwardingTarget(for s: Selector!) -> Any? { nil } }\n"
                    + "class B: A { override func responds(to s: Selector!) -> Bool { true } }"
            ])
    }

    func testOtherMethodsStayUnchanged() {
        for files in [
            // The class itself conforms.
            [
                "class Base: UIViewController {}",
                "class Feed: Base, UITableViewDataSource { func numberOfSections(in t: UITableView) -> Int { 1 } }",
            ],
            // No class conforms.
            [
                "class Base: UIViewController {}",
                "class Feed: Base { func numberOfSections(in t: UITableView) -> Int { 1 } }",
            ],
            // The superclass implements the method.
            [
                "class Base: UIViewController, UITableViewDataSource { func numberOfSections(in t: UITableView) -> Int { 1 } }",
                "class Feed: Base { override func numberOfSections(in t: UITableView) -> Int { 1 } }",
            ],
            // Other labels, private and static methods.
            [
                "class Base: UIViewController, UITableViewDataSource { }",
                "class Feed: Base { func numberOfSections(of t: UITableView) -> Int { 1 }; private func numberOfSections(in t: UITableView) -> Int { 1 }; static func numberOfSections(in t: UITableView) -> Int { 1 } }",
            ],
            // Two classes of the same name.
            [
                "class Base: UIViewController, UITableViewDataSource { }\nenum A { class Base {} }",
                "class Feed: Base { func numberOfSections(in t: UITableView) -> Int { 1 } }",
            ],
        ] {
            XCTAssertEqual(prepare(files), files)
        }
    }

    /// A class that inherits from itself, as source that does not compile may, ends the search.
    func testCyclesEnd() {
        let files = [
            "class A: B { func numberOfSections(in t: UITableView) -> Int { 1 } }", "class B: A {}",
            "protocol P: Q {}; protocol Q: P {}; class C: P {}; class D: C { func scrollViewDidScroll(_ s: UIScrollView) {} }",
        ]
        XCTAssertEqual(prepare(files), files)
    }

    // MARK: Selectors

    func testASelectorOfATypeMethodCallsTheType() {
        let text = prepare([
            """
            class Log { static func write() {}; class func read(_ sender: Any) {}; func both() {}; static func both() {}
            static let a = #selector(write), b = #selector(Log.read), c = #selector(both), d = #selector(Self.write) }
            """,
            "class View { let a = #selector(Log.write), b = #selector(Log.read(_:)), c = #selector(Log.other) }",
        ])
        XCTAssertTrue(
            text[0].contains("a = Selector(named: \"write\") { (object: Log.Type) in object.write }"), text[0])
        XCTAssertTrue(text[0].contains("b = Selector(named: \"read\") { (object: Log.Type) in object.read }"), text[0])
        XCTAssertTrue(text[0].contains("c = Selector(named: \"both\") { (object: Log) in object.both }"), text[0])
        XCTAssertTrue(
            text[0].contains("d = Selector(named: \"write\") { (object: Log.Type) in object.write }"), text[0])
        XCTAssertTrue(
            text[1].contains("b = Selector(named: \"read\") { (object: Log.Type) in object.read(_:) }"), text[1])
        XCTAssertTrue(text[1].contains("c = Selector(named: \"other\") { (object: Log) in object.other }"), text[1])
    }

    // MARK: Messages

    private func problems(_ files: [String]) -> [String] {
        SourcePreparation(
            files.enumerated().map { .init(path: "\($0.offset).swift", text: Array($0.element.utf8)) }
        ).prepare().flatMap(\.problems).map(\.description)
    }

    func testSeveralClassesOfOneNameAreReportedOnceWithTheirFiles() {
        let overrides = "extension Feed { override func a() {}; override func b() {}; override var c: Int { 1 } }"
        XCTAssertEqual(
            problems(["class Feed: UIViewController {}", "class Feed: UIView {}", overrides]),
            [
                "2.swift:1:18: error: a class Feed is declared in 0.swift and 1.swift, so it is unclear to which of them "
                    + "this override belongs; exclude one of the files, or move the override into its class"
            ])
        XCTAssertEqual(
            problems(["enum A { class Feed {} }\nclass Feed {}", overrides]).count, 1)
    }

    func testNamesFromBeforeSwift42GetOneSentence() {
        let found = problems([
            "let a: UIView.ContentMode = .scaleToFill",
            "let a = UITableViewAutomaticDimension\nlet b: UIControlState = .normal",
            "func f(_ s: UITableViewCellStyle) { center.post(name: .UIKeyboardWillShow) }",
            "#if os(macOS)\nlet c: UIControlEvents = []\n#endif",
        ])
        XCTAssertEqual(
            found,
            [
                "1.swift:1:9: error: UITableViewAutomaticDimension is a name from before Swift 4.2, and is now "
                    + "UITableView.automaticDimension; convert the app with Xcode 10, whose compiler also replaces such "
                    + "names one by one; 2 files have such names"
            ])
        XCTAssertEqual(problems(["typealias UIControlState = UIControl.State\nlet a: UIControlState = .normal"]), [])
    }

    // MARK: Agreement with HeadlessUIKit

    /// The table contains the methods with default implementations that `HeadlessUIKit` declares.
    func testTheTableContainsTheOptionalMethodsOfHeadlessUIKit() throws {
        guard isThorough else { return }
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/HeadlessUIKit")
        var declared: [String: OptionalMethods] = [:]
        var forwarded: Set<String> = []
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        for case let file as URL in try XCTUnwrap(files) where file.pathExtension == "swift" {
            let source = SwiftSource(Array(try Data(contentsOf: file)))
            let scopes = SourceScopes(source)
            for declaration in scopes.declarations {
                let name = declaration.scope.name
                if declaration.scope.kind == .protocol {
                    declared[name, default: OptionalMethods()].inherited = DeclaredType.inheritedTypes(
                        declaration.name + 1, declaration.body.lowerBound - 1, in: source)
                }
                if name == "OptionalMethods", declaration.scope.kind == .type {
                    forwarded = Set(
                        DeclaredType.inheritedTypes(declaration.name + 1, declaration.body.lowerBound - 1, in: source))
                }
                guard declaration.scope.kind == .extension,
                    DeclaredType.inheritedTypes(declaration.name + 1, declaration.body.lowerBound - 1, in: source)
                        .isEmpty
                else { continue }
                for place in declaration.body where source.spelling(place) == "func" && scopes.isMember(place) {
                    guard DeclaredType.modifiers(before: place, in: source).contains("public"),
                        let method = ForwardedMethod(at: place + 1, in: source)
                    else { continue }
                    declared[name, default: OptionalMethods()].names.insert(method.name)
                }
            }
        }
        for (name, methods) in UIKitOptionalMethods.protocols {
            XCTAssertEqual(declared[name]?.names, methods.names, name)
            XCTAssertTrue(Set(declared[name]?.inherited ?? []).isSuperset(of: methods.inherited), name)
        }
        let delegates = declared.filter { name, methods in
            !methods.names.isEmpty && !methods.inherited.isEmpty
                && ["Delegate", "DataSource", "Prefetching", "FlowLayout", "Transitioning"].contains {
                    name.hasSuffix($0)
                }
        }
        for name in delegates.keys {
            XCTAssertNotNil(UIKitOptionalMethods.protocols[name], "\(name) is missing in the table")
        }
        var covered = forwarded
        while case let more = covered.flatMap({ UIKitOptionalMethods.protocols[$0]?.inherited ?? [] }),
            !covered.isSuperset(of: more)
        {
            covered.formUnion(more)
        }
        let named = UIKitOptionalMethods.protocols.filter { !$1.names.isEmpty }.keys
        XCTAssertEqual(Set(named).subtracting(covered), [], "OptionalMethods does not conform to these protocols")
    }

    func testAnOptionalMethodIsCalledWithATrailingClosure() {
        XCTAssertEqual(
            prepare(["func end(_ a: any UIViewImplicitlyAnimating) { a.addCompletion? { _ in } }"]),
            ["func end(_ a: any UIViewImplicitlyAnimating) { a.addCompletion  { _ in } }"])
    }
}
