import CellDirector
import HeadlessUIKit
import TapReplayTesting
import XCTest

/// Tests a shop that is structured like a real app: a search field and chips above a grid of products, favorites on
/// another screen, steppers, and a server that does not always respond. See `Shop.swift`.
final class ShopTests: XCTestCase {
    @MainActor func testSearchAndChipsTakeTheWholeWidthAboveAGrid() async throws {
        let shop = await OpenShop()

        XCTAssertEqual(shop.frame(0, section: 0), CGRect(x: 0, y: 0, width: 320, height: 44))
        XCTAssertEqual(shop.frame(1, section: 0), CGRect(x: 0, y: 44, width: 320, height: 40))
        XCTAssertEqual(shop.frame(0, section: 1), CGRect(x: 5, y: 89, width: 150, height: 120))
        XCTAssertEqual(shop.frame(1, section: 1), CGRect(x: 165, y: 89, width: 150, height: 120))
        XCTAssertEqual(shop.frame(2, section: 1), CGRect(x: 5, y: 219, width: 150, height: 120))
    }

    @MainActor func testAFailedLoadIsTriedAgainFromTheRowThatShowsTheFailure() async throws {
        let shop = await OpenShop(failing: 2)
        XCTAssertEqual(shop.errorText, "no network")
        XCTAssertEqual(shop.names, [])

        try shop.tapRetry()
        await shop.bus.waitUntilIdle()
        XCTAssertEqual(shop.errorText, "no network")
        XCTAssertEqual(shop.problems.count, 1)
        guard shop.problems.first?.kind == .failed else { return XCTFail("\(shop.problems)") }

        try shop.tapRetry()
        await shop.bus.waitUntilIdle()
        XCTAssertNil(shop.errorText)
        XCTAssertEqual(shop.names.first, "Kettle")
        XCTAssertEqual(shop.problems.count, 1)
    }

    @MainActor func testFavoritesAgreeOnBothScreens() async throws {
        let shop = await OpenShop()
        XCTAssertEqual(shop.favorites.names, [])

        try shop.tapHeart("Mug")
        try shop.tapHeart("Kettle")
        XCTAssertEqual(shop.favorites.names, ["Kettle", "Mug"])
        XCTAssertEqual(try shop.heart("Mug").title(for: .normal), "♥")

        try shop.removeFavorite("Mug")
        XCTAssertEqual(shop.favorites.names, ["Kettle"])
        XCTAssertEqual(try shop.heart("Mug").title(for: .normal), "♡")
        XCTAssertEqual(try shop.heart("Kettle").title(for: .normal), "♥")

        try shop.tapHeart("Kettle")
        XCTAssertEqual(shop.favorites.names, [])
        XCTAssertEqual(shop.problems, [])
    }

    @MainActor func testAFavoriteHiddenByTheFilterIsCorrectWhenItReappears() async throws {
        let shop = await OpenShop()
        try shop.tapHeart("Mug")
        try shop.tapChip("Garden")
        XCTAssertFalse(shop.names.contains("Mug"))

        try shop.removeFavorite("Mug")
        try shop.tapChip("All")

        XCTAssertEqual(try shop.heart("Mug").title(for: .normal), "♡")
        XCTAssertEqual(shop.problems, [])
    }

    @MainActor func testASignInWallStopsAFavoriteOnBothScreens() async throws {
        let shop = await OpenShop()
        let wall = shop.bus.addGate(for: .favored) { _ in .stop }

        try shop.tapHeart("Mug")
        XCTAssertEqual(shop.favorites.names, [])
        XCTAssertEqual(try shop.heart("Mug").title(for: .normal), "♡")

        wall.cancel()
        try shop.tapHeart("Mug")
        XCTAssertEqual(shop.favorites.names, ["Mug"])
        XCTAssertEqual(try shop.heart("Mug").title(for: .normal), "♥")
    }

    @MainActor func testAStepperChangesItsOwnProduct() async throws {
        let shop = await OpenShop()

        for _ in 0..<3 { try shop.step("Mug", .up) }
        try shop.step("Kettle", .up)
        try shop.step("Mug", .down)

        XCTAssertEqual(shop.title, "3 in the cart")
        XCTAssertEqual(try shop.stepper("Mug").value, 2)
        XCTAssertEqual(try shop.count("Mug"), "2")
        try shop.finger.scroll(shop.list, by: 2_000)
        try shop.finger.scrollToTop(shop.list)
        XCTAssertEqual(try shop.stepper("Mug").value, 2)
        XCTAssertEqual(try shop.stepper("Spade").value, 0)
    }

