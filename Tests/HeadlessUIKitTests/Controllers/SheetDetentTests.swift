@testable import HeadlessUIKit
import XCTest

/// Tests the heights at which sheets rest on a named device, and the position of a sheet on an iPad.
final class SheetDetentTests: XCTestCase {
    @MainActor private var page: UIViewController?

    override func tearDown() async throws {
        await MainActor.run { UIViewController.hold(HeldDevice(), showing: nil) }
    }

    /// A sheet that records its height before it appears and after its traits have changed.
    private final class HeightLog: UIViewController {
        var heights: [CGFloat] = []
        override func viewWillAppear(_ animated: Bool) { heights.append(view.frame.height) }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            heights.append(view.frame.height)
        }
    }

    /// Presents a sheet on an iPhone 16. In portrait, its screen is 852 points high, with 59 points of the safe area at
    /// the top and 34 at the bottom.
    @MainActor
    private func present(
        _ given: UIViewController? = nil, isSideways: Bool = false,
        _ prepare: (UISheetPresentationController) -> Void
    ) throws -> (UIViewController, UISheetPresentationController) {
        let (page, sheet) = (UIViewController(), given ?? UIViewController())
        self.page = page
        let held = HeldDevice(try XCTUnwrap(ScreenDevice.named("iPhone 16")), isSideways: isSideways)
        UIViewController.hold(held, showing: page)
        let presentation = try XCTUnwrap(sheet.sheetPresentationController)
        prepare(presentation)
        makeAppear(page)
        page.present(sheet, animated: false)
        return (sheet, presentation)
    }

    @MainActor
    func testACustomDetentLeavesTheSafeAreaOutOfItsHeight() async throws {
        var maximum: CGFloat?
        let (sheet, presentation) = try present {
            $0.detents = [
                .custom(identifier: .init("small")) { context in
                    maximum = context.maximumDetentValue
                    XCTAssertEqual(context.containerTraitCollection.verticalSizeClass, .regular)
                    return 200
                },
                .large(),
            ]
        }
        XCTAssertEqual(maximum, 852 - 59 - 10 - 34)
        XCTAssertEqual(sheet.sheetFrame, CGRect(x: 0, y: 852 - 234, width: 393, height: 234))
        XCTAssertEqual(sheet.view.frame.height, 234)
        XCTAssertTrue(presentation.dims)
        presentation.largestUndimmedDetentIdentifier = .init("small")
        XCTAssertFalse(presentation.dims)
        presentation.largestUndimmedDetentIdentifier = .medium
        XCTAssertTrue(presentation.dims, "the sheet has no medium detent")
        presentation.largestUndimmedDetentIdentifier = .init("small")
        presentation.selectedDetentIdentifier = .large
        XCTAssertEqual(sheet.view.frame.height, 852 - 69)
        XCTAssertTrue(presentation.dims)
        sheet.dismiss(animated: false)
    }

    @MainActor
    func testASheetRestsAtItsSmallestActiveDetent() async throws {
        var height: CGFloat? = 500
        let (sheet, presentation) = try present {
            $0.detents = [.medium(), .custom { _ in 100 }, .custom { _ in height }]
        }
        XCTAssertEqual(sheet.view.frame.height, 134)
        XCTAssertEqual(Set(presentation.detents.map(\.identifier)).count, 3)
        presentation.detents.remove(at: 1)
        XCTAssertEqual(sheet.view.frame.height, 426)
        presentation.selectedDetentIdentifier = presentation.detents[1].identifier
        XCTAssertEqual(sheet.view.frame.height, 534)
        height = 2000
        presentation.invalidateDetents()
        XCTAssertEqual(sheet.view.frame.height, 852 - 69)
        XCTAssertTrue(presentation.isLarge)
        height = nil
        presentation.invalidateDetents()
        XCTAssertEqual(sheet.view.frame.height, 426, "the selected detent is inactive")
        presentation.detents = [.custom { _ in nil }]
        XCTAssertTrue(presentation.isLarge, "no detent is active")
        sheet.dismiss(animated: false)
    }

    @MainActor
    func testTheMediumDetentIsInactiveInCompactHeight() async throws {
        let (sheet, presentation) = try present(isSideways: true) { $0.detents = [.medium(), .large()] }
        XCTAssertTrue(presentation.isLarge)
        XCTAssertGreaterThan(sheet.view.frame.height, 393 / 2)
        sheet.dismiss(animated: false)
    }

    @MainActor
    func testARotationComputesTheHeightsAgain() async throws {
        let (sheet, presentation) = try present { $0.detents = [.medium(), .large()] }
        let device = try XCTUnwrap(ScreenDevice.named("iPhone 16"))
        UIViewController.hold(HeldDevice(device, isSideways: true), showing: try XCTUnwrap(page))
        XCTAssertTrue(presentation.isLarge)
        XCTAssertEqual(sheet.view.frame.height, sheet.sheetFrame?.height)
        UIViewController.hold(HeldDevice(device), showing: try XCTUnwrap(page))
        XCTAssertEqual(sheet.view.frame.height, 426)
        XCTAssertEqual(sheet.sheetFrame?.height, 426)
        sheet.dismiss(animated: false)
    }

    @MainActor
    func testTheHeightOfADetentIsKeptUntilTheDetentsAreInvalidated() async throws {
        var height: CGFloat = 200
        let (sheet, presentation) = try present { $0.detents = [.custom { _ in height }] }
        height = 300
        XCTAssertEqual(sheet.sheetFrame?.height, 234)
        presentation.invalidateDetents()
        XCTAssertEqual(sheet.sheetFrame?.height, 334)
        XCTAssertEqual(sheet.view.frame.height, 334)
        sheet.dismiss(animated: false)
    }

    @MainActor
    func testADetentMayLayOutTheSheetToMeasureIt() async throws {
        let (sheet, _) = try present { presentation in
            presentation.detents = [
                .custom { [unowned presentation] _ in
                    let view = presentation.presentedViewController.view
                    view?.setNeedsLayout()
                    view?.layoutIfNeeded()
                    return (view?.frame.width ?? 0) / 2
                }
            ]
        }
        XCTAssertEqual(sheet.view.frame.height, 393 / 2 + 34)
        sheet.dismiss(animated: false)
    }

    @MainActor
    func testASheetIsCenteredOnAnIPad() async throws {
        let (page, sheet) = (UIViewController(), UIViewController())
        UIViewController.hold(HeldDevice(try XCTUnwrap(ScreenDevice.named("iPad mini"))), showing: page)
        sheet.modalPresentationStyle = .pageSheet
        makeAppear(page)
        page.present(sheet, animated: false)
        let (frame, screen) = (try XCTUnwrap(sheet.sheetFrame), UIScreen.main.bounds)
        XCTAssertEqual(frame.size, CGSize(width: 704, height: screen.height - 88))
        XCTAssertEqual(CGPoint(x: frame.midX, y: frame.midY), CGPoint(x: screen.midX, y: screen.midY))
        sheet.dismiss(animated: false)
    }

    @MainActor
    func testASheetHasItsHeightBeforeItAppears() async throws {
        let log = HeightLog()
        let (sheet, _) = try present(log) { $0.detents = [.medium()] }
        XCTAssertEqual(log.heights, [426])
        sheet.dismiss(animated: false)
    }

    @MainActor
    func testASheetHasItsNewHeightWhenItIsNotifiedOfItsNewTraits() async throws {
        let log = HeightLog()
        let (sheet, _) = try present(log) { $0.detents = [.large()] }
        log.heights = []
        let device = try XCTUnwrap(ScreenDevice.named("iPhone 16"))
        UIViewController.hold(HeldDevice(device, isSideways: true), showing: try XCTUnwrap(page))
        XCTAssertEqual(log.heights, [393 - 10])
        sheet.dismiss(animated: false)
    }

    @MainActor
    func testTheHeightOfADetentMayDependOnTheTraitsOfTheSheet() async throws {
        let (sheet, _) = try present { presentation in
            presentation.detents = [
                .custom { [unowned presentation] _ in
                    let traits = presentation.presentedViewController.traitCollection
                    return traits.verticalSizeClass == .compact ? 100 : 300
                }
            ]
        }
        XCTAssertEqual(sheet.view.frame.height, 300 + 34)
        let device = try XCTUnwrap(ScreenDevice.named("iPhone 16"))
        UIViewController.hold(HeldDevice(device, isSideways: true), showing: try XCTUnwrap(page))
        XCTAssertEqual(sheet.view.frame.height, 100 + 21)
        sheet.dismiss(animated: false)
    }

    @MainActor
    func testASheetInAWindowIsAtTheBottomOfTheScreen() async throws {
        let (page, sheet) = (UIViewController(), UIViewController())
        UIViewController.hold(HeldDevice(try XCTUnwrap(ScreenDevice.named("iPhone 16"))), showing: nil)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = page
        window.makeKeyAndVisible()
        let presentation = try XCTUnwrap(sheet.sheetPresentationController)
        presentation.detents = [.medium()]
        page.present(sheet, animated: false)
        XCTAssertTrue(sheet.view.superview === window)
        XCTAssertEqual(sheet.view.frame, CGRect(x: 0, y: 426, width: 393, height: 426))
        sheet.dismiss(animated: false)
    }

    @MainActor
    func testASheetThatReappearsInAWindowKeepsItsPlace() async throws {
        let (page, sheet, cover) = (UIViewController(), UIViewController(), UIViewController())
        UIViewController.hold(HeldDevice(try XCTUnwrap(ScreenDevice.named("iPhone 16"))), showing: nil)
        try XCTUnwrap(sheet.sheetPresentationController).detents = [.medium()]
        makeAppear(page)
        page.present(sheet, animated: false)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = page
        window.makeKeyAndVisible()
        let place = CGRect(x: 0, y: 426, width: 393, height: 426)
        XCTAssertEqual(sheet.view.frame, place, "the sheet was presented before its window was shown")
        cover.modalPresentationStyle = .fullScreen
        sheet.present(cover, animated: false)
        XCTAssertNil(sheet.view.superview)
        XCTAssertEqual(cover.view.frame, window.bounds)
        cover.dismiss(animated: false)
        XCTAssertTrue(sheet.view.superview === window)
        XCTAssertEqual(sheet.view.frame, place)
        sheet.dismiss(animated: false)
    }
}
