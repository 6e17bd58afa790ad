import HeadlessUIKit
import Synchronization
import XCTest

/// Tests the menu with editing commands.
final class MenuControllerTests: XCTestCase {
    private final class Note: UIView {
        var archived = 0
        override var canBecomeFirstResponder: Bool { true }
        func archive() { archived += 1 }
    }

    @MainActor
    func testTheMenuShowsWhatTheFirstResponderCanDo() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let note = Note(frame: window.bounds)
        window.addSubview(note)
        window.isHidden = false
        let menu = UIMenuController.shared
        let archive = Selector(named: "archive") { (note: Note) in note.archive }
        menu.menuItems = [UIMenuItem(title: "Archive", action: archive)]
        defer { menu.menuItems = nil }
        let names = Mutex<[String]>([])
        let tokens = [UIMenuController.willShowMenuNotification, UIMenuController.didHideMenuNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { note in
                let name = note.name.rawValue
                names.withLock { $0.append(name) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        menu.showMenu(from: note, rect: note.bounds)
        XCTAssertFalse(menu.isMenuVisible, "there is no first responder")
        note.becomeFirstResponder()
        menu.showMenu(from: note, rect: note.bounds)
        XCTAssertTrue(menu.isMenuVisible)
        menu.showMenu(from: note, rect: note.bounds)
        menu.hideMenu()
        XCTAssertFalse(menu.isMenuVisible)
        XCTAssertEqual(
            names.withLock { $0 },
            ["UIMenuControllerWillShowMenuNotification", "UIMenuControllerDidHideMenuNotification"])
        UIApplication.shared.sendAction(archive, to: nil, from: menu, for: nil)
        XCTAssertEqual(note.archived, 1)
        note.resignFirstResponder()
        window.isHidden = true
    }
}
