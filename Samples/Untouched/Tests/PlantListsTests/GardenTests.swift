import TapReplayTesting
import XCTest

@testable import PlantLists

/// Tests parts of the app directly instead of playing scripts: a view controller, an asset color and the sample plants.
final class GardenTests: XCTestCase {
    @MainActor
    func testAPlantIsWateredByItsButton() async throws {
        let store = PlantStore(plants: Plant.samples)
        let garden = GardenViewController(store: store)
        garden.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        garden.view.layoutIfNeeded()
        let table = try XCTUnwrap(garden.view.subviews.compactMap { $0 as? UITableView }.first)
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))

        try Finger().tap(XCTUnwrap(button("Water", in: cell)))

        XCTAssertEqual(store.plants.first?.daysSinceWater, 0)
        XCTAssertEqual(store.thirsty.map(\.name), ["Basil"])
    }

    @MainActor
    func testTheColorIsThatOfTheCatalog() async {
        let light = UIColor.leaf.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        let dark = UIColor(named: "Leaf")?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        XCTAssertEqual(light, UIColor(red: 0.18, green: 0.561, blue: 0.345, alpha: 1))
        XCTAssertEqual(dark, UIColor(red: 0.357, green: 0.765, blue: 0.478, alpha: 1))
    }

    /// Checks that the app's sources find the app's files in `Bundle.main`. `Foundation.Bundle.main`, in contrast, is
    /// the bundle of the test runner.
    @MainActor
    func testThePlantsAreThoseOfTheFile() async {
        XCTAssertEqual(Plant.samples.map(\.name), ["Monstera", "Rubber plant", "Basil", "Mint", "Aloe vera"])
        XCTAssertNil(Foundation.Bundle.main.url(forResource: "Nothing", withExtension: "json"))
    }

    @MainActor
    private func button(_ title: String, in view: UIView) -> UIButton? {
        if let button = view as? UIButton, button.currentTitle == title { return button }
        return view.subviews.lazy.compactMap { self.button(title, in: $0) }.first
    }
}