    @MainActor func testTypingFiltersTheGridAndTheFieldKeepsEditing() async throws {
        let shop = await OpenShop()
        let field = try shop.field()

        try shop.finger.type("M", into: field)
        try shop.finger.type("ug", into: field)

        XCTAssertEqual(shop.names, ["Mug"])
        XCTAssertIdentical(try shop.field(), field)
        XCTAssertTrue(field.isFirstResponder)
        try shop.finger.clear(field)
        XCTAssertEqual(shop.names.count, Product.all.count)
    }

    @MainActor func testAChipAndASearchTogetherFilterTheGrid() async throws {
        let shop = await OpenShop()
        try shop.tapChip("Kitchen")
        XCTAssertEqual(Set(shop.names).isSubset(of: ["Kettle", "Mug", "Pan"]), true)
        XCTAssertEqual(try shop.chip("Kitchen").isSelected, true)

        try shop.finger.type("pan", into: shop.field())

        XCTAssertEqual(shop.names, ["Pan"])
        try shop.tapChip("Garden")
        XCTAssertEqual(shop.names, [])
        XCTAssertEqual(try shop.chip("Kitchen").isSelected, false)
    }

    @MainActor func testBuyingThatFailsIsReportedAndMayBeTriedAgain() async throws {
        let shop = await OpenShop()
        shop.server.failures = 1
        try shop.tapBuy("Pan")
        await shop.bus.waitUntilIdle()
        XCTAssertEqual(try shop.buyButton("Pan").title(for: .normal), "Buy (5)")
        XCTAssertEqual(shop.problems.count, 1)

        try shop.tapBuy("Pan")
        await shop.bus.waitUntilIdle()
        XCTAssertEqual(try shop.buyButton("Pan").title(for: .normal), "Buy (4)")
        XCTAssertEqual(shop.problems.count, 1)
    }

    @MainActor func testASecondTapOnBuyIsIgnoredWhileTheFirstIsInProgress() async throws {
        let shop = await OpenShop()
        shop.server.isHeld = true
        try shop.tapBuy("Pan")
        try shop.tapBuy("Pan")
        await shop.server.release()
        await shop.bus.waitUntilIdle()

        XCTAssertEqual(try shop.buyButton("Pan").title(for: .normal), "Buy (4)")
        XCTAssertEqual(shop.server.stock["Pan"], 4)
    }

    @MainActor func testAPurchaseIsShownAlthoughTheGridWasFilteredMeanwhile() async throws {
        let shop = await OpenShop()
        shop.server.isHeld = true
        try shop.tapBuy("Pan")
        try shop.finger.type("pan", into: shop.field())
        XCTAssertEqual(shop.names, ["Pan"])
        await shop.server.release()
        await shop.bus.waitUntilIdle()
        XCTAssertEqual(try shop.buyButton("Pan").title(for: .normal), "Buy (4)")

        try shop.finger.clear(shop.field())

        XCTAssertEqual(try shop.buyButton("Pan").title(for: .normal), "Buy (4)")
        XCTAssertEqual(shop.problems, [])
    }

    @MainActor func testAScriptPlaysTheWholeStory() async {
        let bus = CellActionBus()
        bus.onProblem = { _ in }
        let screen = ReplayScreen("shop") {
            let server = FakeServer()
            server.failures = 1
            return ShopWindowController(model: ShopModel(server), bus: bus)
        }
        let script = """
            screen shop
            wait until row first of section 1 in list id "grid" contains "no network" for 30 seconds
            tap "Try again" in row first of section 1 in list id "grid"
            wait until 6 rows in section 1 in list id "grid" for 30 seconds
            show

            tap "♡" in row "Mug" in list id "grid"
            expect dispatched favored 1 time
            expect 1 row in list id "favorites"
            expect button 0 in row "Mug" in list id "grid" shows "♥"

            step stepper in row "Mug" in list id "grid" up 3 times
            step stepper in row "Pan" in list id "grid" up
            expect row "Mug" in list id "grid" contains "3"

            tap "Garden" in row 1 in list id "grid"
            expect 3 rows in section 1 in list id "grid"
            tap "♥" in row "Mug" in list id "favorites"
            expect list id "favorites" is empty
            type "ho" into field in row 0 in list id "grid"
            expect 1 row in section 1 in list id "grid"
            tap "Buy (5)" in row "Hose" in list id "grid"
            wait until row "Hose" in list id "grid" contains "Buy (4)" for 30 seconds

            clear field in row 0 in list id "grid"
            tap "All" in row 1 in list id "grid"
            expect 6 rows in section 1 in list id "grid"
            expect button 0 in row "Mug" in list id "grid" shows "♡"
            expect row "Mug" in list id "grid" contains "3"
            """
        let report = await replay(.text(script, name: "shop.taps"), on: [screen], bus: bus)
        XCTAssertEqual(report?.isSuccess, true)
    }
}

