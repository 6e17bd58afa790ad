import Foundation
import HeadlessUIKit
import XCTest

/// Tests when configurations are updated, and what remains of them when a cell is reused. Each test names the
/// observation on a device that would verify it.
final class UnverifiedConfigurationTests: XCTestCase {
    /// To verify on a device: assigning another type of configuration to a list content view. No source found.
    @MainActor
    func testAListContentViewRefusesOtherConfigurations() async {
        let view = UIListContentView(configuration: .cell())
        XCTAssertFalse(view.supports(NoteContent()))
        XCTAssertTrue(view.supports(UIListContentConfiguration.valueCell()))
        let raised = exceptions { view.configuration = NoteContent() }
        XCTAssertEqual(raised.count, 1)
    }
}
