import HeadlessUIKit
import XCTest

@testable import ScreenPictures

/// Tests that pictures of right-to-left screens are mirrored.
final class DirectionPictureTests: XCTestCase {
    @MainActor
    private final class Names: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "Z"] }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "name"
            cell.accessoryType = [.disclosureIndicator, .checkmark, .detailDisclosureButton][indexPath.row]
            return cell
        }
        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }
            ])
        }
    }

    /// Returns the SVG path data of a symbol's lines.
    private func lines(_ symbol: String) throws -> String { try XCTUnwrap(SymbolShape.named(symbol)?.lines) }

    /// Returns the horizontal positions of all occurrences of a symbol in a picture.
    private func places(of symbol: String, in picture: ReadPicture) throws -> [CGFloat] {
        let lines = try lines(symbol)
        var ids: Set<String> = []
        var id: String?
        for element in picture.elements {
            if element.name == "g", let own = element.attributes["id"] { id = own }
            if element.name == "path", element.attributes["d"] == lines, let id { ids.insert("#\(id)") }
        }
        return picture.all("use").filter { ids.contains($0.attributes["href"] ?? "") }.map { use in
            let numbers = (use.attributes["transform"] ?? "").dropFirst(10).split(separator: " ")
            return use.origin.x + (numbers.first.flatMap { Double($0) }.map { CGFloat($0) } ?? 0)
        }
    }

    @MainActor
    private func table(_ direction: UITraitEnvironmentLayoutDirection) -> Names {
        let names = Names(style: .plain)
        names.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        names.tableView.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 7)
        names.traitOverrides.layoutDirection = direction
        names.tableView.layoutIfNeeded()
        return names
    }

    @MainActor
    func testTheSectionIndexIsAtTheTrailingEdge() async throws {
        for (direction, edge) in [(UITraitEnvironmentLayoutDirection.leftToRight, true), (.rightToLeft, false)] {
            let names = table(direction)
            let titles = picture(of: names.tableView).texts.filter { ["A", "Z"].contains($0.text) }
            XCTAssertEqual(titles.count, 2)
            let place: ClosedRange<CGFloat> = edge ? 304...319 : 1...16
            for title in titles { XCTAssert(place.contains(title.place.x), "\(title.place)") }
            let heights = titles.map(\.place.y)
            XCTAssertEqual((heights.last ?? 0) - (heights.first ?? 0), 14, accuracy: 0.01)
        }
    }

    @MainActor
    func testTheSectionIndexIsInsideTheSafeArea() async throws {
        let device = try XCTUnwrap(ScreenDevice.named("iPhone 16"))
        defer { UIViewController.hold(HeldDevice(), showing: nil) }
        UIViewController.hold(HeldDevice(device, isSideways: true), showing: nil)
        let names = Names(style: .plain)
        names.loadViewIfNeeded()
        names.view.frame = UIScreen.main.bounds
        names.view.layoutIfNeeded()
        let title = try XCTUnwrap(picture(of: names.tableView).texts.first { $0.text == "A" })
        // The screen is 852 points wide, with 59 points of the safe area at both sides.
        XCTAssert((777...792).contains(title.place.x), "\(title.place)")
    }

    @MainActor
    func testSeparatorsAccessoriesAndSwipeActionsAreMirrored() async throws {
        let (left, right) = (table(.leftToRight), table(.rightToLeft))
        func separators(_ names: Names) -> [[CGFloat]] {
            picture(of: names.tableView).all("rect").filter { $0.attributes["height"] == ".33" }
                .map { [$0.place.x, $0.number("width")] }
        }
        XCTAssertEqual(separators(left), Array(repeating: [40, 273], count: 3))
        XCTAssertEqual(separators(right), Array(repeating: [7, 273], count: 3))
        let forward = try places(of: "chevron.right", in: picture(of: left.tableView))
        let mirrored = try places(of: "chevron.left", in: picture(of: right.tableView))
        XCTAssertEqual(forward.count, 2)
        XCTAssertEqual(mirrored, forward.map { 320 - 16 - $0 })
        XCTAssertEqual(try places(of: "chevron.right", in: picture(of: right.tableView)), [])
        let marks = try [left, right].map { try places(of: "checkmark", in: picture(of: $0.tableView)) }
        XCTAssertEqual(marks.map(\.count), [1, 1])
        XCTAssertEqual(marks[1], marks[0].map { 320 - 20 - $0 })

        try Finger().swipe(rowAt: [0, 1], .left, in: left.tableView)
        try Finger().swipe(rowAt: [0, 1], .right, in: right.tableView)
        func title(_ names: Names, _ text: String) throws -> ReadPicture.Element {
            try XCTUnwrap(picture(of: names.tableView).texts.first { $0.text == text })
        }
        XCTAssertGreaterThan(try title(left, "Delete").place.x, 246)
        XCTAssertLessThan(try title(right, "Delete").place.x, 74)
    }

    /// The separator of a list cell extends from the leading edge of the text to the trailing edge of the cell.
    @MainActor
    func testSeparatorsOfListCellsAreMirrored() async throws {
        func lines(_ direction: UITraitEnvironmentLayoutDirection) throws -> [[CGFloat]] {
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 200),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
            list.traitOverrides.layoutDirection = direction
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
                cell.accessories = item == "a" ? [.checkmark(), .disclosureIndicator()] : []
            }
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, path, item in
                list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            var items = NSDiffableDataSourceSnapshot<Int, String>()
            items.appendSections([0])
            items.appendItems(["a", "b"])
            source.apply(items, animatingDifferences: false)
            list.layoutIfNeeded()
            let picture = picture(of: list)
            XCTAssertEqual(
                try places(of: direction == .leftToRight ? "chevron.right" : "chevron.left", in: picture).count, 1)
            return picture.all("rect").filter { $0.attributes["height"] == ".33" }
                .map { [$0.place.x, $0.number("width")] }
        }
        XCTAssertEqual(try lines(.leftToRight), [[16, 304], [16, 304]])
        XCTAssertEqual(try lines(.rightToLeft), [[0, 304], [0, 304]])
    }

    @MainActor
    func testABackButtonPointsToTheLeadingEdge() async throws {
        func bar(_ direction: UITraitEnvironmentLayoutDirection) -> ReadPicture {
            let controllers = [UIViewController(), UIViewController()]
            let navigation = UINavigationController()
            navigation.traitOverrides.layoutDirection = direction
            navigation.setViewControllers(controllers, animated: false)
            navigation.view.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
            navigation.view.layoutIfNeeded()
            return picture(of: navigation.view)
        }
        let left = try places(of: "chevron.left", in: bar(.leftToRight))
        let right = try places(of: "chevron.right", in: bar(.rightToLeft))
        XCTAssertEqual([left.count, right.count], [1, 1])
        XCTAssertLessThan(try XCTUnwrap(left.first), 40)
        XCTAssertGreaterThan(try XCTUnwrap(right.first), 280)
    }

    @MainActor
    func testDirectionalSymbolsAreExchanged() async throws {
        for (name, other, mirrored) in [
            ("chevron.forward", "chevron.right", "chevron.left"),
            ("arrow.backward.circle", "arrow.left.circle", "arrow.right.circle"),
        ] {
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
            view.image = UIImage(systemName: name)
            XCTAssertEqual(try places(of: other, in: picture(of: view)).count, 1, name)
            view.semanticContentAttribute = .forceRightToLeft
            XCTAssertEqual(try places(of: other, in: picture(of: view)).count, 0, name)
            XCTAssertEqual(try places(of: mirrored, in: picture(of: view)).count, 1, name)
        }
        for name in SymbolDrawing.otherNames.keys {
            XCTAssertNotNil(SymbolShape.named(SymbolDrawing.mirroredName(of: name)), name)
        }
        for name in ["forward", "chevron.left", "magnifyingglass", "rectangle.portrait.and.arrow.forward", ""] {
            let exchanged = SymbolDrawing.mirroredName(of: name)
            XCTAssertEqual(
                exchanged, name.hasSuffix(".forward") ? "rectangle.portrait.and.arrow.backward" : name)
        }
    }

    @MainActor
    func testTheSidesOfASearchFieldAreMirrored() async throws {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
        field.text = "Ada"
        field.clearButtonMode = .always
        let (glass, text) = try (places(of: "magnifyingglass", in: picture(of: field)), picture(of: field).texts)
        field.semanticContentAttribute = .forceRightToLeft
        let mirrored = try places(of: "magnifyingglass", in: picture(of: field))
        XCTAssertEqual(glass, [7])
        XCTAssertEqual(mirrored, [175])
        XCTAssertEqual(field.clearButtonRect(forBounds: field.bounds).minX, 5)
        XCTAssertGreaterThan(picture(of: field).texts[0].place.x, text[0].place.x + 50)
    }
}
