import CellDirector
import XCTest

/// The base class of `KeyboardTests` in `ConformanceTests` and in `HeadlessUIKitTests`.
class KeyboardTestCase: ConformanceTestCase {
    @MainActor
    final class Watcher {
        private(set) var log: [String] = []
        private(set) var frames: [CGRect] = []
        private var tokens: [any NSObjectProtocol] = []

        init() {
            for (name, word) in [
                (UIResponder.keyboardWillShowNotification, "will show"),
                (UIResponder.keyboardDidShowNotification, "did show"),
                (UIResponder.keyboardWillHideNotification, "will hide"),
                (UIResponder.keyboardDidHideNotification, "did hide"),
            ] {
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                        MainActor.assumeIsolated {
                            self?.log.append(word)
                            frame.map { self?.frames.append($0) }
                        }
                    })
            }
        }

        func stop() { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    }
}
