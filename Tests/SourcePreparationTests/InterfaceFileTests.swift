import Foundation
import SourcePreparation
import TestSupport
import XCTest

/// Tests reading storyboards and xibs, and checking them against the app's classes.
final class InterfaceFileTests: XCTestCase {
    private static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        """

    /// Returns a storyboard with a scene, whose controller begins in line 5.
    private static func storyboard(_ controller: String, _ document: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(document)>
        <scenes>
        <scene sceneID="s1"><objects>
        \(controller)
        <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
        </objects></scene>
        </scenes>
        </document>
        """
    }

    /// Returns a scene of a storyboard whose controller has a custom class, and whose connections begin in line 6.
    private static func scene(_ connections: String, _ subviews: String = "") -> String {
        storyboard(
            """
            <viewController id="vc" customClass="Feed" sceneMemberID="viewController"><connections>
            \(connections)
            </connections><view key="view" id="v"><subviews>\(subviews)</subviews></view></viewController>
            """)
    }

    private func problems(
        _ texts: [String: String], _ source: String = "class Feed: UIViewController {}"
    ) -> [String] {
        let files = texts.sorted { $0.key < $1.key }.map { InterfaceFile(path: $0.key, text: Array($0.value.utf8)) }
        let sources = SourcePreparation([.init(path: "A.swift", text: Array(source.utf8))])
        return AppInterfaces(files, among: sources.summaries).problems.map(\.description)
    }

    private func problems(_ text: String, _ source: String = "class Feed: UIViewController {}") -> [String] {
        problems(["Main.storyboard": text], source)
    }

    // MARK: Files that can't be read

    func testAFileThatCannotBeReadIsReportedWithItsLine() {
        let deep = String(repeating: "<view>", count: 300)
        let cases = [
            ("", "1:1: error: the file is empty"),
            (" \n", "1:1: error: the file is empty"),
            ("bplist00", "1:1: error: this is not the XML that Interface Builder writes"),
            ("<html></html>", "1:1: error: the root element is <html>"),
            (
                "<?xml version=\"1.0\"?>\n<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>",
                "2:1: error: this is the format of Xcode 4 and earlier"
            ),
            (Self.head + "\n<scenes>\n<scene>", "the XML ends or breaks here: <scene> from line 4 is not closed"),
            (Self.head + "<scenes></document>", "2:1: error: the XML ends or breaks here"),
            (Self.head.replacing("3.0", with: "4.0") + "</document>", "2:1: error: the format version is 4.0"),
            (
                Self.head.replacing("version=\"3.0\"", with: "") + "</document>",
                "2:1: error: the document has no format"
            ),
            (Self.head.replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa") + "</document>", "this file is for macOS"),
            (Self.head.replacing("iOS.CocoaTouch", with: "watchKit") + "</document>", "this file is for watchOS"),
            (Self.head + deep, "2:1: error: elements are nested more than 200 deep"),
            (
                "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><document>&b;</document>",
                "2:1: error: document type declarations and entities are not read"
            ),
            (String(repeating: " ", count: 17 << 20), "1:1: error: the file has 17 MB"),
        ]
        for (text, message) in cases {
            let found = problems(text)
            XCTAssertEqual(found.count, 1, message)
            XCTAssert(found.first?.contains(message) ?? false, "\(found)\ninstead of\n\(message)")
        }
        let latin = InterfaceFile(path: "A.xib", text: Array("<document a=\"".utf8) + [0xE9] + Array("\"/>".utf8))
        XCTAssertEqual(
            AppInterfaces([latin], among: []).problems.map(\.description),
            ["A.xib:1:1: error: the file is not valid UTF-8; open it in Xcode and save it again"])
    }

    /// Cuts a file off at each place, and damages it at random places. Reading must end with a tree or a sentence.
    @MainActor
    func testDamagedFilesAreReadOrReported() async {
        let text = Array(
            Self.scene(
                "<outlet property=\"label\" destination=\"l\" id=\"o\"/><segue destination=\"vc\" kind=\"show\" id=\"g\"/>",
                "<label id=\"l\" text=\"&lt;é&gt;\"><rect key=\"frame\" x=\"0.0\" y=\"1\"/></label>"
            ).utf8)
        let sources = SourcePreparation([.init(path: "A.swift", text: Array("class Feed: UIViewController {}".utf8))])
        func check(_ text: [UInt8]) {
            let file = InterfaceFile(path: "Main.storyboard", text: text)
            let interfaces = AppInterfaces([file], among: sources.summaries)
            if interfaces.resource(of: file) == nil {
                XCTAssertFalse(interfaces.problems.isEmpty, String(decoding: text, as: UTF8.self))
            }
            for problem in interfaces.problems { XCTAssertGreaterThan(problem.line, 0) }
        }
        for end in stride(from: 0, to: text.count, by: 7) { check(Array(text[..<end])) }
        let signs = ["<", ">", "\"", "&", "</", "/>", "<!--", "]]>", "<![CDATA[", "\0", "é", "id=", " x=\"1\""]
        forEachSeed([57, 2017]) { seed in
            var random = SplitMix64(state: seed)
            for _ in 0..<200 {
                var damaged = text
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    let place = Int.random(in: 0...damaged.count, using: &random)
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0:
                        let end = min(damaged.count, place + Int.random(in: 0...30, using: &random))
                        damaged.removeSubrange(place..<end)
                    case 1: damaged.insert(contentsOf: (signs.randomElement(using: &random) ?? "").utf8, at: place)
                    default: damaged.insert(UInt8.random(in: 0...255, using: &random), at: place)
                    }
                }
                check(damaged)
            }
        }
    }

    // MARK: Objects and references

    func testWhatCannotWorkIsReportedWithTheNearestName() {
        let feed = """
            class Feed: UIViewController {
                @IBOutlet private weak var label: UILabel!
                @IBOutlet var buttons: [UIButton]!
                @IBOutlet weak var card: Card?
                @IBAction func save(_ sender: Any) {}
                @IBSegueAction func makeDetail(_ coder: NSCoder) -> UIViewController? { nil }
            }
            class Card: UIView {}
            private class Hidden: UIView {}
            """
        let cases = [
            ("<outlet property=\"label\" id=\"o\"/>", "", "6:1: error: the outlet label has no destination"),
            (
                "<outlet property=\"label\" destination=\"q\" id=\"o\"/>", "",
                "6:1: error: the destination of the outlet label is q, and the file has no object with this id"
            ),
            (
                "<outlet property=\"lable\" destination=\"l\" id=\"o\"/>", "<label id=\"l\"/>",
                "6:1: error: Feed has no outlet lable; did you mean label?"
            ),
            (
                "<outlet property=\"label\" destination=\"l\" id=\"o\"/>", "<button id=\"l\"/>",
                "6:1: error: the outlet label of Feed is a UILabel, and is connected to a UIButton"
            ),
            (
                "<outlet property=\"card\" destination=\"l\" id=\"o\"/>", "<view id=\"l\"/>",
                "6:1: error: the outlet card of Feed is a Card, and is connected to a UIView"
            ),
            (
                "<outletCollection property=\"buttons\" destination=\"l\" id=\"o\"/>", "<label id=\"l\"/>",
                "6:1: error: the outlet buttons of Feed is a UIButton, and is connected to a UILabel"
            ),
            (
                "<outlet property=\"buttons\" destination=\"l\" id=\"o\"/>", "<button id=\"l\"/>",
                "6:1: error: the outlet buttons of Feed is a collection"
            ),
            (
                "",
                "<button id=\"b\"><connections><action selector=\"sav:\" destination=\"vc\" eventType=\"touchUpInside\" id=\"a\"/></connections></button>",
                "7:1: error: Feed has no action sav:; did you mean save:?"
            ),
            (
                "",
                "<button id=\"b\"><connections><action selector=\"save:\" destination=\"vd\" eventType=\"touchUpInside\" id=\"a\"/></connections></button>",
                "7:1: error: the target of the action save: is vd, and the file has no object"
            ),
            (
                "<segue kind=\"show\" identifier=\"open\" id=\"g\"/>", "",
                "6:1: error: the segue \"open\" has no destination"
            ),
            ("<segue kind=\"show\" destination=\"x\" id=\"g\"/>", "", "6:1: error: the destination of the segue is x"),
            (
                "<segue kind=\"show\" destination=\"vc\" destinationCreationSelector=\"makeDetails:\" id=\"g\"/>", "",
                "6:1: error: Feed has no segue action makeDetails:; did you mean makeDetail:?"
            ),
            (
                "<segue kind=\"unwind\" destination=\"fr\" unwindAction=\"sve:\" id=\"g\"/>", "",
                "6:1: error: no class has the unwind action sve:; did you mean save:?"
            ),
            (
                "<segue kind=\"embed\" destination=\"vc\" id=\"g\"/>", "",
                "6:1: error: this controller contains itself, so loading it would never end: vc → vc"
            ),
            ("", "<label/>", "7:1: error: this <label> has no id, and every object needs one"),
            ("", "<label id=\"v\"/>", "7:1: error: the id v is already that of <view> in line 7"),
            (
                "", "<view id=\"c\" customClass=\"Crad\"/>",
                "7:1: error: no class Crad is among the sources; did you mean Card?"
            ),
            ("", "<view id=\"c\" customClass=\"Hidden\"/>", "7:1: error: the class Hidden is private"),
            (
                "", "<view id=\"c\" customClass=\"Ring\" customModule=\"Rings\"/>",
                "7:1: warning: the class Ring is in the module Rings, and not among the sources; if it is missing when the program runs, the object is a UIView"
            ),
            ("", "<mapView id=\"m\"/>", "7:1: warning: <mapView> is not read: the view is empty"),
            (
                "",
                "<tableView id=\"t\"><prototypes><tableViewCell id=\"a\" reuseIdentifier=\"x\"/>\n<tableViewCell id=\"b\" reuseIdentifier=\"x\"/></prototypes></tableView>",
                "8:1: error: the reuse identifier \"x\" is already that of the cell in line 7"
            ),
            (
                "",
                "<label id=\"l\"><constraints><constraint firstItem=\"q\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\" id=\"k\"/></constraints></label>",
                "7:1: error: a constraint's first item is q"
            ),
        ]
        for (connections, subviews, message) in cases {
            let found = problems(Self.scene(connections, subviews), feed)
            XCTAssertEqual(found.count, 1, "\(message)\n\(found)")
            XCTAssert(found.first?.contains(message) ?? false, "\(found)\ninstead of\n\(message)")
        }
    }

    func testWhatIsNotReadIsReportedOnce() {
        let maps = "<mapView id=\"m1\"/>\n<mapView id=\"m2\"/>"
        XCTAssertEqual(
            problems(["A.storyboard": Self.scene("", maps), "B.storyboard": Self.scene("", maps)]),
            ["A.storyboard:7:1: warning: <mapView> is not read: the view is empty"])
    }

    func testWhatWorksIsNotReported() {
        let source = """
            class Base: UITableViewController { @IBAction func close() {} ; @objc(doIt:) @IBAction func other(x: Int) {} }
            final class Feed: Base, UITableViewDelegate {
                @IBOutlet weak var any: AnyObject?
                @IBOutlet weak var delegate: FeedDelegate?
                @IBOutlet var views: [UIView]?
                @IBAction func save(sender: UIButton, forEvent event: UIEvent) {}
                enum Parts { class Card: UIView {} }
            }
            protocol FeedDelegate: AnyObject {}
            extension Feed { @IBAction private func open(_ sender: Any) {} }
            extension UIViewController { @IBAction func leave() {} }
            @objc(OldName) class NewName: UIView {}
            class Third: Library.Screen {}
            """
        let actions = ["close", "doIt:", "saveWithSender:forEvent:", "open:", "leave"].enumerated().map {
            "<action selector=\"\($1)\" destination=\"vc\" eventType=\"touchUpInside\" id=\"a\($0)\"/>"
        }
        let connections = """
            <outlet property="any" destination="l" id="o1"/><outlet property="delegate" destination="vc" id="o2"/>\
            <outlet property="tableView" destination="t" id="o3"/>\
            <outletCollection property="views" destination="l" id="o4"/><outletCollection property="views" destination="t" id="o5"/>
            """
        let subviews = """
            <button id="l"><connections>\(actions.joined())</connections></button><tableView id="t"/>\
            <view id="x1" customClass="OldName"/><view id="x2" customClass="_TtCOC3App4Feed5Parts4Card"/>\
            <view id="x3" customClass="UIControl"/>\
            <view id="x4" customClass="Third"><connections><outlet property="unknown" destination="l" id="o6"/></connections></view>\
            <button id="x5"><connections><action selector="anything:" destination="fr" eventType="touchUpInside" id="a9"/></connections></button>\
            <tableView dataMode="static" id="x6"><sections><tableViewSection id="x7"><cells>\
            <tableViewCell reuseIdentifier="row" id="x8"/><tableViewCell reuseIdentifier="row" id="x9"/></cells></tableViewSection></sections></tableView>
            """
        let ties = "<inferredMetricsTieBreakers><segue reference=\"g\"/></inferredMetricsTieBreakers></document>"
        XCTAssertEqual(
            problems(Self.scene(connections, subviews).replacing("</document>", with: ties), source), [])
    }

    func testReferencesToOtherStoryboardsAreFollowed() {
        func placeholder(_ name: String, _ rest: String = "") -> String {
            "<viewControllerPlaceholder storyboardName=\"\(name)\" id=\"p\" sceneMemberID=\"viewController\"\(rest)/>"
        }
        let other = Self.storyboard(
            "<viewController storyboardIdentifier=\"detail\" id=\"d\" sceneMemberID=\"viewController\"/>",
            " initialViewController=\"d\"")
        func found(_ placeholder: String, _ other: String) -> [String] {
            problems(["Main.storyboard": Self.storyboard(placeholder), "Other.storyboard": other])
        }
        XCTAssertEqual(found(placeholder("Other"), other), [])
        XCTAssertEqual(found(placeholder("Other", " referencedIdentifier=\"detail\""), other), [])
        XCTAssertEqual(
            found(placeholder("Othre"), other),
            ["Main.storyboard:5:1: error: there is no storyboard Othre among the sources; did you mean Other?"])
        XCTAssertEqual(
            found(placeholder("Other", " referencedIdentifier=\"details\""), other),
            [
                "Main.storyboard:5:1: error: Other.storyboard has no controller with the identifier details; did you mean detail?"
            ])
        XCTAssertEqual(
            found(placeholder("Other"), other.replacing(" initialViewController=\"d\"", with: "")),
            ["Main.storyboard:5:1: error: Other.storyboard has no initial view controller, to which this refers"])
        let first = Self.storyboard(placeholder("Other"), " initialViewController=\"p\"")
        let second = Self.storyboard(placeholder("Main"), " initialViewController=\"p\"")
        XCTAssertEqual(
            problems(["Main.storyboard": first, "Other.storyboard": second]),
            ["Other.storyboard:5:1: error: this controller contains itself, so loading it would never end: p → p → p"])
    }

    // MARK: Resources

    func testTheResourceKeepsTheElementsWithTheirLines() throws {
        let text =
            Self.head + """

                <dependencies><plugIn identifier="x"/></dependencies>
                <objects><view id="v" customClass="Card"><string key="text">a "b"\\
                 c</string></view></objects>
                <point key="canvasLocation" x="1" y="2"/>
                </document>
                """
        let file = InterfaceFile(path: "A.xib", text: Array(text.utf8))
        let sources = SourcePreparation([
            .init(path: "A.swift", text: Array("enum A { class Card: UIView {} }".utf8))
        ])
        let resource = try XCTUnwrap(AppInterfaces([file], among: sources.summaries).resource(of: file))
        let json = try JSONSerialization.jsonObject(with: Data(resource)) as? [String: Any]
        XCTAssertEqual(json?["n"] as? String, "document")
        XCTAssertEqual(json?["l"] as? Int, 2)
        let objects = (json?["c"] as? [[String: Any]])
        XCTAssertEqual(objects?.map { $0["n"] as? String }, ["objects"])
        let view = (objects?.first?["c"] as? [[String: Any]])?.first
        XCTAssertEqual(view?["a"] as? [String: String], ["id": "v", "customClass": "Card", "_class": "A.Card"])
        let string = (view?["c"] as? [[String: Any]])?.first
        XCTAssertEqual(string?["t"] as? String, "a \"b\"\\\n c")
        XCTAssertEqual(string?["l"] as? Int, 4)
    }

    func testTheIndexNamesTheResources() throws {
        let index = AppInterfaces.index(
            module: "App", resources: ["Main.storyboard": "App.Main.storyboard.json"], main: "Main")
        let json = try JSONSerialization.jsonObject(with: Data(index)) as? [String: Any]
        XCTAssertEqual(json?["module"] as? String, "App")
        XCTAssertEqual(json?["files"] as? [String: String], ["Main.storyboard": "App.Main.storyboard.json"])
        XCTAssertEqual(json?["main"] as? String, "Main")
    }

    func testBuildVariablesOfTheInfoFileAreReplaced() throws {
        let text = """
            <plist version="1.0"><dict>
            <key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>
            <key>Other</key><array><string>${PRODUCT_NAME:rfc1034identifier}-$(UNKNOWN)-$</string></array>
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            <key>UISceneStoryboardFile</key><string>Start</string>
            </dict></array></dict></dict>
            </dict></plist>
            """
        let info = try XCTUnwrap(InfoPropertyList(Array(text.utf8), module: "App"))
        XCTAssertEqual(info.mainStoryboard, "Start")
        let written = String(decoding: try XCTUnwrap(info.text), as: UTF8.self)
        for value in [
            "<string>App</string>", "<string>App-$(UNKNOWN)-$</string>", "<string>App.SceneDelegate</string>",
        ] {
            XCTAssert(written.contains(value), "\(value) is not in\n\(written)")
        }
        XCTAssertNil(InfoPropertyList(Array("[]".utf8), module: "App"))
        XCTAssertEqual(InfoPropertyList(nil, module: "App")?.mainStoryboard, nil)
    }
}
