import SourcePreparation
import XCTest

/// Tests the refusal of SwiftUI's views and modifiers that `HeadlessSwiftUI` lacks.
final class AbsentViewTests: XCTestCase {
    private func problems(_ files: [String: String], available: Set<String> = ["HeadlessSwiftUI"]) -> [String] {
        let sources = files.sorted { $0.key < $1.key }.map {
            SourcePreparation.File(path: $0.key, text: Array($0.value.utf8))
        }
        return SourcePreparation(sources, modules: ImportedModules(available: available)).prepare()
            .flatMap { $0.problems.map(\.description) }
    }
    private func problems(_ source: String) -> [String] { problems(["A.swift": "import SwiftUI\n" + source]) }

    func testEachAbsentNameIsReportedWithWhatToWriteInstead() {
        let list = "show the rows in a table or collection view, with UIHostingConfiguration"
        let layout = "use frame(maxWidth:), or a UIViewRepresentable"
        let cases = [
            ("List(rows) { row in Text(row) }", "1: error: List is not available in HeadlessSwiftUI; \(list)"),
            ("ScrollView { Text(\"a\") }", "1: error: ScrollView is not available in HeadlessSwiftUI; \(list)"),
            ("Form { Text(\"a\") }", "1: error: Form is not available in HeadlessSwiftUI; \(list)"),
            (
                "NavigationStack { a }",
                "1: error: NavigationStack is not available in HeadlessSwiftUI; use a UINavigationController or a "
                    + "UITabBarController"
            ),
            (
                "GeometryReader { proxy in a }",
                "1: error: GeometryReader is not available in HeadlessSwiftUI; \(layout)"
            ),
            (
                "struct K: PreferenceKey {}", "11: error: PreferenceKey is not available in HeadlessSwiftUI; \(layout)"
            ),
            (
                "a().sheet(isPresented: $b) { c }",
                "5: error: .sheet is not available in HeadlessSwiftUI; present a view controller"
            ),
            (
                "HStack { a }.preference(key: K.self, value: 1)",
                "14: error: .preference is not available in HeadlessSwiftUI; \(layout)"
            ),
            (
                "struct A { @FocusState var f: Bool }",
                "12: error: @FocusState is not available in HeadlessSwiftUI; use @State, @Environment or an observable "
                    + "model"
            ),
            (
                "HStack { TextField(\"a\", text: $a) }",
                "10: error: TextField is not available in HeadlessSwiftUI; use a control of UIKit, in a "
                    + "UIViewRepresentable"
            ),
        ]
        for (source, problem) in cases { XCTAssertEqual(problems(source), ["A.swift:2:\(problem)"], source) }
    }

    func testNamesOfTheAppAndOfOtherModulesAreAllowed() {
        let sources = [
            "enum Section { case main }\nlet a = Section(1)",
            "let a: UICollectionViewDiffableDataSource<Section, Item>",
            "struct List {}\nlet a = List()", "view.layer.mask = a", "present(a, preferredStyle: .alert)",
            "let a: [Section] = []",
            "extension View { func blur(_ a: Int) -> some View { self } }\nlet a = b().blur(1)",
            "switch section { case .toolbar: break }", "#Preview { List { } }",
            "struct P: PreviewProvider { static var previews: some View { List { } } }",
            "#if os(macOS)\nlet a = List { }\n#endif", "let list = Model.List(rows)",
            "VStack { Text(\"a\").padding() }",
        ]
        for source in sources { XCTAssertEqual(problems(source), [], source) }
        XCTAssertEqual(
            problems(["A.swift": "struct Menu {}", "B.swift": "import SwiftUI\nlet a = Menu()"]), [],
            "another file declares the name")
        XCTAssertEqual(problems(["A.swift": "import UIKit\nlet a = List()"]), [], "the file does not use SwiftUI")
    }

    func testSwiftUIIsReplacedInTargetsThatDependOnItsStandIn() {
        let source = SourcePreparation.File(
            path: "A.swift", text: Array("import SwiftUI\nstruct A: SwiftUI.View {}".utf8))
        let prepared = SourcePreparation([source], modules: ImportedModules(available: ["HeadlessSwiftUI"])).prepare()[
            0]
        XCTAssertEqual(
            String(decoding: prepared.text, as: UTF8.self), "import HeadlessSwiftUI\nstruct A: HeadlessSwiftUI.View {}")
        XCTAssertEqual(prepared.problems.map(\.description), [])
        XCTAssertEqual(
            problems(["A.swift": "import SwiftUI\nstruct A: View {}"], available: []),
            [
                "A.swift:1:8: error: SwiftUI is not available without a device; for views in cells, add the product "
                    + "HeadlessSwiftUI to the target's dependencies; otherwise, exclude this file"
            ])
    }
}
