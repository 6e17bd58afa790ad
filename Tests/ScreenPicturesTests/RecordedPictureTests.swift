import HeadlessUIKit
import ScreenPictures
import XCTest

/// Sizes in pictures that public libraries recorded on simulators of iOS 17 and 18, with three pixels a point. Unlike
/// those of the conformance suite, they are not in UIKit's public properties.
final class RecordedPictureTests: XCTestCase {
    /// A size, what was recorded for it, and where.
    private struct Fact {
        let name: String
        let expected: CGFloat
        let tolerance: CGFloat
        let source: String
        let actual: CGFloat
    }

    /// The horizontal strokes of the symbols in a picture, such as those of a minus sign.
    @MainActor
    private func strokes(_ read: ReadPicture) -> [(start: CGFloat, width: CGFloat)] {
        read.all("use").compactMap { use in
            let id = use.attributes["href"]?.dropFirst().description
            guard let numbers = use.attributes["transform"]?.split(whereSeparator: { !"0123456789.-".contains($0) }),
                numbers.count == 3, let x = Double(numbers[0]), let scale = Double(numbers[2]),
                let group = read.elements.firstIndex(where: { $0.attributes["id"] == id }),
                let path = read.elements[group...].first(where: { $0.name == "path" }),
                let weight = path.attributes["stroke-width"].flatMap(Double.init),
                let line = path.attributes["d"]?.components(separatedBy: "M").last?.components(separatedBy: " 12h"),
                line.count == 2, let start = Double(line[0]), let width = Double(line[1])
            else { return nil }
            return (CGFloat(x + (start - weight / 2) * scale), CGFloat((width + weight) * scale))
        }
    }

    @MainActor
    private func facts() throws -> [Fact] {
        let source = "cashapp/AccessibilitySnapshot"
        func fact(_ name: String, _ actual: CGFloat, is expected: CGFloat, within tolerance: CGFloat = 0.5) -> Fact {
            Fact(name: name, expected: expected, tolerance: tolerance, source: source, actual: actual)
        }
        let stepper = UIStepper()
        stepper.sizeToFit()
        let signs = strokes(picture(of: stepper))
        XCTAssertEqual(signs.count, 2, "the signs of a stepper are not found")
        guard signs.count == 2 else { return [] }
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.sizeToFit()
        let dots = picture(of: pages).all("circle")
        XCTAssertEqual(dots.count, 3)
        let segments = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
        segments.sizeToFit()
        segments.layoutIfNeeded()
        let titles = picture(of: segments).texts
        XCTAssertEqual(titles.count, 3)
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let track = try XCTUnwrap(picture(of: slider).all("rect").first)
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 393, height: 49))
        bar.items = ["Item A", "Item B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.items?[1].badgeValue = "3"
        bar.layoutIfNeeded()
        let badge = try XCTUnwrap(picture(of: bar).all("rect").first { $0.attributes["rx"] == "9" })
        let tab = try XCTUnwrap(picture(of: bar).texts.first)
        return [
            fact("the width of a stepper's minus sign", signs[0].width, is: 13.667),
            fact("the width of a stepper's plus sign", signs[1].width, is: 13.667),
            fact(
                "the distance of a stepper's signs",
                signs[1].start + signs[1].width / 2 - signs[0].start - signs[0].width / 2, is: 47.667),
            fact("the diameter of a page's dot", 2 * dots[0].number("r"), is: 7.333, within: 0.4),
            fact("the distance of pages' dots", dots[1].number("cx") - dots[0].number("cx"), is: 17.667),
            // The recorded width is that of the ink; both letters' side bearings are about 0.09 of the font size.
            fact(
                "the width of a segment's title", titles[0].number("textLength") - 0.09 * 13, is: 65.333, within: 0.7),
            fact("the distance of segments' titles", titles[1].place.x - titles[0].place.x, is: 88, within: 0.7),
            fact("the height of a slider's track", track.number("height"), is: 4, within: 0.4),
            fact("the space beside a slider's track", track.place.x, is: 2, within: 1.1),
            fact("the start of a badge after a tab's middle", badge.place.x - 393 * 0.75, is: 11.083, within: 0.4),
            fact("the height of a badge", badge.number("height"), is: 18, within: 0.4),
            fact("the baseline of a tab's title", tab.place.y, is: 44.667, within: 0.7),
        ]
    }

    @MainActor
    func testSizesInPicturesAreThoseRecordedOnSimulators() async throws {
        let deviations = try facts().compactMap { fact in
            abs(fact.actual - fact.expected) <= fact.tolerance
                ? nil : "\(fact.name): \(fact.actual) instead of \(fact.expected) (\(fact.source))"
        }
        XCTAssertEqual(deviations, [], deviations.joined(separator: "\n"))
    }
}
