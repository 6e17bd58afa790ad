import Foundation
import InterfaceFrames
import XCTest

/// Tests the comparison of recorded frames itself.
final class FrameCheckTests: XCTestCase {
    /// Checks a xib whose only object is a view of 375 by 200 points.
    ///
    /// - Parameters:
    ///   - subviews: The XML of the subviews.
    ///   - constraints: The XML of the view's constraints.
    ///   - version: The version of Interface Builder.
    @MainActor
    private func check(
        _ subviews: String, _ constraints: String = "", version: Int = 22505, runtime: String = "iOS.CocoaTouch"
    ) -> FrameCheck? {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)" \
            targetRuntime="\(runtime)" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
            <objects><view contentMode="scaleToFill" id="top"><rect key="frame" x="0" y="0" width="375" height="200"/>
            <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>
            <nil key="simulatedStatusBarMetrics"/></view></objects>
            <resources><image name="dot" width="16" height="16"/></resources></document>
            """
        return FrameCheck(path: "Page.xib", text: Array(text.utf8))
    }

    private func element(
        _ name: String, _ attributes: String = "", _ frame: (Double, Double, Double, Double), _ content: String = "",
        id: String = "a"
    ) -> String {
        """
        <\(name) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>\(content)</\(name)>
        """
    }

    /// The constraints that place a view at the origin.
    private func atOrigin(_ id: String) -> String {
        """
        <constraint firstItem="\(id)" firstAttribute="leading" secondItem="top" secondAttribute="leading" id="\(id)-x"/>
        <constraint firstItem="\(id)" firstAttribute="top" secondItem="top" secondAttribute="top" id="\(id)-y"/>
        """
    }

    private func width(_ id: String, _ width: Int) -> String {
        "<constraint firstItem=\"\(id)\" firstAttribute=\"width\" constant=\"\(width)\" id=\"\(id)-w\"/>"
    }

    /// The sizes of controls depend on the system that came with Interface Builder.
    @MainActor
    func testControlsHaveTheSizesOfTheSystemThatDrewTheCanvas() async throws {
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"14\"/>"
        let body = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
        let segments = "<segments><segment title=\"One\"/><segment title=\"Two\"/></segments>"
        for (name, attributes, content, heights) in [
            ("textField", "borderStyle=\"roundedRect\"", font, [(11762, 30), (22505, 34)]),
            ("segmentedControl", "segmentControlStyle=\"plain\"", segments, [(14460, 29), (20037, 32), (22505, 32)]),
            ("slider", "", "", [(11762, 31), (22155, 31), (22505, 34)]),
            ("progressView", "", "", [(11762, 2), (22505, 4)]),
            ("searchBar", "", "", [(11762, 44), (14490, 56), (19529, 51), (22505, 56)]),
            ("datePicker", "datePickerMode=\"date\"", "", [(14490, 216)]),
            ("label", "text=\"Text\"", body, [(17506, 20.5), (20037, 17), (22505, 20.5)]),
            ("stepper", "", "", [(20037, 29)]),
        ] as [(String, String, String, [(Int, Double)])] {
            for (version, height) in heights {
                let x: Double = name == "slider" ? -2 : 0
                let check = try XCTUnwrap(
                    check(
                        element(name, attributes, (x, 0, 120 - 2 * x, height), content),
                        atOrigin("a") + width("a", 120), version: version))
                XCTAssertEqual(check.facts.count, 1, "\(name) \(version)")
                XCTAssertEqual(check.facts.filter { !$0.agrees }.map(\.description), [], "\(version)")
            }
        }
    }

    /// Interface Builder recorded other margins at the sides of a row in Xcode 9 to 11 than later.
    @MainActor
    func testRowsHaveTheMarginsOfTheSystemThatDrewTheCanvas() async throws {
        for (version, width, margin) in [
            (11762, 375.0, 8.0), (13771, 375, 15), (16097, 375, 15), (14460, 414, 20), (17701, 375, 16),
            (22505, 375, 16),
        ] {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)" \
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
                <objects><tableViewCell contentMode="scaleToFill" id="cell">
                <rect key="frame" x="0" y="0" width="\(width)" height="80"/>
                <tableViewCellContentView key="contentView" contentMode="center" id="content" \
                \(version > 13_000 ? "preservesSuperviewLayoutMargins=\"YES\"" : "")>
                <rect key="frame" x="0" y="0" width="\(width)" height="80"/><subviews>
                \(element("view", "", (margin, 10, width - 2 * margin, 20)))</subviews><constraints>
                <constraint firstItem="a" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="x"/>
                <constraint firstItem="content" firstAttribute="trailingMargin" secondItem="a" secondAttribute="trailing" id="w"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="content" secondAttribute="top" constant="10" id="y"/>
                <constraint firstItem="a" firstAttribute="height" constant="20" id="h"/>
                </constraints></tableViewCellContentView></tableViewCell></objects></document>
                """
            let check = try XCTUnwrap(FrameCheck(path: "Row.xib", text: Array(text.utf8)))
            XCTAssertEqual(check.facts.count, 1)
            XCTAssertEqual(check.facts.filter { !$0.agrees }.map(\.description), [], "\(version) \(width)")
        }
    }

    /// A view that is pinned to the sides of the safe area is as wide as the view around it.
    @MainActor
    func testAFrameOfAnotherDeviceIsLeftOut() async throws {
        let guide = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
        for (width, counts) in [(375.0, [1, 0]), (600, [0, 1])] {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
                <objects><view contentMode="scaleToFill" id="top"><rect key="frame" x="0" y="0" width="375" height="200"/>
                <subviews>\(element("view", "", (0, 0, width, 20)))</subviews>\(guide)<constraints>
                <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="x"/>
                <constraint firstItem="safe" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="w"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="y"/>
                <constraint firstItem="a" firstAttribute="height" constant="20" id="h"/>
                </constraints><nil key="simulatedStatusBarMetrics"/></view></objects></document>
                """
            let check = try XCTUnwrap(FrameCheck(path: "Page.xib", text: Array(text.utf8)))
            XCTAssertEqual([check.facts.count, check.staleCount], counts)
            XCTAssertEqual(check.facts.filter { !$0.agrees }.map(\.description), [])
        }
    }

    /// Interface Builder gives a new view this frame, before it is laid out for the first time.
    @MainActor
    func testAFrameThatNoLayoutGaveIsLeftOut() async throws {
        let size = width("a", 42) + "<constraint firstItem=\"a\" firstAttribute=\"height\" constant=\"21\" id=\"h\"/>"
        for (x, y, counts) in [(0.0, 0.0, [1, 0]), (-42, -21, [0, 1]), (-21, -10.5, [0, 1])] {
            let check = try XCTUnwrap(check(element("view", "", (x, y, 42, 21)), x == 0 ? atOrigin("a") + size : size))
            XCTAssertEqual([check.facts.count, check.staleCount], counts)
        }
    }

    /// A button of a file has a title label, which has the height of a line even without a title.
    @MainActor
    func testAButtonWithASmallImageIsAsTallAsALine() async throws {
        let states = "<state key=\"normal\" image=\"dot\"/>"
        for (type, height) in [("", 22.0), ("buttonType=\"system\"", 18)] {
            let check = try XCTUnwrap(check(element("button", type, (0, 0, 16, height), states), atOrigin("a")))
            XCTAssertEqual(check.facts.filter { !$0.agrees }.map(\.description), [])
            XCTAssertEqual(check.facts.count, 1)
        }
    }

    /// What is next to these controls is aligned with less than their frames.
    @MainActor
    func testSegmentedControlsAndSlidersAreAlignedWithoutTheirLastPoint() async throws {
        let segments =
            "<segments><segment title=\"Top\"/><segment title=\"Bottom\"/><segment title=\"Center\"/></segments>"
        let views =
            element("segmentedControl", "segmentControlStyle=\"plain\"", (0, 0, 194, 32), segments)
            + element("view", "", (0, 41, 30, 40), "<constraints>\(width("b", 30))</constraints>", id: "b")
        let below = """
            <constraint firstItem="b" firstAttribute="leading" secondItem="top" secondAttribute="leading" id="bx"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="10" id="by"/>
            <constraint firstItem="b" firstAttribute="height" constant="40" id="bh"/>
            """
        for control in [views, views.replacingOccurrences(of: "segmentedControl", with: "slider")] {
            let isSlider = control.contains("slider")
            let check = try XCTUnwrap(
                check(
                    isSlider
                        ? control.replacingOccurrences(
                            of: "x=\"0.0\" y=\"0.0\" width=\"194.0\" height=\"32.0\"",
                            with: "x=\"-2\" y=\"0\" width=\"124\" height=\"31\""
                        ).replacingOccurrences(of: "y=\"41.0\"", with: "y=\"40\"") : control,
                    atOrigin("a") + below + (isSlider ? width("a", 120) : ""), version: isSlider ? 20037 : 22505))
            XCTAssertEqual(check.facts.count, 2)
            XCTAssertEqual(check.facts.filter { $0.difference > 0.7 }.map(\.description), [])
        }
    }

    @MainActor
    func testAFrameThatContradictsTheFileIsLeftOutWithWhatIsInIt() async throws {
        let inner = "<subviews>\(element("view", "", (5, 5, 10, 10), id: "inner"))</subviews>"
        let stale = try XCTUnwrap(
            check(element("view", "", (0, 0, 150, 40), inner), atOrigin("a") + width("a", 120)))
        XCTAssertEqual([stale.facts.count, stale.staleCount], [0, 1])
        func counts(_ constraint: String, frame: (Double, Double, Double, Double) = (0, 0, 150, 40)) throws -> [Int] {
            let checked = try XCTUnwrap(
                check(
                    element("view", "", frame),
                    atOrigin("a") + "<constraint firstItem=\"a\" firstAttribute=\"height\" constant=\"40\" id=\"h\"/>"
                        + "<constraint firstItem=\"a\" \(constraint) id=\"w\"/>"))
            return [checked.facts.count, checked.staleCount]
        }
        let width = "firstAttribute=\"width\""
        let ofTop = "\(width) secondItem=\"top\" secondAttribute=\"width\""
        // A constraint that the recorded frame need not satisfy, and satisfied ones.
        XCTAssertEqual(try counts("\(width) constant=\"120\" priority=\"750\""), [1, 0])
        XCTAssertEqual(try counts("\(width) relation=\"lessThanOrEqual\" constant=\"160\""), [0, 0], "ambiguous")
        XCTAssertEqual(try counts("\(ofTop) multiplier=\"0.4\""), [1, 0])
        XCTAssertEqual(try counts("\(ofTop) multiplier=\"2:5\""), [1, 0])
        // Broken ones.
        XCTAssertEqual(try counts("\(width) relation=\"lessThanOrEqual\" constant=\"140\""), [0, 1])
        XCTAssertEqual(try counts("\(width) relation=\"greaterThanOrEqual\" constant=\"160\""), [0, 1])
        XCTAssertEqual(try counts("\(ofTop) multiplier=\"0.5\""), [0, 1])
    }

    /// The views of a stack that fills itself are as long as the stack, unless the file was changed since then.
    @MainActor
    func testFramesThatDoNotFillTheirStackAreLeftOut() async throws {
        func counts(_ attributes: String, _ views: [(Double, Double, Double, Double)]) throws -> [Int] {
            let inner = views.enumerated().map { element("label", "text=\"a\"", $1, id: "v\($0)") }.joined()
            let stack = element("stackView", attributes, (0, 0, 100, 40), "<subviews>\(inner)</subviews>")
            let size = """
                <constraint firstItem="a" firstAttribute="width" constant="100" id="w"/>
                <constraint firstItem="a" firstAttribute="height" constant="40" id="h"/>
                """
            let checked = try XCTUnwrap(check(stack, atOrigin("a") + size))
            return [checked.facts.count, checked.staleCount]
        }
        XCTAssertEqual(try counts("distribution=\"fillEqually\"", [(0, 0, 50, 40), (50, 0, 50, 40)]), [3, 0])
        XCTAssertEqual(try counts("distribution=\"fillEqually\"", [(0, 0, 50, 30), (50, 0, 50, 40)]), [2, 1])
        XCTAssertEqual(try counts("distribution=\"fillEqually\"", [(0, 0, 30, 40), (30, 0, 30, 40)]), [1, 2])
        XCTAssertEqual(
            try counts("distribution=\"fillEqually\" spacing=\"20\"", [(0, 0, 40, 40), (60, 0, 40, 40)]), [3, 0])
        XCTAssertEqual(
            try counts("distribution=\"equalSpacing\" alignment=\"top\"", [(0, 0, 9, 21), (91, 0, 9, 21)]), [3, 0])
    }

    /// Nothing says how wide an empty view in the middle of a vertical stack is.
    @MainActor
    func testAnEmptyViewAcrossAStackIsLeftOut() async throws {
        let inner = element("view", "", (30, 0, 40, 40), id: "v")
        let stack = element(
            "stackView", "axis=\"vertical\" alignment=\"center\"", (0, 0, 100, 40), "<subviews>\(inner)</subviews>")
        let size = """
            <constraint firstItem="a" firstAttribute="width" constant="100" id="w"/>
            <constraint firstItem="a" firstAttribute="height" constant="40" id="h"/>
            """
        let free = try XCTUnwrap(check(stack, atOrigin("a") + size))
        XCTAssertEqual(free.facts.map(\.id), ["a"])
        let known = try XCTUnwrap(check(stack, atOrigin("a") + size + width("v", 40)))
        XCTAssertEqual(known.facts.map(\.id), ["a", "v"])
        XCTAssert(known.facts.allSatisfy(\.agrees))
    }

    /// Of two equal labels beside each other, either may be the wider one.
    @MainActor
    func testAnAmbiguousFrameIsLeftOut() async throws {
        let labels =
            element("label", "text=\"a\"", (0, 0, 200, 21), id: "l")
            + element("label", "text=\"a\"", (200, 0, 175, 21), id: "m")
        let beside = """
            <constraint firstItem="m" firstAttribute="leading" secondItem="l" secondAttribute="trailing" id="x"/>
            <constraint firstItem="m" firstAttribute="top" secondItem="top" secondAttribute="top" id="y"/>
            <constraint firstAttribute="trailing" secondItem="m" secondAttribute="trailing" id="z"/>
            """
        let free = try XCTUnwrap(check(labels, atOrigin("l") + beside))
        XCTAssertEqual([free.facts.count, free.ambiguousCount], [0, 2])
        let known = try XCTUnwrap(check(labels, atOrigin("l") + beside + width("l", 200)))
        XCTAssertEqual([known.facts.count, known.ambiguousCount], [2, 0])
        XCTAssert(known.facts.allSatisfy(\.agrees))
    }

    @MainActor
    func testHiddenViewsInStacksAreLeftOut() async throws {
        let views =
            element("label", "hidden=\"YES\" text=\"A\"", (0, 0, 77, 99), id: "hidden")
            + element("view", "", (0, 0, 120, 50), "<constraints>\(width("shown", 120))</constraints>", id: "shown")
        let stack = element("stackView", "", (0, 0, 120, 50), "<subviews>\(views)</subviews>")
        let height = "<constraint firstItem=\"a\" firstAttribute=\"height\" constant=\"50\" id=\"h\"/>"
        let check = try XCTUnwrap(check(stack, atOrigin("a") + height))
        XCTAssertEqual(check.facts.map(\.id), ["a", "shown"])
        XCTAssertEqual(check.facts.filter { !$0.agrees }.map(\.description), [])
    }

    /// A canvas asks such a class for its size, which the file does not say.
    @MainActor
    func testAViewThatGetsItsSizeFromItsClassKeepsItAndIsNotCompared() async throws {
        let views =
            element("view", "customClass=\"Stars\"", (0, 0, 130, 26))
            + element("view", "", (0, 36, 30, 40), "<constraints>\(width("b", 30))</constraints>", id: "b")
        let below = """
            <constraint firstItem="b" firstAttribute="leading" secondItem="top" secondAttribute="leading" id="bx"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="10" id="by"/>
            <constraint firstItem="b" firstAttribute="height" constant="40" id="bh"/>
            """
        let check = try XCTUnwrap(check(views, atOrigin("a") + below))
        XCTAssertEqual(check.facts.map(\.id), ["b"])
        XCTAssertEqual(check.facts.filter { !$0.agrees }.map(\.description), [])
    }

    @MainActor
    func testFilesForAppleTVAreNotRead() async {
        XCTAssertNil(check("", runtime: "AppleTV"))
        XCTAssertNotNil(check(""))
    }
}
