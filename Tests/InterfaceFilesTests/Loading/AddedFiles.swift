import Foundation
import HeadlessUIKit
import SourcePreparation
import XCTest

/// A test of what is loaded from storyboards and xibs. The files of a test are compiled as the plugin does it.
class LoadingTestCase: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { InterfaceFiles.removeAdded() }
        try await super.tearDown()
    }

    /// Compiles the files and adds them to the app.
    ///
    /// - Parameters:
    ///   - files: The XML inside the `document` elements, by the names of the files.
    ///   - bundle: The bundle with the files' tables of strings; `nil` for the app's.
    ///   - module: The module whose classes the files use.
    @MainActor
    func add(_ files: [String: String], bundle: Bundle? = nil, module: String = "InterfaceFilesTests") throws {
        let read = files.map { name, content in
            let kind = name.hasSuffix(".xib") ? "XIB" : "Storyboard.XIB"
            let head = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.\(kind)\" version=\"3.0\""
            let text =
                content.hasPrefix("<document")
                ? head + content.dropFirst("<document".count) : "\(head)>\(content)</document>"
            return InterfaceFile(path: name, text: Array(text.utf8))
        }
        let interfaces = AppInterfaces(read, among: [SourceSummary]())
        for file in read {
            let json = try XCTUnwrap(interfaces.resource(of: file), "\(interfaces.problems)")
            InterfaceFiles.add(
                Data(json), named: file.name, module: module, bundle: bundle,
                isMain: file.name == "Main.storyboard")
        }
    }

    /// Adds a xib with the given objects, and makes them.
    @MainActor
    func objects(_ objects: String, owner: Any? = nil) throws -> [Any] {
        try add(["Objects.xib": "<objects>\(objects)</objects>"])
        return UINib(nibName: "Objects", bundle: nil).instantiate(withOwner: owner)
    }

    /// Adds a xib with one view, and makes the view.
    @MainActor
    func view<View>(_ xml: String, as type: View.Type = View.self) throws -> View {
        try XCTUnwrap(objects(xml).first as? View)
    }

    /// Adds a storyboard with the given scenes, and returns it.
    @MainActor
    func storyboard(_ scenes: String..., initial: String = "first") throws -> UIStoryboard {
        let all = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined()
        try add(["Main.storyboard": "<document initialViewController=\"\(initial)\"><scenes>\(all)</scenes></document>"]
        )
        return UIStoryboard(name: "Main", bundle: nil)
    }

    /// Shows a controller in a window.
    @MainActor
    func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }
}

/// What the classes below have done.
@MainActor
enum Events {
    static var all: [String] = []

    static func take() -> [String] {
        defer { all = [] }
        return all
    }
}
