import Foundation
import SampleScreens
import TapReplay
import TapReplayCommand

/// Replays scripts on the sample screens, and writes a first package of your own.
@main
struct ReplayTaps {
    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.first == "init" { exit(writePackage(arguments.dropFirst())) }
        let command = ReplayCommand(
            name: "replay-taps", version: "0.1.0", screens: SampleScreens.all,
            examples: [
                "Samples/Scripts/follow.taps", "--show Samples/Scripts/settings.taps",
                "--rows 1000000 --quiet Samples/Scripts/stress.taps", "--trace - --quiet Samples/Scripts/*.taps",
                "--html follow.html Samples/Scripts/follow.taps", "--check my.taps",
                "init ../Tasks",
            ])
        exit(await command.run())
    }

    /// Writes the package that the arguments after `init` describe.
    private static func writePackage(_ arguments: ArraySlice<String>) -> Int32 {
        do {
            let package = try NewPackage(Array(arguments))
            try package.write()
            print(package.advice)
            return 0
        } catch {
            FileHandle.standardError.write(Data("replay-taps: error: \(error)\n".utf8))
            return 2
        }
    }
}
