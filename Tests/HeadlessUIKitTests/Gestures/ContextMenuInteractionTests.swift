import XCTest

@testable import HeadlessUIKit

/// Tests context menu interactions: opening, replacing and dismissing the menu, and tapping its preview.
final class ContextMenuInteractionTests: ConformanceTestCase {
    @MainActor
    final class Owner: NSObject, UIContextMenuInteractionDelegate {
        var calls: [String] = []
        var hasMenu = true
        var preview: UIViewController?

        func take() -> [String] {
            defer { calls = [] }
            return calls
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            calls.append("menu at \(Int(location.x)), \(Int(location.y))")
            guard hasMenu else { return nil }
            return UIContextMenuConfiguration(previewProvider: preview.map { page in { @MainActor in page } }) {
                [unowned self] _ in
                UIMenu(children: [UIAction(title: "Share") { [unowned self] _ in calls.append("share") }])
            }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            calls.append("highlighting")
            let parameters = UIPreviewParameters()
            parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
            return interaction.view.map { UITargetedPreview(view: $0, parameters: parameters) }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            calls.append("dismissing")
            return nil
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            calls.append("willDisplay")
            animator?.addCompletion { [unowned self] in calls.append("displayed") }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            calls.append("willEnd")
            animator?.addCompletion { [unowned self] in calls.append("ended") }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            calls.append("preview \(animator.previewViewController?.title ?? "nil")")
        }
    }

    @MainActor
    func testALongPressOpensTheMenu() async throws {
        let owner = Owner()
        let card = makeCardWithMenu(owner)
        try Finger().longPress(card)
        XCTAssertEqual(owner.take(), ["menu at 100, 50", "highlighting", "willDisplay", "displayed"])
        XCTAssertTrue(card.sourceOfMenu === card)
        try Finger().choose("Share", in: card)
        XCTAssertEqual(owner.take(), ["dismissing", "willEnd", "share", "ended"])
        XCTAssertNil(card.openMenu)
    }

    @MainActor
    func testALongPressOfALabelOpensTheMenuOfTheViewBehindIt() async throws {
        let owner = Owner()
        let card = makeCardWithMenu(owner)
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
        card.addSubview(label)
        try Finger().longPress(label)
        XCTAssertEqual(owner.take().first, "menu at 30, 30")
    }

    @MainActor
    func testATapOpensNoMenu() async throws {
        let owner = Owner()
        let card = makeCardWithMenu(owner)
        XCTAssertNotNil(refusal { () throws(TouchRefusal) in try Finger().tap(card) })
        XCTAssertEqual(owner.calls, [])
    }

    @MainActor
    func testWithoutAMenuTheOuterInteractionIsAsked() async throws {
        let (outer, inner) = (Owner(), Owner())
        let card = makeCardWithMenu(outer)
        let part = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        card.addSubview(part)
        part.addInteraction(UIContextMenuInteraction(delegate: inner))
        try Finger().longPress(part)
        XCTAssertEqual(outer.take(), [])
        try Finger().dismissMenu(in: part)
        inner.hasMenu = false
        try Finger().longPress(part)
        XCTAssertEqual(outer.take().first, "menu at 25, 25")
    }

    @MainActor
    func testThePreviewIsTapped() async throws {
        let (owner, page) = (Owner(), UIViewController())
        let card = makeCardWithMenu(owner)
        page.title = "Photo"
        owner.preview = page
        try Finger().longPress(card)
        _ = owner.take()
        try Finger().tapPreview(in: card)
        XCTAssertEqual(owner.take(), ["preview Photo", "dismissing", "willEnd", "ended"])
    }

    @MainActor
    func testTheOpenMenuIsReplacedAndDismissed() async throws {
        let owner = Owner()
        let card = makeCardWithMenu(owner)
        let interaction = try XCTUnwrap(card.interactions.first as? UIContextMenuInteraction)
        interaction.updateVisibleMenu { _ in UIMenu() }
        try Finger().longPress(card)
        XCTAssertEqual(interaction.location(in: card.superview), CGPoint(x: 120, y: 80))
        interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Print") { _ in }]) }
        XCTAssertEqual(card.openMenu?.shownElements.map(\.title), ["Print"])
        interaction.dismissMenu()
        XCTAssertNil(card.openMenu)
        XCTAssertEqual(owner.take().suffix(2), ["willEnd", "ended"])
    }

    @MainActor
    func testAnInteractionHasOneView() async {
        @MainActor
        final class Interaction: NSObject, UIInteraction {
            weak var view: UIView?
            var calls: [String] = []
            func willMove(to view: UIView?) { calls.append("will \(view?.tag ?? 0)") }
            func didMove(to view: UIView?) {
                self.view = view
                calls.append("did \(view?.tag ?? 0)")
            }
        }
        let (first, second, interaction) = (UIView(), UIView(), Interaction())
        (first.tag, second.tag) = (1, 2)
        first.addInteraction(interaction)
        second.addInteraction(interaction)
        XCTAssertEqual(interaction.calls, ["will 1", "did 1", "will 0", "did 0", "will 2", "did 2"])
        XCTAssertEqual(first.interactions.count, 0)
        second.interactions = []
        XCTAssertNil(interaction.view)
        XCTAssertEqual(second.interactions.count, 0)
    }
}

/// A card with a context menu, at (20, 30) in a window.
@MainActor
func makeCardWithMenu(_ owner: ContextMenuInteractionTests.Owner) -> UIView {
    let root = inWindow(UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 440)))
    let card = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 100))
    root.addSubview(card)
    card.addInteraction(UIContextMenuInteraction(delegate: owner))
    return card
}
