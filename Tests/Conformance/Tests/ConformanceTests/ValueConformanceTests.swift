import CellDirector
import XCTest

/// Tests that value types have no conformances beyond those in UIKit, so that code that compiles here also compiles on
/// iOS.
final class ValueConformanceTests: ConformanceTestCase {
    @MainActor
    func testTypesThatUIKitCannotHashCannotBeHashed() async {
        let values: [Any] = [
            UIControl.State.normal, UIControl.Event.touchDown, UIEdgeInsets.zero, NSDirectionalEdgeInsets.zero,
            NSDirectionalRectEdge.all, UIAxis.both,
        ]
        XCTAssertEqual(values.filter { $0 is any Hashable }.map { "\(type(of: $0))" }, [])
    }

    @MainActor
    func testTypesWithoutARawValueInUIKitHaveNone() async {
        let values: [Any] = [
            UIButton.Configuration.Size.mini, UIButton.Configuration.CornerStyle.fixed,
            UIButton.Configuration.TitleAlignment.center, UICellConfigurationState.DragState.none,
            UICellConfigurationState.DropState.none, UIListSeparatorConfiguration.Visibility.hidden,
            UIListContentConfiguration.TextProperties.TextAlignment.center,
            UIListContentConfiguration.TextProperties.TextTransform.none,
        ]
        XCTAssertEqual(values.filter { $0 is any RawRepresentable }.map { "\(type(of: $0))" }, [])
        XCTAssertEqual(values.count { $0 is any Hashable }, values.count)
    }

    /// The hash of a structure omits properties that aren't hashable, but `==` still compares them.
    @MainActor
    func testConfigurationsDifferByPropertiesThatCannotBeHashed() async {
        var button = UIButton.Configuration.plain()
        button.contentInsets.top = 1
        var background = UIBackgroundConfiguration.listCell()
        background.edgesAddingLayoutMarginsToBackgroundInsets = .all
        var content = UIListContentConfiguration.cell()
        content.axesPreservingSuperviewLayoutMargins = []
        var image = content
        image.imageProperties.maximumSize.width = 1
        var separators = UIListSeparatorConfiguration(listAppearance: .plain)
        separators.topSeparatorInsets.leading = 1
        XCTAssertEqual(Set([button, .plain(), .plain()]).count, 2)
        XCTAssertEqual(Set([background, .listCell(), .listCell()]).count, 2)
        XCTAssertEqual(Set([content, image, .cell(), .cell()]).count, 3)
        XCTAssertEqual(Set([separators, UIListSeparatorConfiguration(listAppearance: .plain)]).count, 2)
    }
}
