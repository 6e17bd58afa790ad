import CellDirector
import ScreenPictures
import TapReplay
import TapReplayTesting
import Testing

// The Swift Testing snippet in "Testing", compiled and run. The package's own tests use XCTest.

@MainActor
@Test(.freshState) func followingOnTheScreen() async throws {
    let screen = OpenScreen(PeopleViewController())
    try screen.row(0).tap("Follow")
    #expect(try screen.row(0).shows("Following"))
}

@MainActor
@Test func followingByScript() async throws {
    let people = ReplayScreen("people") { PeopleViewController() }
    let player = ReplayPlayer(screens: [people])
    player.onFailure = { Issue.record("\($0.details)") }

    let report = try await player.play(.text("screen people\ntap \"Follow\" in row 0", name: "following"))

    #expect(report.isSuccess)
}

@MainActor @Test func theFeedLooksAsItDid() {
    #expect(ScreenPicture(of: FeedViewController(people: [Person(id: 1, name: "Ada")])).mismatch(from: "feed") == nil)
}
