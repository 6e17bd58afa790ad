import CellDirector
import HeadlessUIKit
import TestSupport
import XCTest

@testable import SampleScreens

/// Scrolls the gallery at random while images arrive late, and tests that no row shows the image of a different photo
/// and that no images are loaded for distant rows.
final class GalleryTests: XCTestCase {
    @MainActor
    func testNoRowShowsAnothersImage() async throws {
        var generator = SplitMix64(state: 20_261_122)
        let gallery = GalleryViewController(count: 300)
        gallery.beginAppearanceTransition(true, animated: false)
        gallery.endAppearanceTransition()
        let table: UITableView = gallery.tableView
        let finger = Finger()
        var shownCount = 0
        for _ in 0..<100 {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: gallery.answer()
            case 1: gallery.reverse()
            default: try? finger.scroll(table, by: CGFloat.random(in: -3000...3000, using: &generator))
            }
            table.layoutIfNeeded()
            for cell in table.visibleCells {
                let title = try XCTUnwrap(cell.everyView.compactMap { ($0 as? UILabel)?.text }.first)
                let number = try XCTUnwrap(Int(title.replacingOccurrences(of: "Photo ", with: "")))
                guard let image = cell.everyView.lazy.compactMap({ ($0 as? UIImageView)?.image }).first else {
                    continue
                }
                XCTAssertEqual(image, Landscapes.image(number), title)
                shownCount += 1
            }
            XCTAssertLessThan(
                gallery.waitingCount, 60, "the gallery does not wait for images of rows that are off screen")
        }
        XCTAssertGreaterThan(shownCount, 100)
    }
}
