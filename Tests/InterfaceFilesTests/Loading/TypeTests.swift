import Foundation
import HeadlessUIKit
import TestSupport
import XCTest

/// Tests views and controllers that are created from metatypes and generic parameters, and the guides of bars.
final class TypeTests: LoadingTestCase {
    private final class FrameView: UIView {
        let origin: String
        override init(frame: CGRect) {
            origin = "frame"
            super.init(frame: frame)
        }
        required init?(coder: NSCoder) { nil }
    }
    private class OwnView: UIView {
        let origin: String
        init() {
            origin = "own"
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override class func _makeFromType() -> UIView? { OwnView() }
    }
    private final class DefaultsView: UIView {
        let count: Int
        init(count: Int = 3) {
            self.count = count
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
    }
    private final class OwnController: UIViewController {
        init() { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
        override class func _makeFromType() -> UIViewController? { OwnController() }
    }
    private final class Cell: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            tag = 9
        }
        required init?(coder: NSCoder) { nil }
    }

    @MainActor private func make<T: UIView>(_: T.Type = T.self) -> T { T() }
    @MainActor private func make<T: UIView>(_: T.Type = T.self, at frame: CGRect) -> T { T(frame: frame) }
    @MainActor private func make<T: UIViewController>(_: T.Type = T.self) -> T { T() }
    @MainActor private func load<T: UIViewController>(_ name: String) -> T { T(nibName: name, bundle: nil) }

    @MainActor
    func testGenericParametersAndMetatypesMakeObjectsOfTheirClasses() async throws {
        XCTAssertEqual(make(FrameView.self).origin, "frame")
        XCTAssertEqual(make(FrameView.self, at: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.height, 4)
        XCTAssertEqual(make(OwnView.self).origin, "own")
        XCTAssertEqual(OwnView().origin, "own")
        XCTAssertEqual(DefaultsView().count, 3)
        XCTAssertEqual(make(Cell.self).tag, 9)
        XCTAssertNotNil(make() as UIStackView)
        XCTAssertNotNil(make() as OwnController)
        XCTAssertNotNil(make() as SettingsController)
        let controller: FoundController = load("Elsewhere")
        XCTAssertEqual(controller.nibName, "Elsewhere")
        let type: UIView.Type = FrameView.self
        XCTAssertTrue(type.init(_of: type) is FrameView)
        XCTAssertEqual(type.init(_of: type, frame: CGRect(x: 0, y: 0, width: 5, height: 5)).frame.width, 5)
        let kind: UIViewController.Type = SettingsController.self
        XCTAssertTrue(kind.init(_of: kind) is SettingsController)
        XCTAssertEqual(exceptions { _ = type.init() }.count, 1, "a value's class is not known")
    }

    @MainActor
    func testLayoutGuidesOfBarsFollowTheSafeArea() async throws {
        let storyboard = try storyboard(
            """
            <viewController id="first" sceneMemberID="viewController">
              <layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
              <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
                <constraints><constraint firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="8" id="1"/>
                  <constraint firstItem="bottom" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="10" id="2"/>
                  <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="3"/>
                  <constraint firstItem="a" firstAttribute="width" constant="50" id="4"/></constraints></view></viewController>
            """)
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController())
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
        let window = show(controller)
        XCTAssertEqual(controller.view.subviews.first?.frame, CGRect(x: 0, y: 38, width: 50, height: 844 - 38 - 30))
        XCTAssertEqual(controller.topLayoutGuide.length, 30)
        XCTAssertEqual(controller.bottomLayoutGuide.length, 20)
        withExtendedLifetime(window) {}
    }
}
