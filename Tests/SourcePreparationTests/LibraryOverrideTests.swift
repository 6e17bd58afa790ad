import Foundation
import TestSupport
import XCTest

@testable import SourcePreparation

/// Tests extensions of UIKit's classes that override inherited members.
final class LibraryOverrideTests: XCTestCase {
    private func prepared(_ files: String...) -> [PreparedSource] {
        SourcePreparation(files.enumerated().map { .init(path: "\($0.offset).swift", text: Array($0.element.utf8)) })
            .prepare()
    }

    private func texts(_ files: String...) -> [String] {
        SourcePreparation(files.enumerated().map { .init(path: "\($0.offset).swift", text: Array($0.element.utf8)) })
            .prepare().map { String(decoding: $0.text, as: UTF8.self) }
    }

    func testAnOverrideReplacesTheMemberOfTheLibrary() {
        let text = texts(
            "extension UINavigationController {\n"
                + "    override open var childForStatusBarStyle: UIViewController? { topViewController }\n}")[0]
        XCTAssertEqual(
            text,
            "extension UINavigationController {\n"
                + "             public var UINavigationController_childForStatusBarStyle: UIViewController? { topViewController }\n"
                + "}; extension UIViewController { private static var overriding_childForStatusBarStyle: Set<[Int]> = []; "
                + "@_dynamicReplacement(for: childForStatusBarStyle) var overridden_childForStatusBarStyle: "
                + "UIViewController? { let object = Int(bitPattern: ObjectIdentifier(self)); "
                + "if let this = self as? UINavigationController, "
                + "UIViewController.overriding_childForStatusBarStyle.insert([object, 0]).inserted { defer { "
                + "UIViewController.overriding_childForStatusBarStyle.remove([object, 0]) }; "
                + "return this.UINavigationController_childForStatusBarStyle }; return childForStatusBarStyle } }")
    }

    /// An app adds a method to a class of UIKit, and overrides it in extensions of other classes and in its own classes.
    func testOverridesOfAnAppsOwnMethodsAreFound() {
        let text = texts(
            """
            public extension UIView {
                @discardableResult @objc
                func fill(_ views: [UIView]) -> UIView { self }
            }
            extension UITableViewCell { override func fill(_ views: [UIView]) -> UIView { contentView.fill(views) } }
            class Cell: UITableViewCell { override func fill(_ views: [UIView]) -> UIView { super.fill(views) } }
            """)[0]
        XCTAssertEqual(
            text,
            """
            public extension UIView {
                @discardableResult \("     ")
                func UIView_fill(_ views: [UIView]) -> UIView { self }
            ; @discardableResult func fill(_ p0: [UIView]) -> UIView { if let this = self as? Cell { return this.Cell_fill(p0) }; \
            if let this = self as? UITableViewCell { return this.UITableViewCell_fill(p0) }; return UIView_fill(p0) } }
            extension UITableViewCell {          func UITableViewCell_fill(_ views: [UIView]) -> UIView { contentView.fill(views) } }
            class Cell: UITableViewCell {          func Cell_fill(_ views: [UIView]) -> UIView { self.UITableViewCell_fill(views) } }
            """)
    }

    /// Another module may override an open method, so the class must declare it, even if nothing in the app overrides it.
    func testOpenMethodsOfExtensionsAreDeclaredByTheirClass() {
        XCTAssertEqual(
            texts("open class A: NSObject {}\nextension A { open func a() {}; @objc public func b() {} }")[0],
            "open class A: NSObject {open func a() { A_a() } }\n"
                + "extension A { public func A_a() {};       public func b() {} }")
    }

    func testOpenOverridesInExtensionsAreDeclaredOnce() {
        XCTAssertEqual(
            texts("open class A: UIView {}\nextension A { override open func layoutSubviews() {} }")[0],
            "open class A: UIView {public override func layoutSubviews() { A_layoutSubviews() } }\n"
                + "extension A {          public func A_layoutSubviews() {} }")
    }

    func testOverridesInPublicExtensionsStayPublic() {
        XCTAssertEqual(
            texts("open class A: UIView {}\npublic extension A { override func layoutSubviews() {} }")[0],
            "open class A: UIView {public override func layoutSubviews() { A_layoutSubviews() } }\n"
                + "public extension A {          func A_layoutSubviews() {} }")
    }

    func testOverridesOfObjectsMembersAreNotIsolated() {
        XCTAssertEqual(
            texts("class A: UIView {}\nextension A { override var debugDescription: String { text } }")[0],
            "class A: UIView {override var debugDescription: String { nonisolated(unsafe) let this = self; return "
                + "MainActor.assumeIsolated { this.A_debugDescription } } }\n"
                + "extension A {          var A_debugDescription: String { text } }")
    }

    func testOneReplacementCallsTheOverridesOfAllClasses() {
        let files = texts(
            "extension UIView { open override func awakeFromNib() {} }",
            "extension UITableViewCell { open override func awakeFromNib() { super.awakeFromNib() } }",
            "extension UITabBarController { override open func viewDidLoad() {} }")
        XCTAssertEqual(files.map { $0.components(separatedBy: "@_dynamicReplacement").count - 1 }, [1, 0, 1])
        let (cell, view) = (files[0].range(of: "as? UITableViewCell"), files[0].range(of: "as? UIView,"))
        XCTAssertLessThan(cell?.lowerBound ?? files[0].endIndex, view?.lowerBound ?? files[0].startIndex)
        XCTAssertTrue(files[2].contains("extension UITabBarController { private static var"), "its own declaration")
        XCTAssertTrue(files[2].contains("if let this = Optional(self)"))
    }

