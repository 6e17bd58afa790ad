import HeadlessSwiftUI
import HeadlessUIKit
import XCTest

/// Tests where views are placed. Colors take any size, so that no text needs to be measured.
final class LayoutTests: XCTestCase {
    /// The frames of the colored views, in the order in which they are drawn.
    @MainActor
    private func boxes(_ view: some View, width: CGFloat = 200, height: CGFloat = 100) -> [[CGFloat]] {
        let host = hosted(view, width: width, height: height)
        return views(UIView.self, in: host).filter { $0.backgroundColor != nil && $0.backgroundColor != .clear }.map {
            let frame = $0.convert($0.bounds, to: host)
            return [frame.minX, frame.minY, frame.width, frame.height]
        }
    }

    @MainActor
    func testStacksDivideTheirSpace() async {
        let box = Color.red
        let cases: [(any View, [[CGFloat]])] = [
            (box, [[0, 0, 200, 100]]),
            (box.frame(width: 50, height: 20), [[75, 40, 50, 20]]),
            (
                HStack(spacing: 0) {
                    box; box
                }, [[0, 0, 100, 100], [100, 0, 100, 100]]
            ),
            (
                HStack {
                    box; box
                }, [[0, 0, 96, 100], [104, 0, 96, 100]]
            ),
            (
                HStack(spacing: 10) {
                    box.frame(width: 40); box
                }, [[0, 0, 40, 100], [50, 0, 150, 100]]
            ),
            (
                HStack(spacing: 0) {
                    box.frame(width: 40, height: 20); Spacer(); box.frame(width: 20, height: 40)
                },
                [[0, 40, 40, 20], [180, 30, 20, 40]]
            ),
            (
                HStack(alignment: .top, spacing: 0) {
                    box.frame(width: 100, height: 20)
                    box.frame(width: 100, height: 40)
                }, [[0, 30, 100, 20], [100, 30, 100, 40]]
            ),
            (
                VStack(alignment: .trailing, spacing: 0) {
                    box.frame(width: 100, height: 20)
                    box.frame(width: 50, height: 20)
                }, [[50, 30, 100, 20], [100, 50, 50, 20]]
            ),
            (
                HStack(spacing: 0) {
                    box.frame(minWidth: 150); box.layoutPriority(-1)
                },
                [[0, 0, 200, 100], [200, 0, 0, 100]]
            ),
            (box.padding(10), [[10, 10, 180, 80]]),
            (box.padding(.leading, 30), [[30, 0, 170, 100]]),
            (
                ZStack(alignment: .bottomTrailing) {
                    box; box.frame(width: 20, height: 10)
                },
                [[0, 0, 200, 100], [180, 90, 20, 10]]
            ),
            (
                box.frame(width: 40, height: 40).overlay(alignment: .topTrailing) { box.frame(width: 10, height: 10) },
                [[80, 30, 40, 40], [110, 30, 10, 10]]
            ),
            (
                box.frame(width: 40, height: 40).padding(5).background(Color.blue),
                [[75, 25, 50, 50], [80, 30, 40, 40]]
            ),
            (box.frame(maxWidth: 60, maxHeight: .infinity, alignment: .leading), [[70, 0, 60, 100]]),
            (
                box.frame(width: 30, height: 30).frame(maxWidth: .infinity, alignment: .trailing),
                [[170, 35, 30, 30]]
            ),
            (box.aspectRatio(1, contentMode: .fit), [[50, 0, 100, 100]]),
            (box.aspectRatio(1, contentMode: .fill), [[0, -50, 200, 200]]),
            (box.frame(width: 10, height: 10).offset(x: 5, y: -5), [[100, 40, 10, 10]]),
            (
                Group {
                    box; box
                }.frame(width: 50, height: 20),
                [[75, 26, 50, 20], [75, 54, 50, 20]]
            ),
            (HStack { if false { box } else { box.opacity(0.5) } }, [[0, 0, 200, 100]]),
            (
                ForEach(0..<2, id: \.self) { box.frame(width: CGFloat($0 + 1) * 10, height: 20) },
                [[95, 26, 10, 20], [90, 54, 20, 20]]
            ),
        ]
        for (view, frames) in cases { XCTAssertEqual(boxes(AnyView(view)), frames, "\(type(of: view))") }
    }

    @MainActor
    func testTextWrapsAndHasALineLimit() async {
        let text = "one two three four five six seven eight nine ten"
        let one = hosted(Text(text).fixedSize(), width: 1000)
        let line = frames(UILabel.self, in: one)[0].height
        XCTAssertEqual(
            frames(UILabel.self, in: hosted(Text(text), width: 120, height: 500))[0].height, line * 4, accuracy: 6)
        XCTAssertEqual(
            frames(UILabel.self, in: hosted(Text(text).lineLimit(2), width: 120, height: 500))[0].height, line * 2,
            accuracy: 3)
        XCTAssertEqual(
            frames(UILabel.self, in: hosted(Text(text), width: 120, height: line))[0].height, line, accuracy: 1)
    }

    @MainActor
    func testRightToLeftLayoutsAreMirrored() async {
        let controller = UIHostingController(
            rootView: HStack(spacing: 0) {
                Color.red.frame(width: 50); Color.blue.frame(width: 20); Spacer()
            })
        controller.view.semanticContentAttribute = .forceRightToLeft
        controller.traitOverrides.layoutDirection = .rightToLeft
        controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.view.subviews.map(\.frame.minX), [150, 130])
    }

    @MainActor
    func testFontsAndColorsFollowTheEnvironment() async throws {
        let view = hosted(
            VStack {
                Text("a").bold()
                Text("b").font(.caption).foregroundStyle(.red)
                Text("c").foregroundColor(.blue)
            }.font(.title).foregroundStyle(.green), height: 300)
        let labels = views(UILabel.self, in: view)
        XCTAssertEqual(labels.map(\.font.pointSize), [28, 12, 28])
        XCTAssertEqual(labels.map(\.textColor), [.systemGreen, .systemRed, .systemBlue])
        let big = UIHostingController(rootView: Text("a"))
        big.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        big.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        big.view.layoutIfNeeded()
        XCTAssertEqual(views(UILabel.self, in: big.view).first?.font.pointSize, 33)
    }
}
