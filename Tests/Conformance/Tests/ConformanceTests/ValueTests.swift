import CellDirector
import XCTest

final class ValueTests: ConformanceTestCase {
    func testColorsAreEqualIfTheirComponentsAreEqual() {
        XCTAssertEqual(UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertNotEqual(UIColor.red, UIColor.systemRed)
        XCTAssertEqual(UIColor.label.withAlphaComponent(0.5), UIColor.label.withAlphaComponent(0.5))
        XCTAssertNotEqual(UIColor.label.withAlphaComponent(0.5), .label)
    }

    func testFontsAreEqualByNameSizeAndWeight() {
        XCTAssertEqual(UIFont.systemFont(ofSize: 17), .preferredFont(forTextStyle: .body))
        XCTAssertNotEqual(UIFont.boldSystemFont(ofSize: 12), .systemFont(ofSize: 12))
        XCTAssertTrue(UIFont.boldSystemFont(ofSize: 12).fontDescriptor.symbolicTraits.contains(.traitBold))
        XCTAssertEqual(UIFont.systemFont(ofSize: 12).withSize(20).pointSize, 20)
    }

    func testSymbolsAreEqualByTheirConfiguration() {
        let large = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
        let star = UIImage(systemName: "star", withConfiguration: large)
        XCTAssertEqual(
            star,
            UIImage(systemName: "star")?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)))
        XCTAssertNotEqual(star, UIImage(systemName: "star"))
        XCTAssertNotEqual(star, star?.withTintColor(.red))
        XCTAssertEqual(star?.withTintColor(.red, renderingMode: .alwaysOriginal).renderingMode, .alwaysOriginal)
        XCTAssertEqual(star?.withTintColor(.red).symbolConfiguration, large)

