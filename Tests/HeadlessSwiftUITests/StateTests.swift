import HeadlessSwiftUI
import HeadlessUIKit
import TestSupport
import XCTest

/// Tests state, identity and observed objects.
final class StateTests: XCTestCase {
    struct Step: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    @Observable
    final class Model {
        var names = ["a", "b", "c"]
        var isFirst = true
        var id = 0
    }

    @MainActor
    private func tap(_ name: String, in view: UIView) throws {
        view.layoutIfNeeded()
        let button = try XCTUnwrap(views(UIButton.self, in: view).first { $0.accessibilityLabel == name }, name)
        try Finger().tap(button)
        view.layoutIfNeeded()
    }
    @MainActor
    private func texts(_ view: UIView) -> [String] {
        view.layoutIfNeeded()
        return views(UILabel.self, in: view).compactMap(\.text)
    }

    @MainActor
    func testStateFollowsAnElementAndEndsWithIt() async throws {
        struct Names: View {
            let model: Model
            var body: some View { ForEach(model.names, id: \.self) { Step(name: $0) } }
        }
        let model = Model()
        let view = hosted(Names(model: model), height: 200)
        try tap("b 0", in: view)
        model.names = ["c", "b", "d"]
        XCTAssertEqual(texts(view), ["c 0", "b 1", "d 0"])
        model.names = ["c"]
        XCTAssertEqual(texts(view), ["c 0"])
        model.names = ["b", "c"]
        XCTAssertEqual(texts(view), ["b 0", "c 0"])
    }

    @MainActor
    func testBranchesAndIdsHaveStatesOfTheirOwn() async throws {
        struct Branches: View {
            let model: Model
            var body: some View {
                if model.isFirst { Step(name: "one") } else { Step(name: "two") }
                Step(name: "three").id(model.id)
                Step(name: model.isFirst ? "four" : "five")
            }
        }
        let model = Model()
        let view = hosted(Branches(model: model), height: 300)
        for name in ["one 0", "three 0", "four 0"] { try tap(name, in: view) }
        XCTAssertEqual(texts(view), ["one 1", "three 1", "four 1"])
        model.isFirst = false
        XCTAssertEqual(texts(view), ["two 0", "three 1", "five 1"])
        model.isFirst = true
        model.id = 1
        XCTAssertEqual(texts(view), ["one 0", "three 0", "four 1"])
    }

    @MainActor
    func testAViewThatOccursTwiceHasTwoStates() async throws {
        let step = Step(name: "x")
        let view = hosted(
            VStack {
                step; step
            })
        try Finger().tap(try XCTUnwrap(views(UIButton.self, in: view).last))
        XCTAssertEqual(texts(view), ["x 0", "x 1"])
    }

    struct Limit: DynamicProperty {
        @State private var hidden = 10
        var value: Int { hidden }
        func raise() { hidden += 1 }
    }
    struct Fields<Tag>: View {
        let first: Tag
        weak var object: AnyObject?
        @State private var count = 0
        let between: @MainActor () -> Void = {}
        var limit = Limit()
        @State private var name = "n"
        let last: [Tag]
        @Binding var outer: Int

        var body: some View {
            Button("\(name) \(count) \(limit.value) \(outer)") {
                count += 1
                name += "n"
                limit.raise()
                outer += 1
            }
        }
    }
    struct Outer: View {
        @State private var outer = 5
        var body: some View { Fields(first: "tag", last: [], outer: $outer) }
    }

    @MainActor
    func testAllPropertiesOfAViewAreConnectedWhateverIsBetweenThem() async throws {
        let view = hosted(Outer())
        try tap("n 0 10 5", in: view)
        try tap("nn 1 11 6", in: view)
        XCTAssertEqual(texts(view), ["nnn 2 12 7"])
    }

    enum Choice: View {
        case step(String)
        case nothing

        var body: some View {
            switch self {
            case .step(let name): Step(name: name)
            case .nothing: EmptyView()
            }
        }
    }

    @MainActor
    func testAViewCanBeAnEnumeration() async throws {
        let view = hosted(
            VStack {
                Choice.step("a"); Choice.nothing; Choice.step("b")
            })
        try tap("b 0", in: view)
        XCTAssertEqual(texts(view), ["a 0", "b 1"])
    }

