import HeadlessUIKit
import ScreenPictures
import XCTest

/// Tests that pictures show what shape layers, shadows and z-positions store.
final class ShapePictureTests: XCTestCase {
    @MainActor
    private func svg(_ layers: CALayer...) -> String {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for layer in layers { view.layer.addSublayer(layer) }
        return ScreenPicture(of: view).svg
    }

    @MainActor
    private func ring(from start: CGFloat = -.pi / 2, to end: CGFloat, clockwise: Bool = true) -> CAShapeLayer {
        let ring = CAShapeLayer()
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: start, endAngle: end, clockwise: clockwise)
        ring.path = path.cgPath
        ring.fillColor = nil
        ring.strokeColor = UIColor.red.cgColor
        ring.lineWidth = 8
        return ring
    }

    @MainActor
    func testAnArcIsAPath() async {
        XCTAssertTrue(svg(ring(to: .pi)).contains("d=\"M50 10L50 10A40 40 0 0 1 "))
        XCTAssertTrue(svg(ring(from: 0, to: 2 * .pi)).contains("L90 50A40 40 0 0 1 10 50A40 40 0 0 1 90 50\""))
        XCTAssertTrue(svg(ring(to: -.pi / 2)).contains("A40 40 0 0 1 50 10A40 40 0 0 1 50 10\""), "no progress yet")
        let path = UIBezierPath()
        path.addLine(to: CGPoint(x: 9, y: 9))
        path.addQuadCurve(to: .zero, controlPoint: .zero)
        path.close()
        XCTAssertTrue(path.isEmpty)
        path.append(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)))
        path.append(
            UIBezierPath(arcCenter: .zero, radius: 5, startAngle: 0, endAngle: .pi, clockwise: true))
        let shape = CAShapeLayer()
        shape.path = path.cgPath
        XCTAssertTrue(svg(shape).contains("ZM5 0L5 0A"), "an appended path is a subpath")
    }

    @MainActor
    func testTheEndsTheDashesAndTheRuleOfAShapeAreDrawn() async {
        let shape = ring(to: .pi)
        (shape.strokeStart, shape.strokeEnd) = (0.25, 0.75)
        XCTAssertTrue(
            svg(shape).contains("pathLength=\"1000\" stroke-dasharray=\"500 2000\" stroke-dashoffset=\"-250\""))
        shape.strokeEnd = 0.25
        XCTAssertFalse(svg(shape).contains("stroke-width:8"))
        (shape.strokeStart, shape.strokeEnd) = (0, 1)
        (shape.lineCap, shape.lineJoin) = (.round, .bevel)
        (shape.lineDashPattern, shape.lineDashPhase) = ([6, 3], 2)
        let dashed = svg(shape)
        for part in [
            "stroke-linecap:round", "stroke-linejoin:bevel", "stroke-dasharray:6 3", "stroke-dashoffset:2",
        ] {
            XCTAssertTrue(dashed.contains(part), part)
        }
        shape.strokeEnd = 0.5
        let both = svg(shape)
        XCTAssertTrue(both.contains("stroke-dasharray:6 3") && both.contains("stroke-dasharray=\"500 2000\""))
        XCTAssertTrue(both.contains("mask=\"url(#"))
        shape.fillColor = UIColor.blue.cgColor
        shape.fillRule = .evenOdd
        let filled = svg(shape)
        XCTAssertTrue(filled.contains("fill-rule:evenodd"))
        XCTAssertLessThan(
            filled.range(of: "fill:#00f")?.lowerBound ?? filled.endIndex,
            filled.range(of: "stroke:#f00")?.lowerBound ?? filled.startIndex, "the stroke is in front of the fill")
    }

    /// The fraction is one of the length of the whole path: 100 points, then a square of 40, then 120.
    @MainActor
    func testTheEndsOfAStrokeAreMeasuredAlongAllSubpaths() async {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        path.move(to: CGPoint(x: 0, y: 80))
        path.addLine(to: CGPoint(x: 120, y: 80))
        let shape = CAShapeLayer()
        (shape.path, shape.fillColor, shape.strokeColor) = (path.cgPath, nil, UIColor.red.cgColor)
        func strokes(_ start: CGFloat, _ end: CGFloat) -> [String] {
            (shape.strokeStart, shape.strokeEnd) = (start, end)
            return svg(shape).components(separatedBy: "<path").dropFirst().map { part in
                let data = part.components(separatedBy: "d=\"").last?.prefix { $0 != "\"" } ?? ""
                let dash =
                    part.components(separatedBy: "stroke-dasharray=\"").dropFirst().first?.prefix { $0 != " " } ?? "-"
                return "\(data.prefix(6)) \(data.count { $0 == "M" }) \(dash)"
            }
        }
        XCTAssertEqual(strokes(0, 1), ["M0 0L1 3 -"])
        XCTAssertEqual(strokes(0, 0.25 * 100 / 260).map { String($0.suffix(5)) }, ["1 250"])
        XCTAssertEqual(strokes(0, 120.0 / 260), ["M0 0L1 1 -", "M10 10 1 500"])
        XCTAssertEqual(strokes(50.0 / 260, 200.0 / 260).count, 3)
        XCTAssertEqual(strokes(50.0 / 260, 200.0 / 260).last?.suffix(4), " 500")
        XCTAssertEqual(strokes(140.0 / 260, 1), ["M0 80L 1 -"])
        shape.lineDashPattern = [2, 2]
        (shape.strokeStart, shape.strokeEnd) = (0, 0.5)
        XCTAssertTrue(svg(shape).contains("mask="))
        shape.lineDashPattern = nil
        let ovals = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 10))
        ovals.append(UIBezierPath(ovalIn: CGRect(x: 50, y: 0, width: 20, height: 10)))
        shape.path = ovals.cgPath
        XCTAssertEqual(strokes(0, 0.5), ["M0 5a1 1 -"])
        XCTAssertEqual(strokes(0.25, 0.5), ["M0 5a1 1 500"])
    }

    @MainActor
    func testCornersThatAreNotRoundedAreSquare() async {
        let shape = CAShapeLayer()
        shape.path =
            UIBezierPath(
                roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), byRoundingCorners: [.topLeft],
                cornerRadii: CGSize(width: 5, height: 5)
            ).cgPath
        XCTAssertTrue(svg(shape).contains("M5 0h30h5v5v10v5h-5h-30h-5v-5v-10a5 5 0 0 1 5 -5Z"), svg(shape))
    }

    @MainActor
    func testAShadowPathCastsAShadowWithoutABackground() async {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layer.shadowOpacity = 0.5
        view.layer.shadowOffset = CGSize(width: 1, height: 2)
        XCTAssertFalse(ScreenPicture(of: view).svg.contains("filter:"))
        view.layer.shadowPath = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 50, height: 50)).cgPath
        let svg = ScreenPicture(of: view).svg
        XCTAssertTrue(svg.contains("translate(1 2)") && svg.contains("filter:blur(3px)"))
        XCTAssertTrue(svg.contains("M10 10L60 10L60 60L10 60Z"))
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.backgroundColor = UIColor.red.cgColor
        layer.shadowOpacity = 1
        XCTAssertTrue(self.svg(layer).contains("filter:drop-shadow(0px -3px 3px #000)"))
    }

    @MainActor
    func testLayersAndViewsAreDrawnInTheOrderOfTheirZPositions() async {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for (index, z) in [2.0, 0, -1, 0].enumerated() {
            let label = UILabel(frame: root.bounds)
            label.text = "\(index)"
            label.layer.zPosition = CGFloat(z)
            root.addSubview(label)
        }
        XCTAssertEqual(picture(of: root).texts.map(\.text), ["2", "1", "3", "0"])
        XCTAssertTrue(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    }

    // MARK: Screens

    @MainActor
    func testAScreenWithoutAStatusBarShowsNone() async {
        final class Page: UIViewController {
            var isBare = false
            override var prefersStatusBarHidden: Bool { isBare }
        }
        UIViewController.hold(HeldDevice(ScreenDevice.named("iPhone 16")), showing: nil)
        defer { UIViewController.hold(HeldDevice(), showing: nil) }
        let page = Page()
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: page)]
        tabs.view.frame = UIScreen.main.bounds
        func showsTime() -> Bool { ScreenPicture(of: tabs).svg.contains(">9:41<") }
        XCTAssertTrue(showsTime())
        page.isBare = true
        XCTAssertFalse(showsTime())
    }

    @MainActor
    func testSeparatorsFollowTheirHandler() async {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.separatorConfiguration.color = .red
        configuration.itemSeparatorHandler = { path, separators in
            var separators = separators
            if path.item == 0 { separators.bottomSeparatorVisibility = .hidden }
            if path.item == 1 {
                separators.topSeparatorVisibility = .visible
                separators.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 50)
            }
            return separators
        }
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1])
        await source.apply(snapshot, animatingDifferences: false)
        let lines = picture(of: list).all("rect").filter { $0.number("height") == 0.33 }
        XCTAssertEqual(lines.map { $0.number("width") }, [240, 304])
        XCTAssertEqual(lines.first?.place, CGPoint(x: 30, y: 44))
    }
}
