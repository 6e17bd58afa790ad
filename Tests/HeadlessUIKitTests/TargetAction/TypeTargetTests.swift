import Foundation
import HeadlessUIKit
import XCTest

/// Tests classes as targets, whose actions are type methods.
final class TypeTargetTests: XCTestCase {
    @MainActor
    private final class Log: NSObject {
        static var lines: [String] = []
        static func write() { lines.append("write") }
        static func hear(_ note: Notification) { lines.append(note.name.rawValue) }
    }

    @MainActor
    func testAClassIsTheTargetOfAControlARecognizerAndANotification() async throws {
        Log.lines = []
        let write = Selector(named: "write") { (type: Log.Type) in type.write }
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.addTarget(Log.self, action: write, for: .touchUpInside)
        try Finger().tap(button)
        XCTAssertEqual(Log.lines, ["write"])
        button.removeTarget(Log.self, action: write, for: .touchUpInside)
        XCTAssertEqual(button.allControlEvents, [])
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.addGestureRecognizer(UITapGestureRecognizer(target: Log.self, action: write))
        try Finger().tap(view)
        XCTAssertEqual(Log.lines, ["write", "write"])
        let center = NotificationCenter()
        let hear = Selector(named: "hear") { (type: Log.Type) in type.hear }
        center.addObserver(Log.self, selector: hear, name: Notification.Name("saved"), object: nil)
        center.post(name: Notification.Name("saved"), object: nil)
        XCTAssertEqual(Log.lines, ["write", "write", "saved"])
        UIApplication.shared.sendAction(write, to: Log.self, from: nil, for: nil)
        XCTAssertEqual(Log.lines.count, 4)
    }
}
