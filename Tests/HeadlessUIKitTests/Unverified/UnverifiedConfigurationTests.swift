import Foundation
import HeadlessUIKit
import XCTest

/// Tests undocumented behavior of content configurations. Each test's comment describes how to verify the behavior on a
/// device.
final class UnverifiedConfigurationTests: XCTestCase {
    /// To verify this on a device, assign a configuration of a different type to a list content view. No public source
    /// describes this behavior.
    @MainActor
    func testAListContentViewRefusesOtherConfigurations() async {
        let view = UIListContentView(configuration: .cell())
        XCTAssertFalse(view.supports(NoteContent()))
        XCTAssertTrue(view.supports(UIListContentConfiguration.valueCell()))
        let raised = exceptions { view.configuration = NoteContent() }
        XCTAssertEqual(raised.count, 1)
    }
}
