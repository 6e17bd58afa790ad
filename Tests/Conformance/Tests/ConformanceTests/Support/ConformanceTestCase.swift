import CellDirector
import XCTest

/// A test of what both halves of UIKit do: the real one, and the one without a screen.
class ConformanceTestCase: XCTestCase {
    override func tearDown() async throws { await Windows.close() }

    /// Skips a test, on a simulator, that only passes inside an app, which a package's tests have not.
    ///
    /// Actions that go to their targets by way of the application, appearance proxies, key windows and first responders need one.
    @MainActor
    func needsHostApp() throws {
        #if canImport(UIKit)
        if Bundle.main.bundleURL.pathExtension != "app" {
            Report.skipped.append(sentence)
            throw XCTSkip("it needs a host app")
        }
        #endif
    }

    /// What the test's name says: "a reload drops the selection" of `testAReloadDropsTheSelection`.
    var sentence: String {
        // Its name is "Type.method" on Linux, and "-[Module.Type method]" on Apple's platforms.
        let method = name.split { ". ]".contains($0) }.last?.dropFirst("test".count) ?? ""
        var words = ""
        for letter in method {
            if letter.isUppercase, !words.isEmpty { words += " " }
            words += letter.lowercased()
        }
        return words
    }
}

/// Puts a view into a window, without which UIKit's lists show no rows.
@MainActor
func inWindow<View: UIView>(_ view: View) -> View {
    Windows.open(around: view)
    return view
}

/// The windows of the test that runs.
@MainActor
private enum Windows {
    private static var all: [UIWindow] = []

    static func open(around view: UIView) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 2000))
        window.addSubview(view)
        window.isHidden = false
        all.append(window)
    }

    static func close() {
        for window in all { window.subviews.forEach { $0.removeFromSuperview() } }
        all = []
    }
}
