import Foundation
import HeadlessCoreLocation
import HeadlessMessageUI
import HeadlessOSLog
import HeadlessPhotosUI
import HeadlessStoreKit
import HeadlessUIKit
import HeadlessUniformTypeIdentifiers
import HeadlessUserNotifications
import HeadlessWebKit
import Synchronization
import XCTest

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Tests the members of other frameworks that apps use around lists.
final class StandInsTests: XCTestCase {
    #if !canImport(Darwin)
    func testALockIsTakenByOneAtATime() {
        var lock = os_unfair_lock()
        os_unfair_lock_lock(&lock)
        XCTAssertFalse(os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
        XCTAssertTrue(os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)

        let count = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 100) { _ in count.withLock { $0 += 1 } }
        XCTAssertEqual(count.withLock { $0 }, 100)
        let plain = OSAllocatedUnfairLock()
        plain.lock()
        XCTAssertFalse(plain.lockIfAvailable())
        plain.unlock()
        XCTAssertEqual(plain.withLock { 3 }, 3)
    }
    #endif

    func testALogReceivesFormattedMessages() {
        let lines = Mutex<[String]>([])
        let before = OSLog.handler
        defer { OSLog.handler = before }
        OSLog.handler = { message, type, subsystem, category in
            lines.withLock { $0.append("\(type.rawValue) \(subsystem):\(category) \(message)") }
        }
        let (logger, rows) = (Logger(subsystem: "app", category: "list"), 3)
        logger.debug(
            "\(rows, privacy: .public) rows, \(1.5, format: .fixed(precision: 2)), \("a", align: .right(columns: 3))")
        logger.error("no row")
        logger.log(level: .fault, "\(255, format: .hex)")
        os_log(
            "%{public}@ has %d rows, %.1f%%, %d", log: OSLog(subsystem: "app", category: "old"), type: .info, "list",
            rows, 2.0)
        os_log(.error, log: .disabled, "never")
        XCTAssertEqual(
            lines.withLock { $0 },
            [
                "2 app:list 3 rows, 1.50,   a", "16 app:list no row", "17 app:list ff",
                "1 app:old list has 3 rows, 2.0%, %d",
            ])
    }

    func testTypesConformToTheirSupertypes() {
        XCTAssertEqual(UTType(filenameExtension: "JPG"), .jpeg)
        XCTAssertEqual(UTType(mimeType: "application/pdf")?.preferredFilenameExtension, "pdf")
        XCTAssertNil(UTType("public.unknown"))
        XCTAssertTrue(UTType.png.conforms(to: .item))
        XCTAssertFalse(UTType.image.conforms(to: .png))
        XCTAssertEqual(kUTTypeImage as String, UTType.image.identifier)
    }

    @MainActor
    func testAPhotoPageIsFinishedByItsWheel() async throws {
        final class Screen: UIViewController, PHPickerViewControllerDelegate {
            var results: [[PHPickerResult]] = []
            func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
                picker.dismiss(animated: true)
                self.results.append(results)
            }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let screen = Screen()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        func open(_ change: (inout PHPickerConfiguration) -> Void) throws -> (PHPickerViewController, UIPickerView) {
            var configuration = PHPickerConfiguration()
            change(&configuration)
            let page = PHPickerViewController(configuration: configuration)
            page.delegate = screen
            screen.present(page, animated: true)
            page.view.layoutIfNeeded()
            return (page, try XCTUnwrap(page.view.subviews.compactMap { $0 as? UIPickerView }.first))
        }
        let finger = Finger()
        var (page, wheel) = try open { $0.filter = .images }
        try finger.choose(rows: ["IMG_2"], in: wheel)
        XCTAssertNil(screen.presentedViewController)
        XCTAssertEqual(screen.results.map { $0.map(\.assetIdentifier) }, [["IMG_2"]])
        let provider = try XCTUnwrap(screen.results.first?.first?.itemProvider)
        XCTAssertTrue(provider.canLoadObject(ofClass: UIImage.self))

        (page, wheel) = try open {
            $0.selectionLimit = 2
            $0.selection = .ordered
        }
        for title in ["IMG_3", "IMG_1", "IMG_5"] { try finger.choose(rows: [title], in: wheel) }
        XCTAssertEqual(screen.results.count, 1)
        let add = try XCTUnwrap(page.view.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == "Add" })
        try finger.tap(add)
        XCTAssertEqual(screen.results.last?.map(\.assetIdentifier), ["IMG_3", "IMG_1"])