    func testTheMembersOfPublicCodeCanBeOverridden() {
        let members = [
            ("UINavigationController", "var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }"),
            ("UINavigationController", "var prefersStatusBarHidden: Bool { get { true } }"),
            ("UINavigationController", "func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }"),
            ("UITabBarController", "var shouldAutorotate: Bool { true }"),
            ("UIAlertController", "var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }"),
            ("UIAlertController", "func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }"),
            (
                "UINavigationController",
                "var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }"
            ),
            ("UIScrollView", "func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}"),
            ("UIViewController", "func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}"),
            ("UITextField", "func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }"),
            ("UICollectionViewFlowLayout", "var flipsHorizontallyInOppositeLayoutDirection: Bool { return true }"),
            ("UITableViewCell", "func didMoveToSuperview() {}"),
            ("UIWindow", "func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}"),
        ]
        for (type, member) in members {
            let file = prepared("extension \(type) { override open \(member) }")[0]
            XCTAssertEqual(file.problems.map(\.message), [], member)
            XCTAssertTrue(String(decoding: file.text, as: UTF8.self).contains("@_dynamicReplacement"), member)
        }
        for (type, member) in [
            ("UILabel", "var intrinsicContentSize: CGSize { .zero }"), ("UIView", "func draw(_ rect: CGRect) {}"),
            ("UINavigationController", "func viewDidLoad(_ twice: Bool) {}"), ("SKView", "func awakeFromNib() {}"),
            ("NSObject", "func awakeFromNib() {}"), ("UINavigationController", "class var layer: Int { 1 }"),
        ] {
            let problems = prepared("extension \(type) { override open \(member) }")[0].problems.map(\.message)
            XCTAssertEqual(problems.count, 1, member)
            XCTAssertTrue(problems.first?.contains("write a subclass") ?? false, "\(problems)")
        }
    }

    /// A class of the app that has the name of one of UIKit's classes declares its override itself.
    func testAClassOfTheAppComesFirst() {
        let text = texts("class UIPageControl: UIView {}; extension UIPageControl { override func awakeFromNib() {} }")[
            0]
        XCTAssertFalse(text.contains("@_dynamicReplacement"))
    }

    func testTheTableAgreesWithHeadlessUIKit() throws {
        guard isThorough else { return }
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/HeadlessUIKit")
        var (superclasses, dynamic, fixed): ([String: String], [String: Set<String>], [String: Set<String>]) = (
            [:], [:], [:]
        )
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        for case let file as URL in try XCTUnwrap(files) where file.pathExtension == "swift" {
            let source = SwiftSource(Array(try Data(contentsOf: file)))
            let scopes = SourceScopes(source)
            for declaration in scopes.declarations {
                let type = declaration.scope.name
                if source.spelling(declaration.keyword) == "class",
                    !Set(DeclaredType.modifiers(before: declaration.keyword, in: source)).isDisjoint(with: [
                        "open", "public",
                    ])
                {
                    superclasses[type] =
                        DeclaredType.inheritedTypes(declaration.name + 1, declaration.body.lowerBound - 1, in: source)
                        .first
                }
                for place in declaration.body
                where scopes.isMember(place) && scopes.type(at: place) == declaration.scope {
                    guard ["func", "var"].contains(source.spelling(place)) else { continue }
                    let name = ForwardedMethod(at: place + 1, in: source)?.name ?? source.spelling(place + 1)
                    let modifiers = DeclaredType.modifiers(before: place, in: source)
                    guard UIKitMembers.classes[name] != nil, modifiers.contains("open") else { continue }
                    if modifiers.contains("dynamic") {
                        dynamic[name, default: []].insert(type)
                    } else {
                        fixed[name, default: []].insert(type)
                    }
                }
            }
        }
        // AppKit declares this method on macOS.
        let ofNibs = UIKitMembers.classes["awakeFromNib()"] ?? []
        XCTAssertEqual(fixed, ["awakeFromNib()": ofNibs], "these declarations must be dynamic")
        XCTAssertEqual(dynamic, UIKitMembers.classes)
        // The table also has classes that only storyboards name.
        for (name, superclass) in superclasses {
            XCTAssertEqual(UIKitClasses.superclass(of: name) ?? superclass, superclass, name)
        }
        let bases = Set(UIKitMembers.classes.values.flatMap { $0 })
        for (name, superclass) in superclasses
        where name.hasPrefix("UI")
            && (bases.contains(superclass) || !bases.isDisjoint(with: UIKitMembers.lineage(of: superclass)))
        {
            XCTAssertNotNil(UIKitClasses.superclass(of: name), "\(name) is missing")
        }
    }

    func testMembersOfAnyObjectAreLookedUp() {
        XCTAssertEqual(
            texts(
                "extension UIView { var own: [AnyObject] { constraints } }\nlet a = view.own.first?.priority; let b = view.own.first"
            )[0],
            "extension UIView { var own: [AnyObject] { constraints } }\nlet a = view.own.first.map(_AnyObjectMembers.init)?.priority; "
                + "let b = view.own.first")
    }

    func testOverridesInClassesOnTheMainActorAssumeIsolation() {
        let text = texts(
            "@MainActor public final class A: NSObject {}\nextension A { public override var debugDescription: String { text } }"
        )[0]
        XCTAssertTrue(text.contains("MainActor.assumeIsolated { this.A_debugDescription }"), text)
    }

    func testTheMetatypeOfAnAliasOfAViewIsPassed() {
        let text = texts(
            "typealias View = UIView\nstruct A { let viewClass: View.Type; func make() -> View { viewClass.init() } }")[
                0]
        XCTAssertTrue(text.contains("viewClass.init(_of: viewClass)"), text)
    }
}