        let red = UIImage.SymbolConfiguration(paletteColors: [.red])
        XCTAssertEqual(
            large.applying(red).applying(UIImage.SymbolConfiguration(pointSize: 9)),
            UIImage.SymbolConfiguration(pointSize: 9, weight: .bold).applying(red))
        XCTAssertEqual(large.applying(nil), large)
        XCTAssertEqual(
            star?.applyingSymbolConfiguration(red)?.symbolConfiguration, large.applying(red))
    }

    func testImagesAreEqualByNameAndMode() {
        let star = UIImage(systemName: "star")
        XCTAssertEqual(star, UIImage(systemName: "star"))
        XCTAssertNotEqual(star, star?.withRenderingMode(.alwaysTemplate))
        XCTAssertNil(UIImage(data: Data()))
    }

    func testIndexPathsHaveSectionsAndRows() {
        var path = IndexPath(row: 3, section: 2)
        XCTAssertEqual(path, [2, 3])
        XCTAssertEqual(path, IndexPath(item: 3, section: 2))
        path.row = 7
        path.section = 1
        XCTAssertEqual(path, [1, 7])
    }

    @MainActor
    func testRawValuesAreThoseOfUIKit() async {
        XCTAssertEqual(UIControl.Event.touchUpInside.rawValue, 64)
        XCTAssertEqual(UIControl.Event.valueChanged.rawValue, 4096)
        XCTAssertEqual(UIControl.Event.primaryActionTriggered.rawValue, 8192)
        XCTAssertEqual(UIControl.Event.editingChanged.rawValue, 131_072)
        XCTAssertEqual(UIControl.State.selected.rawValue, 4)
        XCTAssertEqual(UITableView.RowAnimation.automatic.rawValue, 100)
        XCTAssertEqual(UITableView.Style.insetGrouped.rawValue, 2)
        XCTAssertEqual(UIButton.ButtonType.close.rawValue, 7)
        XCTAssertEqual(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue, 20)
        XCTAssertEqual(NSLayoutConstraint.Attribute.firstBaseline.rawValue, 12)
        XCTAssertEqual(UITableView.automaticDimension, -1)
    }

    /// Apple, `UIImage.init(data:)`: `nil` "if the method could not initialize the image from the specified data".
    @MainActor
    func testOnlyDataWithAnImageHeaderIsAnImage() async throws {
        let heads: [[UInt8]] = [
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], [0xFF, 0xD8, 0xFF, 0xE0], Array("GIF87a".utf8),
            Array("GIF89a".utf8), Array("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ".utf8),
            [0, 0, 0, 24] + Array("ftypheic".utf8),
            [0, 0, 0, 24] + Array("ftypmif1".utf8), Array("II*\0".utf8), Array("MM\0*".utf8),
            Array("BM".utf8) + [70, 0, 0, 0, 0, 0, 0, 0],
        ]
        for head in heads {
            XCTAssertNotNil(UIImage(data: Data(head)), "\(head)")
            XCTAssertNil(UIImage(data: Data(head.dropLast(head.count - 1))), "\(head)")
        }
        let others = [
            "", "{}", "<html>404</html>", "BMW is no bitmap", "RIFF1234WAVEfmt ", "GIF is a format", "1234ftypqt  ",
        ]
        for text in others { XCTAssertNil(UIImage(data: Data(text.utf8)), text) }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("{}".utf8).write(to: file)
        XCTAssertNil(UIImage(contentsOfFile: file.path))
        try Data("GIF89a".utf8).write(to: file)
        XCTAssertNotNil(UIImage(contentsOfFile: file.path))
    }

    func testGeometryIsPrintedInParentheses() {
        XCTAssertEqual("\(CGRect(x: 0, y: 1, width: 2.5, height: 3))", "(0.0, 1.0, 2.5, 3.0)")
        XCTAssertEqual("\(CGPoint(x: 1, y: 2)) \(CGSize(width: 3, height: 4))", "(1.0, 2.0) (3.0, 4.0)")
    }

    @MainActor func testPathsAreComparedByTheirElements() async {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        XCTAssertEqual(UIBezierPath(rect: rect), UIBezierPath(rect: rect))
        XCTAssertEqual(UIBezierPath(ovalIn: rect), UIBezierPath(ovalIn: rect))
        XCTAssertNotEqual(UIBezierPath(ovalIn: rect), UIBezierPath(rect: rect))
    }

    @MainActor func testAPathPassesItsElements() async {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 7, y: 8), controlPoint: CGPoint(x: 5, y: 6))
        path.addCurve(
            to: CGPoint(x: 5, y: 6), controlPoint1: CGPoint(x: 1, y: 2), controlPoint2: CGPoint(x: 3, y: 4))
        path.close()
        let counts: [CGPathElementType: Int] = [
            .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0,
        ]
        var kinds: [CGPathElementType] = []
        var points: [CGFloat] = []
        path.cgPath.applyWithBlock { element in
            kinds.append(element.pointee.type)
            for index in 0..<(counts[element.pointee.type] ?? 0) {
                points += [element.pointee.points[index].x, element.pointee.points[index].y]
            }
        }
        XCTAssertEqual(
            kinds, [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
        XCTAssertEqual(points, [1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6])
    }

    @MainActor func testAnOvalsCurvesMeetItsSidesAndAnArcsCurvesItsEnds() async {
        func ends(_ path: UIBezierPath) -> [CGPathElementType: [CGPoint]] {
            var found: [CGPathElementType: [CGPoint]] = [:]
            path.cgPath.applyWithBlock { element in
                guard element.pointee.type != .closeSubpath else { return }
                let last = element.pointee.type == .addCurveToPoint ? 2 : 0
                let end = element.pointee.points[last]
                found[element.pointee.type, default: []].append(CGPoint(x: end.x.rounded(), y: end.y.rounded()))
            }
            return found
        }
        let sides = [(100, 25), (50, 50), (0, 25), (50, 0)].map { CGPoint(x: $0.0, y: $0.1) }
        let oval = ends(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 50)))
        XCTAssertTrue(sides.allSatisfy { oval[.addCurveToPoint]?.contains($0) == true })
        let half = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50), radius: 50, startAngle: 0, endAngle: .pi, clockwise: true)
        XCTAssertEqual(ends(half)[.moveToPoint], [CGPoint(x: 100, y: 50)])
        XCTAssertEqual(ends(half)[.addCurveToPoint]?.last, CGPoint(x: 0, y: 50))
        XCTAssertNil(ends(half)[.addLineToPoint])
    }

    @MainActor func testAnImageDrawnWithoutAnAreaIsEmpty() async {
        let image = UIGraphicsImageRenderer(size: .zero).image { context in
            UIColor.red.setFill()
            context.fill(context.format.bounds)
        }
        XCTAssertEqual(image, UIImage())
        XCTAssertNil(image.cgImage)
    }
}
