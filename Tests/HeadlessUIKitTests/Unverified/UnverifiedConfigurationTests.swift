import Foundation
import HeadlessUIKit
import XCTest

/// When configurations are updated, and what reuse leaves of them. Each test says which observation on a device would
/// settle it.
final class UnverifiedConfigurationTests: XCTestCase {
    /// Settled by: giving a list content view another configuration. No source found.
    @MainActor
    func testAListContentViewRefusesOtherConfigurations() async {
        let view = UIListContentView(configuration: .cell())
        XCTAssertFalse(view.supports(NoteContent()))
        XCTAssertTrue(view.supports(UIListContentConfiguration.valueCell()))
        let raised = exceptions { view.configuration = NoteContent() }
        XCTAssertEqual(raised.count, 1)
    }
}
