import TapReplay

@testable import PlantLists

@MainActor
public func plantScreens() -> [ReplayScreen] {
    [ReplayScreen("plants", "the app") { MainTabBarController(store: PlantStore(plants: Plant.samples)) }]
}