/// The shop screen and the favorites screen, both of which are open, and a finger to touch them.
@MainActor
private final class OpenShop {
    let bus = CellActionBus()
    let server = FakeServer()
    let finger = Finger()
    let controller: ShopViewController
    let favorites: FavoritesViewController
    private(set) var problems: [CellActionProblem] = []

    init(failing failures: Int = 0) async {
        server.failures = failures
        controller = ShopViewController(model: ShopModel(server), bus: bus)
        favorites = FavoritesViewController(bus: bus)
        bus.onProblem = { [weak self] in self?.problems.append($0) }
        for controller in [controller, favorites] as [UIViewController] {
            controller.beginAppearanceTransition(true, animated: false)
            controller.endAppearanceTransition()
        }
        await controller.firstLoad?.value
    }

    var list: UICollectionView { controller.collectionView }

    var title: String? {
        list.layoutIfNeeded()
        return controller.title
    }

    /// The names of the products on screen, in order.
    var names: [String] {
        list.layoutIfNeeded()
        return list.indexPathsForVisibleItems.sorted().compactMap { path in
            (list.cellForItem(at: path) as? ProductTile)?.name.text
        }
    }

    var errorText: String? {
        list.layoutIfNeeded()
        return list.visibleCells.lazy.compactMap { ($0 as? ProblemTile)?.message.text }.first
    }

    func frame(_ item: Int, section: Int) -> CGRect? {
        list.layoutIfNeeded()
        return list.cellForItem(at: IndexPath(item: item, section: section))?.frame
    }

    // MARK: Touches

    private func tile(_ name: String) throws -> ProductTile {
        list.layoutIfNeeded()
        let tiles = list.visibleCells.compactMap { $0 as? ProductTile }
        return try XCTUnwrap(tiles.first { $0.name.text == name }, "\(name) is one of \(names)")
    }

    func heart(_ name: String) throws -> UIButton { try tile(name).heart }
    func stepper(_ name: String) throws -> UIStepper { try tile(name).stepper }
    func count(_ name: String) throws -> String? { try tile(name).count.text }
    func buyButton(_ name: String) throws -> UIButton { try tile(name).buy }

    func tapHeart(_ name: String) throws { try finger.tap(heart(name)) }
    func step(_ name: String, _ direction: Finger.StepDirection) throws { try finger.step(stepper(name), direction) }
    func tapBuy(_ name: String) throws { try finger.tap(buyButton(name)) }

    func field() throws -> UITextField {
        list.layoutIfNeeded()
        return try XCTUnwrap(list.visibleCells.lazy.compactMap { ($0 as? SearchTile)?.field }.first)
    }

    func chip(_ title: String) throws -> UIButton {
        list.layoutIfNeeded()
        let chips = try XCTUnwrap(list.visibleCells.lazy.compactMap { ($0 as? ChipsTile)?.chips }.first)
        return try XCTUnwrap(chips.first { $0.title(for: .normal) == title })
    }

    func tapChip(_ title: String) throws { try finger.tap(chip(title)) }

    func tapRetry() throws {
        list.layoutIfNeeded()
        try finger.tap(try XCTUnwrap(list.visibleCells.lazy.compactMap { ($0 as? ProblemTile)?.retry }.first))
    }

    func removeFavorite(_ name: String) throws {
        let table: UITableView = favorites.tableView
        table.layoutIfNeeded()
        let cell = table.visibleCells.compactMap { $0 as? FavoriteCell }.first { $0.textLabel?.text == name }
        try finger.tap(try XCTUnwrap(cell).heart)
    }
}
