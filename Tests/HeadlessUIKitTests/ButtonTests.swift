import Foundation
import HeadlessUIKit
import XCTest

final class ButtonTests: XCTestCase {
    @MainActor
    func testThePrimaryActionProvidesTitleAndImage() async throws {
        var taps = 0
        let image = UIImage(systemName: "star")
        let button = UIButton(primaryAction: UIAction(title: "Follow", image: image) { _ in taps += 1 })
        XCTAssertEqual(button.currentTitle, "Follow")
        XCTAssertEqual(button.currentImage, image)
        XCTAssertEqual(button.allControlEvents, .primaryActionTriggered)
        button.sizeToFit()
        try Finger().tap(button)
        XCTAssertEqual(taps, 1)
    }

    @MainActor
    private final class Stateful: UIButton {
        var states: [UIControl.State] = []
        override func updateConfiguration() {
            super.updateConfiguration()
            states.append(state)
        }
    }

    @MainActor
    func testAStateChangeCallsASubclassesUpdate() async {
        let button = Stateful(configuration: .filled())
        button.layoutIfNeeded()
        XCTAssertEqual(button.states, [.normal], "unverified: the first layout updates the configuration")
        button.isSelected = true
        button.isEnabled = false
        XCTAssertEqual(button.states.count, 1)
        button.layoutIfNeeded()
        XCTAssertEqual(button.states.last, [.selected, .disabled])
        button.layoutIfNeeded()
        XCTAssertEqual(button.states.count, 2)
    }

    @MainActor
    func testAPopUpButtonShowsTheSelectedElementInsteadOfAnAttributedTitle() async {
        var title = AttributedString("Sort by")
        title.foregroundColor = .systemRed
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = title
        let button = UIButton(configuration: configuration)
        button.sizeToFit()
        let width = button.frame.width
        button.menu = UIMenu(children: [UIAction(title: "Date", state: .on) { _ in }, UIAction(title: "Name") { _ in }])
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        XCTAssertEqual(button.currentTitle, "Date")
        XCTAssertLessThan(button.intrinsicContentSize.width, width)
    }

    @MainActor
    func testThePreferredSymbolConfigurationDeterminesTheSize() async {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: "heart")
        let button = UIButton(configuration: configuration)
        let size = button.intrinsicContentSize
        button.configuration?.preferredSymbolConfigurationForImage = .init(pointSize: 40)
        XCTAssertEqual(button.intrinsicContentSize.width, size.width + 48 - 20.5)
        XCTAssertGreaterThan(button.intrinsicContentSize.height, size.height)
    }
}
