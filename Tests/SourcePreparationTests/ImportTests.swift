import SourcePreparation
import XCTest

/// Tests imports of modules that the settings or stand-ins replace, and of modules that are missing.
final class ImportTests: XCTestCase {
    private func prepare(_ source: String, _ modules: ImportedModules) -> (text: String, problems: [String]) {
        let prepared = SourcePreparation([.init(path: "A.swift", text: Array(source.utf8))], modules: modules)
            .prepare()[
                0]
        return (String(decoding: prepared.text, as: UTF8.self), prepared.problems.map(\.description))
    }

    func testTheSettingsNameTheModuleToImportOrNone() {
        let modules = ImportedModules(
            ["Combine": "OpenCombine", "MessageUI": nil, "Kingfisher": "ImageStandIn", "SwiftUI": "HeadlessSwiftUI"],
            available: ["OpenCombine", "ImageStandIn", "HeadlessSwiftUI"])
        let cases = [
            ("import Combine", "import OpenCombine"),
            ("import class Combine.AnyCancellable", "import class OpenCombine.AnyCancellable"),
            ("@testable import Kingfisher", "@testable import ImageStandIn"),
            ("import MessageUI", "                "),
            (
                "@preconcurrency public import MessageUI; let a = 1",
                "                                       ; let a = 1"
            ),
            ("import SwiftUI\nstruct A: View {}", "import HeadlessSwiftUI\nstruct A: View {}"),
        ]
        for (source, text) in cases {
            let prepared = prepare(source, modules)
            XCTAssertEqual(prepared.text, text)
            XCTAssertEqual(prepared.problems, [], source)
        }
    }

    func testAStandInReplacesAppleModuleIfTheTargetDependsOnIt() {
        XCTAssertEqual(
            prepare("import WebKit\nimport os", ImportedModules(available: ["HeadlessWebKit", "HeadlessOSLog"])).text,
            "import HeadlessWebKit\nimport HeadlessOSLog")
        XCTAssertEqual(
            prepare("import WebKit", ImportedModules(available: [])).problems,
            [
                "A.swift:1:8: error: WebKit is not available without a device; add the product HeadlessWebKit to the "
                    + "target's dependencies, or write in HeadlessSources.json what to import in its place, as in "
                    + "\"modules\": { \"WebKit\": null }, which leaves the import out"
            ])
    }

    func testConditionsAboutModulesAndSystemsHaveTheValuesOfTheApp() {
        let modules = ImportedModules(["Combine": "OpenCombine"], available: ["OpenCombine"])
        let cases = [
            (
                "#if canImport(Combine)\nimport Combine\n#endif",
                "#if canImport(OpenCombine)\nimport OpenCombine\n#endif"
            ),
            ("#if !os(macOS)\n#endif", "#if !(!canImport(HeadlessUIKit))\n#endif"),
            ("#if canImport(ObjectiveC)\n#endif", "#if canImport(HeadlessUIKit)\n#endif"),
            ("#if !os(Linux) && !os(Android)\n#endif", "#if !(!canImport(HeadlessUIKit)) && !os(Android)\n#endif"),
            // The Foundation of Linux decides.
            ("#if !os(Linux)\n#else\n#endif", "#if !os(Linux)\n#else\n#endif"),
            ("#if os(Linux)\n#endif", "#if os(Linux)\n#endif"),
            // The other branch is written for platforms without what the runtime provides.
            ("#if canImport(ObjectiveC)\n#else\n#endif", "#if canImport(ObjectiveC)\n#else\n#endif"),
            ("#if os(macOS) || os(iOS)\n#endif", "#if (!canImport(HeadlessUIKit)) || canImport(HeadlessUIKit)\n#endif"),
        ]
        for (source, text) in cases { XCTAssertEqual(prepare(source, modules).text, text) }
    }

    /// Foundation's function refuses nested and generic classes.
    func testNamesOfClassesComeFromHeadlessUIKit() {
        XCTAssertEqual(
            prepare("import UIKit\nlet a = NSStringFromClass(B.C.self)", ImportedModules()).text,
            "import HeadlessUIKit\nlet a = _NSStringFromClass(B.C.self)")
        let source = "import Foundation\nlet a = NSStringFromClass(B.self)"
        XCTAssertEqual(prepare(source, ImportedModules()).text, source)
    }

    func testTheWindowOfADelegateIsNotDoublyOptional() {
        XCTAssertEqual(
            prepare("let a = shared.delegate?.window??.root, b = view.window ?? .main", ImportedModules()).text,
            "let a = shared.delegate?.window? .root, b = view.window ?? .main")
    }

    func testAGenericParameterThatMayBeAPlainViewIsPassed() {
        XCTAssertEqual(
            prepare("class A<V: UIView, C>: B { let view = V(), other = V(frame: .zero), c = C() }", ImportedModules())
                .text,
            "class A<V: UIView, C>: B { let view = V(_of: V.self), other = V(_of: V.self, frame: .zero), c = C() }")
    }

