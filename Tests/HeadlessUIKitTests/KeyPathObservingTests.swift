import HeadlessUIKit
import XCTest

/// Tests observers of UIKit's properties by their names.
final class KeyPathObservingTests: ConformanceTestCase {
    private final class Screen: UIViewController {
        var changes: [String] = []

        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let (old, new) = (change?[.oldKey], change?[.newKey])
            let kind = (change?[.kindKey] as? NSNumber)?.uintValue == NSKeyValueChange.setting.rawValue
            let values = [old, new].map { value in
                (value as? String) ?? (value as? CGPoint).map { "\($0.y)" } ?? (value is NSNull ? "null" : "none")
            }
            changes.append("\(keyPath ?? "") \(values.joined(separator: " ")) \(kind)")
        }
    }

    @MainActor func testAnObserverIsCalledWithTheValues() async {
        let (screen, scrollView, label) = (Screen(), UIScrollView(), UILabel())
        scrollView.frame.size = CGSize(width: 100, height: 100)
        scrollView.contentSize.height = 500
        scrollView.addObserver(screen, forKeyPath: "contentOffset", options: [.old, .new], context: nil)
        label.addObserver(screen, forKeyPath: "text", options: [.new], context: nil)

        scrollView.contentOffset.y = 20
        label.text = "a"
        label.text = nil
        XCTAssertEqual(
            screen.changes, ["contentOffset 0.0 20.0 true", "text none a true", "text none null true"])

        scrollView.removeObserver(screen, forKeyPath: "contentOffset")
        label.removeObserver(screen, forKeyPath: "text")
        scrollView.contentOffset.y = 30
        label.text = "b"
        XCTAssertEqual(screen.changes.count, 3)
    }

    @MainActor func testAnInitialValueIsReportedAtOnce() async {
        let (screen, label) = (Screen(), UILabel())
        label.text = "a"
        label.addObserver(screen, forKeyPath: "text", options: [.initial, .new, .old], context: nil)
        XCTAssertEqual(screen.changes, ["text none a true"])
        label.removeObserver(screen, forKeyPath: "text")
    }

    @MainActor func testTheContextTellsObservationsApart() async {
        let (screen, view) = (Screen(), UIView())
        let contexts = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)
        defer { contexts.deallocate() }
        view.addObserver(screen, forKeyPath: "hidden", context: contexts)
        view.addObserver(screen, forKeyPath: "hidden", context: contexts + 1)
        view.isHidden = true
        XCTAssertEqual(screen.changes.count, 2)
        view.removeObserver(screen, forKeyPath: "hidden", context: contexts)
        view.isHidden = false
        XCTAssertEqual(screen.changes.count, 3)
        view.removeObserver(screen, forKeyPath: "hidden", context: contexts + 1)
    }
}
