import HeadlessUIKit
import ScreenPictures
import XCTest

/// Tests how views are drawn in a picture, including their positions, backgrounds and titles.
final class PictureTests: XCTestCase {
    @MainActor
    private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor? = nil)
        -> UIView
    {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        view.backgroundColor = color
        return view
    }

    @MainActor
    func testAStretchedSpinnerKeepsItsSize() async {
        let spinner = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        spinner.startAnimating()
        let numbers = picture(of: spinner).all("path").flatMap { path in
            (path.attributes["d"] ?? "").split { " ML".contains($0) }.compactMap { Double($0) }
        }
        XCTAssertEqual(numbers.count, 32)
        XCTAssertEqual(numbers.min() ?? 0, 141, accuracy: 0.1)
        XCTAssertEqual(numbers.max() ?? 0, 159, accuracy: 0.1)
    }

    @MainActor
    func testAViewIsPositionedByItsLayout() async throws {
        let outer = view(0, 0, 300, 200, .white)
        let inner = view(20, 30, 100, 50, .systemBlue)
        let innermost = view(5, 6, 10, 10, .systemRed)
        outer.addSubview(inner)
        inner.addSubview(innermost)
        inner.accessibilityLabel = "Card"
        inner.accessibilityIdentifier = "card"
        let rects = picture(of: outer).all("rect")
        XCTAssertEqual(rects.map(\.place), [.zero, CGPoint(x: 20, y: 30), CGPoint(x: 25, y: 36)])
        XCTAssertEqual(rects[2].titles.last, "UIView 5,6 10×10")
        XCTAssertEqual(rects[1].titles.last, #"UIView "Card" #card 20,30 100×50"#)
    }

    @MainActor
    func testHiddenAndClearViewsAreNotDrawn() async {
        let outer = view(0, 0, 300, 200)
        let hidden = view(0, 0, 10, 10, .red)
        hidden.isHidden = true
        let faint = view(0, 0, 10, 10, .red)
        faint.alpha = 0
        for inner in [hidden, faint, view(0, 0, 10, 10, .clear), view(0, 0, 10, 10)] { outer.addSubview(inner) }
        XCTAssertEqual(picture(of: outer).all("g").count, 0)
    }

    @MainActor
    func testColorsFollowTheStyle() async {
        let outer = view(0, 0, 10, 10, .systemBackground)
        XCTAssert(ScreenPicture(of: outer).svg.contains("fill:#fff"))
        outer.overrideUserInterfaceStyle = .dark
        XCTAssert(ScreenPicture(of: outer).svg.contains("fill:#000"))
        outer.overrideUserInterfaceStyle = .unspecified
        let svg = ScreenPicture(of: outer, options: .init(followsReader: true)).svg
        XCTAssert(svg.contains("{fill:#fff}\n@media(prefers-color-scheme:dark){\n."), svg)
        XCTAssert(svg.contains("{fill:#000}\n}"), svg)
    }

    @MainActor
    func testCornersBordersShadowsGradientsAndShapesOfLayersAreDrawn() async throws {
        let outer = view(0, 0, 100, 100, .white)
        outer.layer.cornerRadius = 12
        outer.layer.borderWidth = 2
        outer.layer.borderColor = UIColor.red.cgColor
        outer.layer.shadowOpacity = 0.5
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        outer.layer.addSublayer(gradient)
        let shape = CAShapeLayer()
        shape.path =
            UIBezierPath(
                arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true
            ).cgPath
        shape.fillColor = UIColor.green.cgColor
        outer.layer.addSublayer(shape)
        let svg = ScreenPicture(of: outer).svg
        XCTAssertNil(ReadPicture(svg).fault)
        for part in [
            "rx=\"12\"", "stroke:#f00;stroke-width:2", "filter:drop-shadow(0px -3px 3px #00000080)",
            "<linearGradient", "stop-color:#f00", "fill:#0f0", "A10 10 0 0 1 40 50",
        ] { XCTAssert(svg.contains(part), "\(part) is not in \(svg)") }
    }

    @MainActor
    func testAMaskKeepsTheVisiblePart() async {
        let outer = view(0, 0, 100, 100, .red)
        let circle = CAShapeLayer()
        circle.path = UIBezierPath(roundedRect: CGRect(x: 10, y: 10, width: 50, height: 50), cornerRadius: 25).cgPath
        outer.layer.mask = circle
        XCTAssertEqual(picture(of: outer).all("clipPath").count, 1)
        XCTAssert(picture(of: outer).all("g").contains { $0.attributes["clip-path"] != nil })
        let fade = CAGradientLayer()
        fade.frame = outer.bounds
        fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        outer.layer.mask = fade
        let read = picture(of: outer)
        XCTAssertEqual(read.all("mask").count, 1)
        XCTAssertEqual(read.all("clipPath").count, 0)
        XCTAssert(read.all("g").contains { $0.attributes["mask"] != nil })
        circle.path = nil
        outer.layer.mask = circle
        XCTAssertEqual(picture(of: outer).all("rect").filter { $0.number("width") == 100 }.count, 1)
    }

    @MainActor
    func testSubviewsOutsideAreClippedIfTheViewClips() async {
        let outer = view(0, 0, 50, 50)
        outer.addSubview(view(40, 40, 50, 50, .red))
        XCTAssertEqual(picture(of: outer).all("clipPath").count, 0)
        outer.clipsToBounds = true
        outer.layer.cornerRadius = 8
        let clip = picture(of: outer).elements.first { $0.name == "rect" && $0.attributes["rx"] == "8" }
        XCTAssertEqual(clip?.attributes["width"], "50")
    }

    @MainActor
    func testAScrolledListIsDrawnAtItsScrollPosition() async throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let source = Rows()
        table.dataSource = source
        table.contentOffset.y = 66
        let texts = picture(of: table).texts
        XCTAssertEqual(texts.first?.text, "Row 1")
        XCTAssertLessThan(try XCTUnwrap(texts.first).place.y, 44 * 2 - 66)
        XCTAssertEqual(texts.map(\.place.y), texts.map(\.place.y).sorted())
    }

    /// Every row has an image, two labels and a button.
    @MainActor
    func testAScreenOfFifteenRowsIsSmall() async {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let (table, rows) = (UITableView(frame: page.bounds), People())
        table.rowHeight = 56
        table.dataSource = rows
        page.addSubview(table)
        let svg = ScreenPicture(of: page).svg
        XCTAssertEqual(ReadPicture(svg).texts.count, 45)
        XCTAssertLessThan(svg.utf8.count, 25_000)
    }

    @MainActor
    func testThePictureIsTheSameEachTime() async {
        let (one, other) = (UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200)), Rows())
        one.dataSource = other
        XCTAssertEqual(ScreenPicture(of: one).svg, ScreenPicture(of: one).svg)
        XCTAssertEqual(ScreenPicture(of: one).size, CGSize(width: 320, height: 200))
    }

    @MainActor
    func testAButtonsBackgroundIsDrawn() async throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Buy"
        configuration.background.backgroundColor = .systemGreen
        configuration.background.cornerRadius = 9
        configuration.background.strokeColor = .systemRed
        configuration.background.strokeWidth = 2
        let custom = UIView()
        custom.backgroundColor = .systemYellow
        configuration.background.customView = custom
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        let svg = ScreenPicture(of: button).svg
        let (fill, stroke) = (
            try XCTUnwrap(svg.range(of: "fill:#34c759")), try XCTUnwrap(svg.range(of: "stroke:#ff3b30"))
        )
        XCTAssertLessThan(fill.lowerBound, stroke.lowerBound)
        let drawn = ReadPicture(svg)
        XCTAssertEqual(drawn.all("rect").first.map { $0.number("rx") }, 9)
        XCTAssertEqual(
            drawn.all("rect").filter { $0.number("width") == 100 }.count, 3,
            "the color, the clip and the custom view have the full width")
        XCTAssertEqual(drawn.texts.map(\.text), ["Buy"])
    }

    @MainActor
    func testAButtonsTitleHasItsAttributes() async throws {
        var title = AttributedString("Buy")
        title.foregroundColor = .systemRed
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = title
        let button = UIButton(configuration: configuration)
        button.sizeToFit()
        XCTAssert(ScreenPicture(of: button).svg.contains("fill:#ff3b30"))
    }
}

private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

private final class People: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 15 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Person number \(indexPath.row)"
        cell.detailTextLabel?.text = "\(1966 + indexPath.row) · What she or he was given the award for"
        cell.imageView?.image = UIImage(systemName: "person.crop.circle")
        let button = UIButton(configuration: .tinted())
        button.setTitle("Follow", for: .normal)
        button.sizeToFit()
        cell.accessoryView = button
        return cell
    }
}
