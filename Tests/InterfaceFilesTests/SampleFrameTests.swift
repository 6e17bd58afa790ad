import Foundation
import InterfaceFrames
import XCTest

/// Compares the frames in the storyboards and xibs of the samples with those that `HeadlessUIKit` computes.
final class SampleFrameTests: XCTestCase {
    @MainActor
    func testEachViewHasTheFrameThatItsFileRecords() async throws {
        let samples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Samples/Untouched")
        var facts: [FrameFact] = []
        for name in [
            "Trips/Base.lproj/Main.storyboard", "People/People/PeopleHeaderView.xib",
            "People/People/PeopleViewController.xib", "People/People/UserCell.xib",
            "People/Profile/ProfileViewController.xib", "People/Profile/RatingView.xib",
        ] {
            let url = samples.appending(path: name)
            let check = try XCTUnwrap(FrameCheck(path: name, text: Array(Data(contentsOf: url))), name)
            XCTAssertFalse(check.facts.isEmpty, name)
            facts += check.facts
        }
        XCTAssertGreaterThan(facts.count, 30)
        XCTAssertEqual(facts.filter { !$0.agrees }.map(\.description), [])
    }
}
