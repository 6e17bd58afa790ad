import XCTest

@testable import HeadlessUIKit

/// Tests the safe areas of views after the device has been replaced.
final class DeviceChangeTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { UIViewController.hold(HeldDevice(), showing: nil) }
    }

    @MainActor
    func testAViewThatAlreadyHasTheSizeOfTheNewDeviceGetsItsSafeArea() async throws {
        let (page, device) = (UIViewController(), try XCTUnwrap(ScreenDevice.named("iPhone 16")))
        page.view.frame.size = device.size
        page.view.layoutIfNeeded()
        XCTAssertEqual(page.view.safeAreaInsets, .zero)
        UIViewController.hold(HeldDevice(device), showing: page)
        XCTAssertEqual(page.view.safeAreaInsets, UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    }

    /// Both devices have the same safe area, but on the larger one, it does not reach the child's view.
    @MainActor
    func testTheSafeAreaOfAChildFollowsTheSizeOfTheDevice() async throws {
        let device = try XCTUnwrap(ScreenDevice.named("iPhone 16 Pro"))
        let largeDevice = try XCTUnwrap(ScreenDevice.named("iPhone 16 Pro Max"))
        UIViewController.hold(HeldDevice(device), showing: nil)
        let (page, child) = (UIViewController(), UIViewController())
        page.addChild(child)
        child.view.autoresizingMask = []
        child.view.frame = CGRect(x: 0, y: device.size.height - 100, width: 100, height: 100)
        page.view.addSubview(child.view)
        page.view.layoutIfNeeded()
        XCTAssertEqual(child.view.safeAreaInsets.bottom, 34)
        UIViewController.hold(HeldDevice(largeDevice), showing: page)
        XCTAssertEqual(page.view.frame.size, largeDevice.size)
        XCTAssertEqual(child.view.safeAreaInsets.bottom, 0)
    }
}