    final class Library: ObservableObject {
        @Published var count = 0
        var hidden = 0
    }
    struct Owner: View {
        @StateObject private var library = Library()
        var body: some View {
            Button("owner \(library.count)") { library.count += 1 }
            Reader(library: library)
            Environmental().environmentObject(library)
        }
    }
    struct Reader: View {
        @ObservedObject var library: Library
        var body: some View {
            Button("reader \(library.count) \(library.hidden)") {
                library.hidden += 1
                library.objectWillChange.send()
            }
            Toggle("even", isOn: Binding(get: { library.count % 2 == 0 }, set: { library.count = $0 ? 2 : 1 }))
        }
    }
    struct Environmental: View {
        @EnvironmentObject private var library: Library
        var body: some View { Text("environment \(library.count)") }
    }

    @MainActor
    func testPublishedPropertiesUpdateAllObservers() async throws {
        let view = hosted(Owner(), height: 400)
        try tap("owner 0", in: view)
        XCTAssertEqual(texts(view), ["owner 1", "reader 1 0", "even", "environment 1"])
        try tap("reader 1 0", in: view)
        XCTAssertEqual(texts(view), ["owner 1", "reader 1 1", "even", "environment 1"])
        let toggle = try XCTUnwrap(views(UISwitch.self, in: view).first)
        XCTAssertFalse(toggle.isOn)
        try Finger().toggle(toggle)
        XCTAssertEqual(texts(view), ["owner 2", "reader 2 1", "even", "environment 2"])
        XCTAssertTrue(toggle.isOn)
    }

    @MainActor
    func testASwitchWhoseBindingRefusesAValueReturns() async throws {
        let view = hosted(Toggle("a", isOn: .constant(false)))
        let toggle = try XCTUnwrap(views(UISwitch.self, in: view).first)
        try Finger().toggle(toggle)
        view.layoutIfNeeded()
        XCTAssertFalse(toggle.isOn)
    }

    struct ElementsView: View {
        struct Element: Identifiable {
            let id: Int
            var isOn: Bool
        }
        @State private var elements = [Element(id: 1, isOn: false), Element(id: 2, isOn: false)]
        var body: some View {
            ForEach($elements) { $element in Toggle("\(element.id)", isOn: $element.isOn) }
            Text(elements.map { $0.isOn ? "on" : "off" }.joined(separator: " "))
        }
    }

    @MainActor
    func testBindingsOfElementsChangeTheElement() async throws {
        let view = hosted(ElementsView(), height: 300)
        try Finger().toggle(XCTUnwrap(views(UISwitch.self, in: view).last))
        XCTAssertEqual(texts(view).last, "off on")
    }

    @MainActor
    func testAppearanceChangesAndTasks() async throws {
        struct Life: View {
            let model: Model
            let log: @MainActor (String) -> Void
            var body: some View {
                if model.isFirst {
                    Text("a").onAppear { log("appears") }.onDisappear { log("disappears") }
                        .onChange(of: model.id) { old, new in log("\(old) to \(new)") }
                }
            }
        }
        let model = Model()
        var logged: [String] = []
        let view = hosted(Life(model: model) { logged.append($0) })
        model.id = 4
        view.layoutIfNeeded()
        model.isFirst = false
        view.layoutIfNeeded()
        XCTAssertEqual(logged, ["appears", "0 to 4", "disappears"])
    }

    @MainActor
    func testAStateThatIsSetInEachUpdateIsReported() async {
        struct Endless: View {
            @State private var count = 0
            var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
        }
        let handler = ListWarning.handler
        defer { ListWarning.handler = handler }
        nonisolated(unsafe) var warnings: [String] = []
        ListWarning.handler = { warnings.append($0) }
        _ = hosted(Endless())
        XCTAssertEqual(
            warnings, ["A hosted view changes its state in each update; its latest changes are not shown."])
    }

    @MainActor
    func testRandomChangesOfAListKeepTheStateOfEachElement() async throws {
        struct Names: View {
            let model: Model
            var body: some View { ForEach(model.names, id: \.self) { Step(name: $0) } }
        }
        try forEachSeed(1...16) { seed in
            var random = SplitMix64(state: seed)
            let model = Model()
            let view = hosted(Names(model: model), height: 600)
            var counts: [String: Int] = Dictionary(uniqueKeysWithValues: model.names.map { ($0, 0) })
            for _ in 0..<40 {
                if Bool.random(using: &random) {
                    let names = "abcdefgh".map(String.init).shuffled(using: &random)
                    model.names = Array(names.prefix(Int.random(in: 0...8, using: &random)))
                } else if let name = model.names.randomElement(using: &random) {
                    try tap("\(name) \(counts[name] ?? 0)", in: view)
                    counts[name, default: 0] += 1
                }
                counts = counts.filter { model.names.contains($0.key) }
                XCTAssertEqual(texts(view), model.names.map { "\($0) \(counts[$0] ?? 0)" })
            }
        }
    }
}