    func testAParameterMayBeNamedOverride() {
        let prepared = prepare("extension A { func f(_ override: Int = 0, override other: Int) {} }", ImportedModules())
        XCTAssertEqual(prepared.problems, [])
    }

    func testTheMethodOfASelectorMayBeInParentheses() {
        XCTAssertEqual(
            prepare("let a = #selector((B.c(_:)) as (B) -> (Int) -> Void)", ImportedModules()).text,
            "let a = Selector(named: \"c\") { (object: B) in object.c(_:) as (B) -> (Int) -> Void }")
    }

    func testXCTestImportsUIKitToo() {
        let modules = ImportedModules(available: ["HeadlessUIKit", "Lists"])
        XCTAssertEqual(
            prepare("import XCTest\n@testable import Lists", modules).text,
            "import XCTest; import HeadlessUIKit\n@testable import Lists; import HeadlessUIKit")
        let quick = ImportedModules(available: ["HeadlessUIKit", "Quick", "Lists"])
        XCTAssertEqual(
            prepare("import Quick\nimport Lists", quick).text, "import Quick; import HeadlessUIKit\nimport Lists")
    }

    func testFilesThatUseNamesOfFoundationOnIOSImportThem() {
        let modules = ImportedModules(available: ["HeadlessUIKit"])
        for (source, isNeeded) in [
            ("import Foundation\nlet a = #selector(A.b)", true),
            ("import Foundation\nfunc a(_ b: CFRunLoop) {}", true),
            ("import Foundation\nlet a = 1 // Selector", false),
        ] {
            let prepared = SourcePreparation([.init(path: "A.swift", text: Array(source.utf8))], modules: modules)
                .prepare()[0]
            let text = String(decoding: prepared.text(naming: "A.swift"), as: UTF8.self)
            XCTAssertEqual(text.hasPrefix("import Foundation; import HeadlessUIKit\n"), isNeeded, source)
        }
    }

    func testTheBundlesOfClassesAndModulesAreTheApps() {
        let modules = ImportedModules(available: ["HeadlessUIKit"])
        let cases = [
            (
                "let a = Bundle(for: Self.self).path, b = Bundle.module",
                "let a = Bundle.headlessApp.path, b = Bundle.headlessApp"
            ),
            (
                "let a = Bundle(path: b), c = Foundation.Bundle.module",
                "let a = Bundle(path: b), c = Foundation.Bundle.module"
            ),
        ]
        for (source, text) in cases { XCTAssertEqual(prepare(source, modules).text, text) }
    }

    func testVersionsAndFlagsAreKnown() {
        let modules = ImportedModules(available: [], flags: ["LISTS"])
        let hidden = [
            "#if swift(>=4.2)\n#else\nimport MapKit\n#endif", "#if swift(<5.0)\nimport MapKit\n#endif",
            "#if compiler(>=5.9)\n#else\nimport MapKit\n#endif", "#if !LISTS\nimport MapKit\n#endif",
            "#if MAPS\nimport MapKit\n#endif", "#if LISTS && MAPS\nimport MapKit\n#endif",
            "#if !SWIFT_PACKAGE\nimport MapKit\n#endif",
        ]
        for source in hidden { XCTAssertEqual(prepare(source, modules).problems, [], source) }
        let compiled = [
            "#if swift(>=4.2)\nimport MapKit\n#endif", "#if swift(>=6.0)\nimport MapKit\n#endif",
            "#if swift(>=6.0)\n#else\nimport MapKit\n#endif", "#if LISTS\nimport MapKit\n#endif",
            "#if DEBUG\nimport MapKit\n#endif", "#if !MAPS\nimport MapKit\n#endif",
            "#if compiler(>=7.0)\nimport MapKit\n#endif",
        ]
        for source in compiled { XCTAssertEqual(prepare(source, modules).problems.count, 1, source) }
        XCTAssertEqual(prepare("#if MAPS\nimport MapKit\n#endif", ImportedModules()).problems.count, 1, "unknown flags")
    }

    func testAModuleThatIsNotADependencyIsReported() {
        let modules = ImportedModules(available: ["Kingfisher"])
        XCTAssertEqual(
            prepare("import Foundation\nimport Kingfischer", modules).problems,
            [
                "A.swift:2:8: error: Kingfischer is not a module of the target's dependencies; add it to them, or write in "
                    + "HeadlessSources.json what to import in its place, as in \"modules\": { \"Kingfischer\": null }, "
                    + "which leaves the import out; did you mean Kingfisher?"
            ])
        for source in ["import Kingfisher", "import Dispatch", "import UIKit", "import XCTest", "import _Concurrency"] {
            XCTAssertEqual(prepare(source, modules).problems, [], source)
        }
        XCTAssertEqual(prepare("#if canImport(SnapKit)\nimport SnapKit\n#endif", modules).problems, [])
        XCTAssertEqual(prepare("import SnapKit", ImportedModules()).problems, [], "the dependencies are unknown")
    }
}
