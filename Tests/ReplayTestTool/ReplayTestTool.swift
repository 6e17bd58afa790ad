import Foundation
import HeadlessUIKit
import TapReplay
import TapReplayCommand

/// Replays scripts on screens that tests of the built tool need.
@main
struct ReplayTestTool {
    static func main() async {
        let styled = ReplayScreen("styled", "the style of the view that is laid out") { StyledViewController() }
            .command("work") { (page: StyledViewController) in page.work() }
            .command("again") { (page: StyledViewController) in page.layOutAgain() }
            .command("conflict") { (page: StyledViewController) in page.addConflict() }
        exit(await ReplayCommand(name: "replay-test-screens", version: "1", screens: [styled], examples: []).run())
    }
}
