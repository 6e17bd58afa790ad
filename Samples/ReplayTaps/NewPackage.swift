import Foundation

/// A package that `init` writes: screens, a command-line tool that plays scripts on them, a first script and tests.
struct NewPackage {
    /// A reason that the package can't be written.
    struct Refusal: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) { self.description = description }
    }

    /// The package's folder.
    let folder: URL
    /// The name of the package, which is also the beginning of the names of its targets.
    let name: String
    /// The folder with the sources of an existing app; `nil` for a new app.
    let app: ExistingApp?
    /// The line of the manifest that names the package CellDirector.
    let dependency: String

    /// The usage of `init`.
    static let usage = """
        init FOLDER [--app APP] [--package ADDRESS]
          writes a package into a new folder: a first screen, a command-line tool, a first script, and tests that pass
          --app APP          the folder with an iOS app's sources, which stay as they are: the screens are the app's own
          --package ADDRESS  the address of CellDirector's repository, instead of the path of this copy
        """

    /// Reads the arguments after `init`.
    ///
    /// - Throws: ``Refusal``.
    init(_ arguments: [String]) throws(Refusal) {
        var paths: [String] = []
        var options: [String: String] = [:]
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-") else {
                paths.append(argument)
                continue
            }
            guard ["--app", "--package"].contains(argument) else {
                throw Refusal("init has no option \(argument)\n\(Self.usage)")
            }
            guard let value = rest.popFirst() else { throw Refusal("\(argument) needs a value\n\(Self.usage)") }
            options[argument] = value
        }
        guard paths.count == 1 else { throw Refusal("init takes one folder\n\(Self.usage)") }
        let folder = URL(fileURLWithPath: paths[0]).standardizedFileURL
        let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        guard contents.isEmpty else {
            throw Refusal("\(folder.path) is not empty: name a new folder, in which init writes the package")
        }
        self.folder = folder
        name = Self.typeName(folder.lastPathComponent)
        guard !Self.takenNames.contains(name) else {
            throw Refusal("\(name) is the name of another module: choose another name for the folder")
        }
        app = try options["--app"].map { (path) throws(Refusal) in try ExistingApp(path) }
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        dependency =
            options["--package"].map { ".package(url: \"\($0)\", from: \"0.1.0\")" }
            ?? ".package(name: \"CellDirector\", path: \"\(Self.path(from: folder, to: root))\")"
    }

    /// Writes the package.
    func write() throws {
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data((text + "\n").utf8).write(to: file)
        }
        if let app {
            let link = folder.appendingPathComponent("Headless/\(name)Lists/\(app.folder.lastPathComponent)")
            try FileManager.default.createSymbolicLink(
                atPath: link.path,
                withDestinationPath: Self.path(from: link.deletingLastPathComponent(), to: app.folder))
        }
    }

    /// What to do next, for the terminal.
    var advice: String {
        """
        wrote \(files.count) files into \(folder.path)
        next:
          cd \(folder.path)
          swift test                      # the first build takes some minutes, later ones seconds
          swift run \(tool) Tests/\(name)Tests/Scripts/first.taps
          swift run \(tool) --interactive \(screenName)
        """
    }

    private var tool: String { "\(name.lowercased())-taps" }
    private var screenName: String { app == nil ? "tasks" : "app" }

    // MARK: Files

    private var files: [String: String] {
        var files = [
            "Package.swift": manifest,
            ".gitignore": ".build/\nPackage.resolved",
            "Sources/\(name)Screens/\(name)Screens.swift": app.map(screens) ?? Self.screens(of: name),
            "Sources/\(tool)/main.swift": """
            import Foundation
            import \(name)Screens
            import TapReplayCommand

            let command = ReplayCommand(name: "\(tool)", version: "1.0", screens: screens)
            exit(await command.run())
            """,
            "Tests/\(name)Tests/Scripts/first.taps": app == nil ? Self.script : "screen app\nshow",
            "Tests/\(name)Tests/\(name)Tests.swift": tests,
        ]
        if let app {
            let link = app.folder.lastPathComponent
            files["Headless/\(name)Lists/HeadlessSources.json"] = "{ \"sources\": [\"\(link)\"] }"
            files["Headless/\(name)Lists/\(name)Lists.swift"] = "import Foundation\n@_exported import HeadlessUIKit"
        } else {
            files["Sources/\(name)/TasksViewController.swift"] = Self.controller
        }
        return files
    }

    private var manifest: String {
        let own =
            if let app {
                """
                        // The app's own sources, which the plugin prepares.
                        .target(
                            name: "\(name)Lists", dependencies: [.product(name: "HeadlessUIKit", package: "CellDirector")],
                            path: "Headless/\(name)Lists", exclude: ["HeadlessSources.json", "\(app.folder.lastPathComponent)"],
                            swiftSettings: [.swiftLanguageMode(.v5)],
                            plugins: [.plugin(name: "HeadlessSources", package: "CellDirector")]),
                """
            } else {
                """
                        // The screens, which an iOS app can use, too.
                        .target(name: "\(name)", dependencies: [.product(name: "CellDirector", package: "CellDirector")]),
                """
            }
        let lists = app == nil ? name : "\(name)Lists"
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "\(name)", platforms: [.iOS(.v18), .macOS(.v15)],
                dependencies: [\(dependency)],
                targets: [
            \(own)
                    // The names by which scripts open the screens.
                    .target(
                        name: "\(name)Screens",
                        dependencies: ["\(lists)", .product(name: "TapReplay", package: "CellDirector")]),
                    // Plays scripts, draws pictures of screens, and records scripts.
                    .executableTarget(
                        name: "\(tool)",
                        dependencies: ["\(name)Screens", .product(name: "TapReplayCommand", package: "CellDirector")]),
                    .testTarget(
                        name: "\(name)Tests",
                        dependencies: [
                            "\(lists)", "\(name)Screens", .product(name: "TapReplayTesting", package: "CellDirector"),
                        ],
                        exclude: ["Scripts"]),
                ]
            )
            """
    }

    private var tests: String {
        let test =
            app == nil
            ? """
                @MainActor
                func testATaskIsDone() async throws {
                    let screen = OpenScreen(TasksViewController())
                    try screen.row("Buy milk").button("Done").tap()
                    XCTAssertEqual(try screen.rowCount(), 2)
                    XCTAssertFalse(try screen.row("Buy milk").isVisible)
                }
            """
            : """
                @MainActor
                func testTheFirstScreenShowsSomething() async throws {
                    let screen = OpenScreen(try XCTUnwrap(startedApp()))
                    XCTAssertFalse(try screen.texts.isEmpty)
                }
            """
        return """
            import TapReplayTesting
            import XCTest

            @testable import \(app == nil ? name : "\(name)Lists")
            @testable import \(name)Screens

            final class \(name)Tests: XCTestCase {
            \(test)

                @MainActor
                func testTheFirstScript() async { await replay("Scripts/first.taps", on: screens) }
            }
            """
    }

    private func screens(of app: ExistingApp) -> String {
        """
        import TapReplay

        @testable import \(name)Lists

        /// Starts the app as a device does, and returns the controller of its first screen.
        @MainActor
        func startedApp() -> UIViewController? {
            UIApplication.start(\(app.delegate)()\(app.sceneDelegate.map { ", scene: \($0)()" } ?? ""))?.rootViewController
        }

        /// The app from its first screen. Add other screens, with data of their own, to this array.
        @MainActor public let screens = [
            ReplayScreen("app", "the app from its first screen") { startedApp() ?? UIViewController() }
        ]
        """
    }

    private static func screens(of name: String) -> String {
        """
        import \(name)
        import TapReplay

        @MainActor public let screens = [ReplayScreen("tasks", "what is to be done") { TasksViewController() }]
        """
    }

    private static let script = """
        screen tasks
        expect 3 rows
        tap "Done" in row "Buy milk"
        expect 2 rows
        expect row 0 shows "Write a script"
        """

    private static let controller = """
        import CellDirector

        public struct TodoItem: Hashable, Identifiable, Sendable {
            public let id: Int
            public var title: String
        }

        final class TodoCell: UITableViewCell, ConfigurableCell {
            private lazy var button = UIButton(
                type: .system,
                primaryAction: UIAction(title: "Done") { [unowned self] _ in CellAction.custom("done").invoke(cell: self) })

            func configure(data item: TodoItem) {
                textLabel?.text = item.title
                button.sizeToFit()
                accessoryView = button
            }
        }

        typealias TodoConfig = TableCellConfigurator<TodoCell, TodoItem>

        /// A list of tasks, each with a button that removes it.
        public final class TasksViewController: UITableViewController {
            private lazy var director = TableDirector(tableView: tableView)
            private var items = [
                TodoItem(id: 1, title: "Buy milk"), TodoItem(id: 2, title: "Write a script"), TodoItem(id: 3, title: "Ship it"),
            ]

            public override func viewDidLoad() {
                super.viewDidLoad()
                title = "Tasks"
                director.actionsProxy.on(.custom("done"), owner: self) { (self, c: TodoConfig, cell) in
                    self.items.removeAll { $0.id == c.item.id }
                    self.show()
                }
                show()
            }

            private func show() { director.update(items: items.map { TodoConfig(item: $0) }) }
        }
        """

    // MARK: Names and paths

    /// The names of modules that the new package's targets import.
    private static let takenNames: Set = [
        "CellActions", "CellDirector", "Foundation", "HeadlessUIKit", "LinearConstraints", "ListDifference",
        "ScreenPictures",
        "Swift", "TapReplay", "TapReplayCommand", "TapReplayTesting", "Testing", "UIKit", "XCTest",
    ]

    /// Returns a folder's name as a Swift name, such as `MyApp` for `my-app`.
    private static func typeName(_ folder: String) -> String {
        let words = folder.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return name.first?.isLetter ?? false ? name : "App\(name)"
    }

    /// Returns the path of a folder relative to another folder.
    private static func path(from folder: URL, to other: URL) -> String {
        let (start, end) = (folder.standardizedFileURL.pathComponents, other.standardizedFileURL.pathComponents)
        let shared = zip(start, end).prefix { $0 == $1 }.count
        let path = Array(repeating: "..", count: start.count - shared) + end.dropFirst(shared)
        return path.isEmpty ? "." : path.joined(separator: "/")
    }
}
