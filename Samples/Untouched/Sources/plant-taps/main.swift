import Foundation
import PlantScreens
import TapReplayCommand

let command = ReplayCommand(name: "plant-taps", version: "1.0", screens: plantScreens())
exit(await command.run())
