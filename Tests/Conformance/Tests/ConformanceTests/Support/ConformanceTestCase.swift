import CellDirector
import XCTest

/// A base class for tests that must pass with both UIKit and its headless mirror. `HeadlessUIKitTests` also uses it for
/// tests of the mirror alone.
class ConformanceTestCase: XCTestCase {
    override func tearDown() async throws { await Windows.close() }

    /// Skips the current test if it runs with UIKit but without a host app, as a package's tests do on a simulator.
    ///
    /// A host app is required for actions sent through the application, appearance proxies, key windows and first
    /// responders.
    @MainActor
    func needsHostApp() throws {
        #if canImport(UIKit)
        if Bundle.main.bundleURL.pathExtension != "app" {
            Report.skipped.append(sentence)
            throw XCTSkip("it needs a host app")
        }
        #endif
    }

    /// The test's name as words: "a reload drops the selection" for `testAReloadDropsTheSelection`.
    var sentence: String {
        // The test's name is "Type.method" on Linux, and "-[Module.Type method]" on Apple's platforms.
        let method = name.split { ". ]".contains($0) }.last?.dropFirst("test".count) ?? ""
        var words = ""
        for letter in method {
            if letter.isUppercase, !words.isEmpty { words += " " }
            words += letter.lowercased()
        }
        return words
    }
}

/// Adds a view to a window, because UIKit's lists show no rows outside a window.
@MainActor
func inWindow<View: UIView>(_ view: View) -> View {
    Windows.open(around: view)
    return view
}

/// The windows of the current test.
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
