import Foundation
import SampleScreens
import TapReplay
import TapReplayCommand

/// Replays scripts on the sample screens.
@main
struct ReplayTaps {
    static func main() async {
        let command = ReplayCommand(
            name: "replay-taps", version: "0.1.0", screens: SampleScreens.all,
            examples: [
                "Samples/Scripts/follow.taps", "--show Samples/Scripts/settings.taps",
                "--rows 1000000 --quiet Samples/Scripts/stress.taps", "--trace - --quiet Samples/Scripts/*.taps",
                "--html follow.html Samples/Scripts/follow.taps", "--check my.taps",
            ])
        exit(await command.run())
    }
}
