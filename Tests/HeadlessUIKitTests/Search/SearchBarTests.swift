import XCTest

@testable import HeadlessUIKit

/// Tests typing in a search bar, and the search bar's buttons, scopes and layout.
final class SearchBarTests: XCTestCase {
    @MainActor
    private final class Listener: NSObject, UISearchBarDelegate {
        var calls: [String] = []
        var refusesToBegin = false
        var refusesToEnd = false
        var refused: Set<String> = []

        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
            calls.append("should begin")
            return !refusesToBegin
        }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("began") }
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { !refusesToEnd }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("ended") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            calls.append("changed to \(searchText)")
        }
        func searchBar(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool { !refused.contains(text) }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
            calls.append("search")
            searchBar.resignFirstResponder()
        }
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmarks") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            calls.append("scope \(selectedScope)")
        }
    }

    @MainActor
    private func makeBar() -> (UISearchBar, Listener) {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        let listener = Listener()
        bar.delegate = listener
        return (bar, listener)
    }

    /// Apps reach parts of a bar and of a field with key-value coding.
    @MainActor
    func testPartsAreFoundByTheirKeys() async {
        let (bar, _) = makeBar()
        XCTAssertTrue(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
        XCTAssertNil(bar.value(forKey: "cancelButton"))
        bar.showsCancelButton = true
        XCTAssertTrue(bar.value(forKey: "cancelButton") is UIButton)
        XCTAssertNil(bar.searchTextField.value(forKey: "_clearButton"))
        let raised = exceptions {
            XCTAssertNil(bar.value(forKey: "nothing"))
            XCTAssertNil(UITextField().value(forKey: "anything"))
        }
        XCTAssertEqual(
            raised.map(\.description),
            [("UISearchBar", "nothing"), ("UITextField", "anything")].map {
                "NSUnknownKeyException: [<\($0) 0x0> valueForUndefinedKey:]: this class is not key value coding-compliant for "
                    + "the key \($1)."
            })
    }

    @MainActor
    func testTypingAndSearchingCallTheDelegate() async throws {
        let (bar, listener) = makeBar()
        try Finger().type("ab\n", into: bar)
        XCTAssertEqual(
            listener.calls, ["should begin", "began", "changed to a", "changed to ab", "search", "ended"])
        XCTAssertEqual(bar.text, "ab")
        XCTAssertFalse(bar.isFirstResponder)
    }

    @MainActor
    func testTheDelegateRefusesLettersAndEditing() async throws {
        let (bar, listener) = makeBar()
        listener.refused = ["1"]
        try Finger().type("a1b", into: bar)
        XCTAssertEqual(bar.text, "ab")
        listener.refusesToEnd = true
        XCTAssertFalse(bar.resignFirstResponder())
        listener.refusesToEnd = false
        XCTAssertTrue(bar.resignFirstResponder())
        listener.refusesToBegin = true
        XCTAssertThrowsError(try Finger().type("c", into: bar)) { error in
            XCTAssertEqual("\(error)", "UISearchTextField can't become first responder")
        }
    }

    @MainActor
    func testTheSearchKeyIsDisabledWithoutTextByDefault() async throws {
        let (bar, listener) = makeBar()
        XCTAssertThrowsError(try Finger().type("\n", into: bar))
        bar.enablesReturnKeyAutomatically = false
        try Finger().type("\n", into: bar)
        XCTAssertEqual(listener.calls.suffix(2), ["search", "ended"])
    }

    @MainActor
    func testClearingReportsTheEmptyText() async throws {
        let (bar, listener) = makeBar()
        bar.text = "old"
        XCTAssertEqual(listener.calls, [])
        try Finger().clear(bar)
        XCTAssertEqual(listener.calls, ["should begin", "began", "changed to "])
        try Finger().type("new", over: bar)
        XCTAssertEqual(bar.text, "new")
        bar.resignFirstResponder()
    }

    @MainActor
    func testCancelEndsEditingInTheSearchBar() async throws {
        let (bar, listener) = makeBar()
        XCTAssertThrowsError(try Finger().cancel(bar)) { error in
            XCTAssertEqual("\(error)", "the search bar has no Cancel button")
        }
        bar.showsCancelButton = true
        XCTAssertThrowsError(try Finger().cancel(bar)) { error in
            XCTAssertEqual("\(error)", "UIButton \"Cancel\" is disabled")
        }
        try Finger().type("a", into: bar)
        try Finger().cancel(bar)
        XCTAssertEqual(listener.calls.last, "cancel")
        XCTAssertEqual(bar.text, "a", "Cancel does not clear the text")
        bar.resignFirstResponder()
    }

    @MainActor
    func testScopesAreChosen() async throws {
        let (bar, listener) = makeBar()
        bar.scopeButtonTitles = ["All", "Read"]
        XCTAssertThrowsError(try Finger().choose(scope: "Read", in: bar)) { error in
            XCTAssertEqual("\(error)", "the search bar shows no scopes")
        }
        bar.showsScopeBar = true
        XCTAssertEqual(bar.selectedScopeButtonIndex, 0)
        try Finger().choose(scope: "Read", in: bar)
        XCTAssertEqual(bar.selectedScopeButtonIndex, 1)
        XCTAssertEqual(listener.calls, ["scope 1"])
        bar.selectedScopeButtonIndex = 0
        XCTAssertEqual(listener.calls, ["scope 1"])
        XCTAssertEqual(bar.sizeThatFits(.zero).height, 100)
    }

    @MainActor
    func testThePartsAreSideBySide() async throws {
        let (bar, listener) = makeBar()
        bar.showsCancelButton = true
        bar.showsBookmarkButton = true
        bar.layoutIfNeeded()
        let frames = bar.subviews.map(\.frame)
        XCTAssertEqual(frames.count, 3)
        for (left, right) in zip(frames, frames.dropFirst()) { XCTAssertLessThanOrEqual(left.maxX, right.minX) }
        XCTAssertLessThanOrEqual(frames[2].maxX, 320)
        try Finger().tap(bar.subviews[1])
        XCTAssertEqual(listener.calls, ["bookmarks"])
    }
}
