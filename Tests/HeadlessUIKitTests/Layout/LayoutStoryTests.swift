import Foundation
import HeadlessUIKit
import XCTest

/// Tests typical app layouts that use only constraints.
final class LayoutStoryTests: XCTestCase {
    /// A chat bubble hugs a short message, and wraps a long message at three quarters of the width.
    @MainActor
    func testAChatBubbleHasAMaximumWidth() async {
        let row = UIView(frame: rect(0, 0, 400, 500))
        let (bubble, text) = (UIView(), Letters(10))
        row.add(bubble)
        bubble.add(text)
        NSLayoutConstraint.activate(
            text.pinned(to: bubble, inset: 12) + [
                bubble.topAnchor.constraint(equalTo: row.topAnchor, constant: 4),
                bubble.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
                bubble.widthAnchor.constraint(lessThanOrEqualTo: row.widthAnchor, multiplier: 0.75),
            ])
        row.layoutIfNeeded()
        XCTAssertEqual(bubble.frame, rect(260, 4, 124, 44))
        text.count = 60
        row.layoutIfNeeded()
        XCTAssertEqual(bubble.frame, rect(84, 4, 300, 84), "27 letters a line, 3 lines")
        XCTAssertEqual(text.frame, rect(12, 12, 276, 60))
        row.frame.size.width = 200
        row.layoutIfNeeded()
        XCTAssertEqual(bubble.frame, rect(34, 4, 150, 124), "12 letters a line, 5 lines")
        text.count = 3
        row.layoutIfNeeded()
        XCTAssertEqual(bubble.frame, rect(130, 4, 54, 44))
    }

    /// A footer stays above the bottom of the safe area and above the keyboard. Without a named device, the keyboard
    /// covers nothing. The safe area insets are 0 in `viewDidLoad()`, and are set before the first layout pass.
    @MainActor
    func testAFooterStaysInTheSafeArea() async {
        final class Screen: UIViewController {
            let (list, footer) = (UIView(), Box(UIView.noIntrinsicMetric, 50))
            var calls: [String] = []
            override func viewDidLoad() {
                view.add(list, footer)
                additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
                NSLayoutConstraint.activate([
                    list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                    list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    list.bottomAnchor.constraint(equalTo: footer.topAnchor),
                    footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    footer.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor),
                    footer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
                ])
                calls.append("loaded \(view.safeAreaInsets.bottom)")
            }
            override func viewSafeAreaInsetsDidChange() { calls.append("safe \(view.safeAreaInsets.bottom)") }
            override func viewWillLayoutSubviews() { calls.append("layout") }
        }
        let screen = Screen()
        screen.beginAppearanceTransition(true, animated: false)
        screen.endAppearanceTransition()
        XCTAssertEqual(screen.calls.prefix(3), ["loaded 0.0", "safe 34.0", "layout"])
        XCTAssertEqual(screen.list.frame, rect(0, 20, 390, 740))
        XCTAssertEqual(screen.footer.frame, rect(0, 760, 390, 50))
        XCTAssertEqual(screen.footer.safeAreaInsets, .zero)
        XCTAssertEqual(screen.view.safeAreaLayoutGuide.layoutFrame, rect(0, 20, 390, 790))
        screen.additionalSafeAreaInsets.bottom = 0
        screen.view.layoutIfNeeded()
        XCTAssertEqual(screen.footer.frame, rect(0, 794, 390, 50))
        XCTAssertEqual(screen.calls.filter { $0.hasPrefix("safe") }, ["safe 34.0", "safe 0.0"])
    }

    @MainActor
    func testBaselinesAlign() async {
        let root = makeRoot()
        let (title, note, box) = (Letters(3), Letters(60), Box(10, 10))
        root.add(title, note, box)
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            note.leadingAnchor.constraint(equalTo: title.trailingAnchor),
            note.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -70),
            note.firstBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor, constant: 4),
            box.topAnchor.constraint(equalTo: note.lastBaselineAnchor),
            box.leadingAnchor.constraint(equalTo: note.leadingAnchor),
        ])
        title.setContentCompressionResistancePriority(.required, for: .horizontal)
        root.layoutIfNeeded()
        XCTAssertEqual(note.frame, rect(30, 14, 200, 60))
        XCTAssertEqual(box.frame, rect(30, 69, 10, 10))
    }
}