        (page, wheel) = try open { $0.filter = .not(.any(of: [.images, .livePhotos])) }
        XCTAssertEqual(wheel.numberOfRows(inComponent: 0), 1, "there are no videos")
        window.isHidden = true
    }

    @MainActor
    func testAMailPageKeepsWhatIsSetAndTellsItsDelegate() async {
        final class Screen: UIViewController, MFMailComposeViewControllerDelegate {
            var results: [MFMailComposeResult] = []
            func mailComposeController(
                _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
                error: (any Error)?
            ) {
                results.append(result)
            }
        }
        let (screen, page) = (Screen(), MFMailComposeViewController())
        XCTAssertTrue(MFMailComposeViewController.canSendMail())
        page.mailComposeDelegate = screen
        page.setSubject("Order")
        page.setToRecipients(["a@example.com"])
        page.finish(.sent)
        XCTAssertEqual(page.subject, "Order")
        XCTAssertEqual(screen.results, [.sent])
        let message = MFMessageComposeViewController()
        message.body = "Hello"
        XCTAssertEqual(message.body, "Hello")
    }

    @MainActor
    func testAWebViewTellsItsDelegateInOrderAndGoesBack() async {
        final class Log: NSObject, WKNavigationDelegate {
            var calls: [String] = []
            func webView(
                _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
                decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
            ) {
                calls.append("decide")
                decisionHandler(navigationAction.request.url?.host() == "b.example" ? .cancel : .allow)
            }
            func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
                calls.append("start")
            }
            func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { calls.append("finish") }
        }
        let (log, view) = (Log(), WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)))
        view.navigationDelegate = log
        func load(_ host: String) { if let url = URL(string: "https://\(host)/") { view.load(URLRequest(url: url)) } }
        load("a.example")
        load("b.example")
        XCTAssertEqual(log.calls, ["decide", "start", "finish", "decide"])
        XCTAssertEqual(view.url?.host(), "a.example")
        load("c.example")
        XCTAssertTrue(view.canGoBack)
        view.goBack()
        XCTAssertEqual(view.url?.host(), "a.example")
        XCTAssertTrue(view.canGoForward)
        view.evaluateJavaScript("1 + 1")
        XCTAssertEqual(view.evaluatedScripts, ["1 + 1"])
        XCTAssertEqual(view.scrollView.frame, view.bounds)
    }

    @MainActor
    func testNotificationsWaitUntilTheyAreRemoved() async throws {
        let center = UNUserNotificationCenter.current()
        center.reset()
        let content = UNMutableNotificationContent()
        content.title = "Water the fern"
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        let isAllowed = try await center.requestAuthorization(options: [.alert, .sound])
        XCTAssertTrue(isAllowed)
        try await center.add(UNNotificationRequest(identifier: "fern", content: content, trigger: trigger))
        let pending = await center.pendingNotificationRequests()
        XCTAssertEqual(pending.map(\.content.title), ["Water the fern"])
        center.removePendingNotificationRequests(withIdentifiers: ["fern"])
        let rest = await center.pendingNotificationRequests()
        XCTAssertEqual(rest.count, 0)
        center.reset()
    }

    @MainActor
    func testATestDeliversAndOpensNotifications() async {
        final class Log: NSObject, UNUserNotificationCenterDelegate {
            var calls: [String] = []
            func userNotificationCenter(
                _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
                withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
            ) {
                calls.append("present \(notification.request.content.title)")
                completionHandler([.banner, .sound])
            }
            func userNotificationCenter(
                _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                withCompletionHandler completionHandler: @escaping () -> Void
            ) {
                calls.append("open \(response.actionIdentifier == UNNotificationDefaultActionIdentifier)")
                completionHandler()
            }
        }
        let (center, log) = (UNUserNotificationCenter.current(), Log())
        center.reset()
        let content = UNMutableNotificationContent()
        content.title = "Water the fern"
        let once = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        center.add(
            UNNotificationRequest(identifier: "fern", content: content, trigger: once), withCompletionHandler: nil)
        XCTAssertEqual(center.deliver("rose"), [])
        XCTAssertEqual(center.deliver("fern"), [], "without a delegate, nothing is shown")
        center.delegate = log
        let daily = UNTimeIntervalNotificationTrigger(timeInterval: 86_400, repeats: true)
        center.add(
            UNNotificationRequest(identifier: "fern", content: content, trigger: daily), withCompletionHandler: nil)
        XCTAssertEqual(center.deliver("fern"), [.banner, .sound])
        center.getPendingNotificationRequests { XCTAssertEqual($0.map(\.identifier), ["fern"]) }
        center.getDeliveredNotifications { XCTAssertEqual($0.map(\.request.identifier), ["fern"]) }
        center.open("fern")
        center.open("fern")
        XCTAssertEqual(log.calls, ["present Water the fern", "open true"])
        center.getDeliveredNotifications { XCTAssertEqual($0.count, 0) }
        center.reset()
    }

    @MainActor
    func testALocationManagerTellsWhereATestPutsIt() async {
        final class Log: NSObject, CLLocationManagerDelegate {
            var calls: [String] = []
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                calls += locations.map { "\($0.coordinate.latitude)" }
            }
            func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
                calls.append("\((error as? CLError)?.code.rawValue ?? -1)")
            }
        }
        let (log, manager) = (Log(), CLLocationManager())
        manager.delegate = log
        let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
        manager.simulate(berlin)
        manager.startUpdatingLocation()
        manager.requestWhenInUseAuthorization()
        manager.simulate(CLLocation(latitude: 48.137, longitude: 11.575))
        XCTAssertEqual(log.calls, ["1", "48.137"])
        XCTAssertEqual(berlin.distance(from: CLLocation(latitude: 48.137, longitude: 11.575)), 504_000, accuracy: 2_500)
    }

    @MainActor
    func testRequestsForReviewsAreCounted() async {
        let before = SKStoreReviewController.requestCount
        SKStoreReviewController.requestReview()
        XCTAssertEqual(SKStoreReviewController.requestCount, before + 1)
    }
}
