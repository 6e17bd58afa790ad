import Foundation
import SampleScreens
import TestSupport
import XCTest

@testable import TapReplay

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Tests that the text drawing of a screen contains the strings in the picture of the screen, and that the rows are in
/// the same order.
final class PictureTextTests: XCTestCase {
    /// The strings in a picture, grouped by cell.
    private final class PictureTextParser: NSObject, XMLParserDelegate {
        struct Row {
            let title: String
            let top: Double
            var texts: [String]
        }
        /// The rows that bars do not cover, from top to bottom.
        var rows: [Row] {
            // The numbers in a picture are rounded.
            found.filter {
                $0.top < inSight.upperBound - 0.1 && $0.top + Self.height($0.title) > inSight.lowerBound + 0.1
            }.sorted { $0.top < $1.top }
        }
        private var found: [Row] = []
        /// The area between the bars.
        private var inSight = 0...Double.infinity
        /// The title and the position of each `g` element that is currently open, and whether the element contains
        /// text.
        private var groups: [(title: String, top: Double, hasText: Bool)] = []
        private var collected = ""

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            collected = ""
            guard name == "g" else { return }
            let moved = attributes["transform"]?.firstMatch(of: /^translate\([-.\d]+ ([-.\d]+)\)/)
            groups.append(("", (groups.last?.top ?? 0) + (moved.flatMap { Double($0.1) } ?? 0), false))
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) { collected += string }

        /// Returns the height in the title of a view.
        private static func height(_ title: String) -> Double {
            title.split(separator: "×").last.flatMap { Double($0) } ?? 0
        }

        func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
            switch name {
            case "title":
                groups[groups.count - 1].title = collected
                let top = groups[groups.count - 1].top
                if collected.hasPrefix("UINavigationBar ") {
                    inSight = top + Self.height(collected)...inSight.upperBound
                } else if collected.hasPrefix("UITabBar ") || collected.hasPrefix("UIToolbar ") {
                    inSight = inSight.lowerBound...top
                }
            case "g": groups.removeLast()
            case "text":
                // Finds the outermost cell that contains the text. Text outside lists is ignored.
                guard let row = groups.first(where: { $0.title.prefix { $0 != " " }.hasSuffix("Cell") }) else { return }
                if found.last?.top != row.top || found.last?.title != row.title {
                    found.append(Row(title: row.title, top: row.top, texts: []))
                }
                // The text drawing contains only the first line of a string.
                if !groups[groups.count - 1].hasText { found[found.count - 1].texts.append(collected) }
                groups[groups.count - 1].hasText = true
            default: break
            }
        }

        init(_ svg: String) {
            super.init()
            let parser = XMLParser(data: Data(svg.utf8))
            parser.delegate = self
            _ = parser.parse()
        }
    }

    @MainActor
    func testNoTextOfASampleIsCutOffAtALargerTextSize() async throws {
        for size in ["extraExtraExtraLarge", "accessibilityLarge", "accessibilityExtraExtraExtraLarge"] {
            for screen in SampleScreens.all where screen.name != "stress" {
                var options = ReplayPlayer.Options()
                (options.reportsSteps, options.reportsFaults) = (true, true)
                let player = ReplayPlayer(screens: SampleScreens.all, options: options)
                var faults: [String] = []
                // Sentences are the previews of messages, which have one line until they are selected. A bar cuts off a large
                // title that is too wide.
                player.onStep = { step in
                    faults += (step.faults ?? []).filter { fault in
                        ["only a part of its text", "no room for its text", "extends"].contains { fault.contains($0) }
                            && !fault.contains(/[.…]" in row/) && !fault.contains("label \"Turing Award\"")
                    }
                }
                let steps = [
                    "device \"iPhone 16\"", "text size \(size)", "screen \(screen.name)", "show", "scroll by 600",
                    "show",
                ]
                _ = try await player.play(.text(steps.joined(separator: "\n"), name: screen.name))
                XCTAssertEqual(faults, [], "\(screen.name) at \(size)")
            }
        }
    }

    private static func words(_ text: String) -> [Substring] {
        text.split { !$0.isLetter && !$0.isNumber }
    }

    @MainActor
    func testTextsOfRandomScreensAreThoseOfTheTextDrawing() async throws {
        var ordered = 0
        for screen in SampleScreens.all where screen.name != "stress" {
            try await awaitEachSeed([20_261_121]) { seed in
                let script = try RandomScript(screen, .init(), steps: 15, seed: seed)
                var options = ReplayPlayer.Options()
                (options.reportsSteps, options.reportsEachScreen, options.reportsPictures) = (true, true, true)
                let player = ReplayPlayer(screens: SampleScreens.all, options: options)
                var compared = 0
                player.onStep = { step in
                    // Skips alerts and the store's sheet: the text drawing contains only what is in front, but the
                    // picture also contains the list behind it.
                    guard let svg = step.picture, let drawing = step.screen,
                        drawing.contains(/\d of \d+( rows)? ─/), !drawing.hasPrefix("┌─ Checkout ")
                    else { return }
                    compared += 1
                    let drawn = Self.words(drawing)
                    let known = Set(drawn)
                    var place = 0
                    // A text drawing contains the lists of a screen one after another, regardless of their positions.
                    // The order of the rows is compared only if there is a single list.
                    let hasOneList = drawing.matches(of: /\d of \d+( rows)? ─/).count == 1
                    for row in PictureTextParser(svg).rows {
                        for text in row.texts {
                            // The last word of a truncated string may be incomplete.
                            let words = Self.words(text).dropLast(text.hasSuffix("…") ? 1 : 0)
                            let missing = words.filter { !known.contains($0) }
                            XCTAssertEqual(missing, [], "\(screen.name): \(text)\n\(drawing)")
                        }
                        // Finds a word that appears only once in the text drawing. It must not precede the word that
                        // was found for the previous row.
                        let own = row.texts.flatMap(Self.words).first { word in drawn.count { $0 == word } == 1 }
                        guard hasOneList, let own, let found = drawn.firstIndex(of: own) else { continue }
                        ordered += 1
                        XCTAssertGreaterThan(found, place - 1, "\(screen.name): \(own)\n\(drawing)")
                        place = found
                    }
                }
                _ = try await player.play(.text(script.text, name: "random.taps"))
                XCTAssertGreaterThan(compared, 3, "\(screen.name), seed \(seed)")
            }
        }
        XCTAssertGreaterThan(ordered, 100)
    }
}
