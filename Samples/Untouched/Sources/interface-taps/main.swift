import Foundation
import TapReplay
import TapReplayCommand

@testable import PeopleLists
@testable import TripLists

let screens = [
    ReplayScreen("trips", "an app in a storyboard") {
        TripStore.shared.reset()
        return UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() ?? UIViewController()
    },
    ReplayScreen("people", "an app in xibs") { UINavigationController(rootViewController: PeopleViewController()) },
]
let command = ReplayCommand(name: "interface-taps", version: "1.0", screens: screens)
exit(await command.run())
