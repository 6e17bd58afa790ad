import Foundation
import HeadlessUIKit
import TestSupport
import XCTest

/// Tests controllers that are made from storyboards, and the segues between them.
final class SceneTests: LoadingTestCase {
    private static let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"844\"/>"
    private static let filling =
        "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>"

    /// A scene with a controller whose view has a label and a button.
    private static func page(
        _ id: String, attributes: String = "", items: String = "", views: String = "", button: String = "",
        connections: String = "", others: String = ""
    ) -> String {
        """
        <viewController title="\(id)" storyboardIdentifier="\(id)" id="\(id)" customClass="PageController" \(attributes)
            sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="\(id)-view">\(frame)\(filling)
            <subviews>
              <label opaque="NO" userInteractionEnabled="NO" text="label of \(id)" id="\(id)-label">
                <rect key="frame" x="20" y="100" width="200" height="21"/></label>
              <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="\(id)-button">
                <rect key="frame" x="20" y="150" width="100" height="30"/><state key="normal" title="Go"/>
                <connections>\(button)</connections></button>
              \(views)
            </subviews>
            <viewLayoutGuide key="safeArea" id="\(id)-safe"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          </view>
          \(items)
          <connections><outlet property="label" destination="\(id)-label" id="\(id)-o"/>\(connections)</connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-fr" userLabel="First Responder"/>
        \(others)
        """
    }

    private static func navigation(_ id: String, root: String, attributes: String = "") -> String {
        """
        <navigationController title="\(id)" id="\(id)" \(attributes) sceneMemberID="viewController">
          <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="\(id)-bar">
            <rect key="frame" x="0" y="0" width="390" height="44"/><color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </navigationBar>
          <connections><segue destination="\(root)" kind="relationship" relationship="rootViewController" id="\(id)-r"/></connections>
        </navigationController>
        """
    }

    @MainActor
    private func button(_ controller: UIViewController) throws -> UIButton {
        try XCTUnwrap(controller.view.subviews.lazy.compactMap { $0 as? UIButton }.first)
    }

    override func setUp() async throws { await MainActor.run { _ = Events.take() } }

    // MARK: Controllers

    @MainActor
    func testSplitViewControllerContainsItsMasterAndItsDetail() async throws {
        let split = """
            <splitViewController id="first" sceneMemberID="viewController">
              <connections>
                <segue destination="list-n" kind="relationship" relationship="masterViewController" id="m"/>
                <segue destination="detail-n" kind="relationship" relationship="detailViewController" id="d"/>
              </connections>
            </splitViewController>
            """
        let go = "<segue destination=\"other\" kind=\"showDetail\" identifier=\"go\" id=\"s\"/>"
        let storyboard = try storyboard(
            split, Self.navigation("list-n", root: "list"), Self.navigation("detail-n", root: "detail"),
            Self.page("list", button: go), Self.page("detail"), Self.page("other"))
        let first = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UISplitViewController)
        XCTAssertEqual(first.viewControllers.map(\.title), ["list-n", "detail-n"])
        let window = show(first)
        XCTAssertTrue(first.isCollapsed)
        let stack = try XCTUnwrap(first.viewControllers.first as? UINavigationController)
        XCTAssertEqual(stack.viewControllers.map(\.title), ["list", "detail"])
        stack.popViewController(animated: false)
        stack.topViewController?.performSegue(withIdentifier: "go", sender: nil)
        XCTAssertEqual(stack.viewControllers.map(\.title), ["list", "other"])
        withExtendedLifetime(window) {}
    }

    /// A file of Xcode 12 or later whose split view controller has no style says that it is of the double-column style.
    @MainActor
    func testASplitViewControllersStyleComesFromTheFile() async throws {
        for (attributes, style) in [
            ("", UISplitViewController.Style.unspecified), ("allowDoubleColumnStyle=\"YES\"", .doubleColumn),
            ("style=\"unspecified\" allowDoubleColumnStyle=\"YES\"", .unspecified),
            ("style=\"tripleColumn\"", .tripleColumn),
        ] {
            let storyboard = try storyboard(
                """
                <splitViewController id="first" \(attributes) sceneMemberID="viewController"><connections>
                <segue destination="list" kind="relationship" relationship="masterViewController" id="m"/>
                <segue destination="detail" kind="relationship" relationship="detailViewController" id="d"/>
                </connections></splitViewController>
                """, Self.page("list"), Self.page("detail"))
            let split = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UISplitViewController)
            XCTAssertEqual(split.style, style, attributes)
            let columns = split.viewControllers
            if style == .unspecified {
                XCTAssertEqual(columns.map(\.title), ["list", "detail"])
            } else {
                let pages = columns.compactMap { ($0 as? UINavigationController)?.topViewController }
                XCTAssertEqual(pages.map(\.title), ["list", "detail"])
            }
        }
        _ = Events.take()
    }

    @MainActor
    func testControllerIsAwakenedBeforeItsViewIsLoadedAndOutletsFollow() async throws {
        let items = """
            <navigationItem key="navigationItem" title="Home" largeTitleDisplayMode="never" id="n">
              <barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
                <connections><action selector="tap:" destination="first" id="t"/></connections></barButtonItem>
            </navigationItem>
            <tabBarItem key="tabBarItem" title="Tab" image="house" catalog="system" id="tab"/>
            """
        let scene = Self.page(
            "first", items: items, connections: "<outlet property=\"button\" destination=\"add\" id=\"x\"/>")
        let storyboard = try storyboard(scene)
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? PageController)
        XCTAssertEqual(Events.take(), ["first awake button:true"])
        XCTAssertFalse(controller.isViewLoaded)
        XCTAssertTrue(controller.storyboard === storyboard)
        XCTAssertEqual(controller.navigationItem.title, "Home")
        XCTAssertEqual(controller.navigationItem.largeTitleDisplayMode, .never)
        XCTAssertEqual(controller.tabBarItem.title, "Tab")
        XCTAssertEqual(controller.nibName, "first-view-first-view")
        controller.loadViewIfNeeded()
        XCTAssertEqual(Events.take(), ["first load label:label of first item:none"])
        XCTAssertEqual(controller.view.frame.size, CGSize(width: 390, height: 844))
        XCTAssertEqual(controller.view.backgroundColor, .systemBackground)

        let navigation = UINavigationController(rootViewController: controller)
        let window = show(navigation)
        _ = Events.take()
        try Finger().tap(XCTUnwrap(controller.navigationItem.rightBarButtonItem))
        XCTAssertEqual(Events.take(), ["first tap UIBarButtonItem"])
        withExtendedLifetime(window) {}
    }

    @MainActor
    func testExceptionsHaveUIKitsWords() async throws {
        let storyboard = try storyboard(
            Self.page("first", connections: "<outlet property=\"missing\" destination=\"first-label\" id=\"m\"/>"))
        let cases: [(String, @MainActor () -> Void)] = [
            (
                "NSInvalidArgumentException: Could not find a storyboard named 'Other' in bundle NSBundle <\(Bundle.main.bundlePath)> (loaded)",
                { _ = UIStoryboard(name: "Other", bundle: nil) }
            ),
            (
                "NSInvalidArgumentException: Storyboard (<UIStoryboard: 0x0>) doesn't contain a view controller with identifier 'nowhere'",
                { _ = storyboard.instantiateViewController(withIdentifier: "nowhere") }
            ),
            (
                "NSInternalInconsistencyException: Could not load NIB in bundle: 'NSBundle <\(Bundle.main.bundlePath)> (loaded)' with name 'Nothing'",
                { _ = UINib(nibName: "Nothing", bundle: nil).instantiate(withOwner: nil) }
            ),
            (
                "NSInvalidArgumentException: Receiver (<PageController: 0x0>) has no segue with identifier 'nothing'",
                {
                    storyboard.instantiateInitialViewController()?.performSegue(withIdentifier: "nothing", sender: nil)
                }
            ),
            (
                "NSUnknownKeyException: [<PageController 0x0> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key missing.",
                { storyboard.instantiateInitialViewController()?.loadViewIfNeeded() }
            ),
        ]
        for (expected, work) in cases { XCTAssertEqual(exceptions(during: work).map(\.description), [expected]) }
    }

    @MainActor
    func testContainersHaveTheirChildrenFromTheBeginning() async throws {
        let tabs = """
            <tabBarController id="tabs" sceneMemberID="viewController">
              <tabBar key="tabBar" contentMode="scaleToFill" id="bar"><color key="barTintColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></tabBar>
              <connections>
                <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
                <segue destination="second" kind="relationship" relationship="viewControllers" id="r2"/>
              </connections>
            </tabBarController>
            """
        let storyboard = try storyboard(
            tabs, Self.navigation("nav", root: "first"),
            Self.page("first", items: "<tabBarItem key=\"tabBarItem\" systemItem=\"search\" id=\"ti\"/>"),
            Self.page("second"), initial: "tabs")
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UITabBarController)
        XCTAssertEqual(controller.viewControllers?.count, 2)
        let navigation = try XCTUnwrap(controller.viewControllers?.first as? UINavigationController)
        XCTAssertEqual(navigation.topViewController?.title, "first")
        XCTAssertTrue(navigation.navigationBar.prefersLargeTitles)
        XCTAssertEqual(controller.tabBar.barTintColor, .white)
        XCTAssertEqual(Events.take(), ["first awake button:false", "second awake button:false"])
        let window = show(controller)
        XCTAssertEqual(controller.tabBar.items?.count, 2)
        XCTAssertEqual(Events.take(), ["first load label:label of first item:none"])
        withExtendedLifetime(window) {}
    }

    @MainActor
    func testCreatorMakesTheController() async throws {
        let storyboard = try storyboard(
            """
            <viewController title="item" storyboardIdentifier="item" id="item" customClass="ItemController" sceneMemberID="viewController">
              <view key="view" id="v">\(Self.frame)</view></viewController>
            """, initial: "item")
        let made = storyboard.instantiateViewController(identifier: "item") { ItemController(coder: $0, item: 3) }
        XCTAssertEqual(made.number, 3)
        XCTAssertEqual(made.title, "item")
        XCTAssertEqual(made.view.frame.width, 390)
        let initial = storyboard.instantiateInitialViewController { ItemController(coder: $0, item: 4) }
        XCTAssertEqual(initial?.number, 4)
        let plain = storyboard.instantiateViewController(withIdentifier: "item") as? ItemController
        XCTAssertEqual(plain?.number, -1)
    }

    // MARK: Segues

    @MainActor
    func testShowSegueOfAButtonAsksPreparesAndPushes() async throws {
        let storyboard = try storyboard(
            Self.navigation("nav", root: "first"),
            Self.page("first", button: "<segue destination=\"second\" kind=\"show\" identifier=\"open\" id=\"s\"/>"),
            Self.page("second"), initial: "nav")
        let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
        let window = show(navigation)
        let first = try XCTUnwrap(navigation.topViewController as? PageController)
        _ = Events.take()
        first.refused = ["open"]
        try Finger().tap(button(first))
        XCTAssertEqual(Events.take(), ["first should open UIButton"])
        first.refused = []
        try Finger().tap(button(first))
        XCTAssertEqual(
            Events.take(),
            [
                "first should open UIButton", "second awake button:false", "first prepare open to second",
                "second load label:label of second item:from first",
            ])
        XCTAssertEqual(navigation.viewControllers.map(\.title), ["first", "second"])
        navigation.popViewController(animated: false)
        _ = Events.take()
        first.performSegue(withIdentifier: "open", sender: "me")
        XCTAssertEqual(
            Events.take().prefix(2), ["second awake button:false", "first prepare open to second"],
            "a segue that is performed in code is not asked about")
        XCTAssertEqual(navigation.viewControllers.count, 2)
        withExtendedLifetime(window) {}
    }

    @MainActor
    func testPresentationHasTheStylesOfTheSegue() async throws {
        let storyboard = try storyboard(
            Self.page(
                "first",
                connections: """
                    <segue destination="second" kind="presentation" identifier="sheet" modalPresentationStyle="fullScreen" modalTransitionStyle="crossDissolve" id="s"/>
                    <segue destination="second" kind="custom" identifier="flip" customClass="FlipSegue" id="c"/>
                    <segue destination="second" kind="show" identifier="flip show" customClass="FlipSegue" id="d"/>
                    """), Self.page("second"))
        let first = try XCTUnwrap(storyboard.instantiateInitialViewController())
        let window = show(first)
        first.performSegue(withIdentifier: "sheet", sender: nil)
        XCTAssertEqual(first.presentedViewController?.title, "second")
        XCTAssertEqual(first.presentedViewController?.modalPresentationStyle, .fullScreen)
        XCTAssertEqual(first.presentedViewController?.modalTransitionStyle, .crossDissolve)
        first.dismiss(animated: false)
        _ = Events.take()
        first.performSegue(withIdentifier: "flip", sender: nil)
        XCTAssertEqual(Events.take().last, "flip flip to second")
        XCTAssertNil(first.presentedViewController)
        first.performSegue(withIdentifier: "flip show", sender: nil)
        XCTAssertEqual(first.presentedViewController?.title, "second")
        withExtendedLifetime(window) {}
    }

    @MainActor
    func testEmbeddedControllerIsPreparedAndLoadedBeforeTheViewOfItsParentIsReady() async throws {
        let container = """
            <containerView opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="YES" id="box">
              <rect key="frame" x="0" y="200" width="390" height="300"/>
              <connections><segue destination="second" kind="embed" identifier="inner" id="e"/></connections></containerView>
            """
        let storyboard = try storyboard(Self.page("first", views: container), Self.page("second"))
        let first = try XCTUnwrap(storyboard.instantiateInitialViewController())
        _ = Events.take()
        first.loadViewIfNeeded()
        XCTAssertEqual(
            Events.take(),
            [
                "first should inner nil", "second awake button:false", "first prepare inner to second",
                "second load label:label of second item:from first", "first load label:label of first item:none",
            ])
        XCTAssertEqual(first.children.map(\.title), ["second"])
        XCTAssertEqual(first.children.first?.view.superview?.frame.height, 300)
        XCTAssertEqual(first.children.first?.view.frame.size, CGSize(width: 390, height: 300))
    }

    @MainActor
    func testSegueActionMakesTheDestination() async throws {
        let storyboard = try storyboard(
            Self.page(
                "first",
                button: """
                    <segue destination="item" kind="show" identifier="open" destinationCreationSelector="makePage:sender:segueIdentifier:" id="s"/>
                    """),
            """
            <viewController title="item" id="item" customClass="ItemController" sceneMemberID="viewController">
              <view key="view" id="v">\(Self.frame)</view></viewController>
            """)
        let first = try XCTUnwrap(storyboard.instantiateInitialViewController())
        let window = show(first)
        _ = Events.take()
        try Finger().tap(button(first))
        XCTAssertEqual(
            Events.take(), ["first should open UIButton", "first make open by UIButton", "first prepare open to item"])
        XCTAssertEqual((first.presentedViewController as? ItemController)?.number, 7)
        withExtendedLifetime(window) {}
    }

    @MainActor
    func testUnwindingFindsTheControllerWithTheActionAndGoesBackToIt() async throws {
        let exit = "<exit id=\"%-exit\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"
        func unwinding(_ id: String) -> String {
            Self.page(
                id,
                button:
                    "<segue destination=\"\(id)-exit\" kind=\"unwind\" identifier=\"done\" unwindAction=\"back:\" id=\"\(id)-u\"/>",
                connections: "<segue destination=\"third\" kind=\"presentation\" identifier=\"more\" id=\"\(id)-m\"/>",
                others: exit.replacingOccurrences(of: "%", with: id))
        }
        let storyboard = try storyboard(
            Self.navigation("nav", root: "first"),
            Self.page(
                "first", connections: "<segue destination=\"second\" kind=\"show\" identifier=\"open\" id=\"s\"/>"),
            unwinding("second"), unwinding("third"), initial: "nav")
        let navigation = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UINavigationController)
        let window = show(navigation)
        let first = try XCTUnwrap(navigation.topViewController as? PageController)
        first.performSegue(withIdentifier: "open", sender: nil)
        let second = try XCTUnwrap(navigation.topViewController as? PageController)
        second.goesBack = false
        second.performSegue(withIdentifier: "more", sender: nil)
        let third = try XCTUnwrap(navigation.presentedViewController as? PageController)
        _ = Events.take()
        try Finger().tap(button(third))
        XCTAssertEqual(
            Events.take(), ["third should done UIButton", "third prepare done to first", "first back from third"])
        XCTAssertNil(navigation.presentedViewController)
        XCTAssertEqual(navigation.viewControllers.map(\.title), ["first"])

        first.performSegue(withIdentifier: "open", sender: nil)
        let again = try XCTUnwrap(navigation.topViewController as? PageController)
        _ = Events.take()
        try Finger().tap(button(again))
        XCTAssertEqual(navigation.viewControllers.map(\.title), ["first"], "a source does not go back to itself")
        first.goesBack = false
        first.performSegue(withIdentifier: "open", sender: nil)
        try Finger().tap(button(XCTUnwrap(navigation.topViewController)))
        XCTAssertEqual(navigation.viewControllers.count, 2, "no controller has the action")
        withExtendedLifetime(window) {}
    }

    @MainActor
    func testReferencesLeadToOtherStoryboards() async throws {
        let reference = """
            <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="far" id="ref" sceneMemberID="viewController"/>
            """
        try add([
            "Other.storyboard":
                "<document initialViewController=\"near\"><scenes><scene><objects>\(Self.page("near"))</objects></scene><scene><objects>\(Self.page("far"))</objects></scene></scenes></document>"
        ])
        let storyboard = try storyboard(
            Self.page("first", connections: "<segue destination=\"ref\" kind=\"show\" identifier=\"go\" id=\"s\"/>"),
            reference)
        let first = try XCTUnwrap(storyboard.instantiateInitialViewController())
        let window = show(first)
        first.performSegue(withIdentifier: "go", sender: nil)
        XCTAssertEqual(first.presentedViewController?.title, "far")
        withExtendedLifetime(window) {}
    }

    @MainActor
    func testSceneIsReleasedWithItsController() async throws {
        let storyboard = try storyboard(
            Self.page("first", button: "<segue destination=\"second\" kind=\"show\" identifier=\"open\" id=\"s\"/>"),
            Self.page("second"))
        weak var released: UIViewController?
        do {
            let controller = try XCTUnwrap(storyboard.instantiateInitialViewController())
            controller.loadViewIfNeeded()
            released = controller
        }
        XCTAssertNil(released)
    }

    // MARK: Starting an app

    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            Events.all.append("launch \(window?.rootViewController?.title ?? "nil")")
            return true
        }
    }
    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var replaces = false
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            Events.all.append("connect \(window?.rootViewController?.title ?? "nil")")
            guard replaces, let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = FoundController()
            window?.makeKeyAndVisible()
        }
    }

    @MainActor
    func testAppStartsWithTheMainStoryboard() async throws {
        _ = try storyboard(Self.page("first"))
        let launched = UIApplication.start(AppDelegate())
        XCTAssertEqual(launched?.rootViewController?.title, "first")
        XCTAssertEqual(
            Events.take(),
            ["first awake button:false", "launch first", "first load label:label of first item:none"])
        let scene = SceneDelegate()
        XCTAssertEqual(UIApplication.start(AppDelegate(), scene: scene)?.rootViewController?.title, "first")
        XCTAssertEqual(
            Events.take(),
            [
                "first awake button:false", "launch nil", "connect first",
                "first load label:label of first item:none",
            ])
        scene.replaces = true
        let replaced = UIApplication.start(AppDelegate(), scene: scene)
        XCTAssertTrue(replaced?.rootViewController is FoundController)
        withExtendedLifetime(launched) {}
    }

    /// Several apps in one program, such as those of a package's tests, may each have a `Main.storyboard`.
    @MainActor
    func testTheStartedAppsOwnStoryboardIsUsedIfSeveralModulesHaveOne() async throws {
        _ = try storyboard(Self.page("own"), initial: "own")
        let scenes = "<scenes><scene><objects>\(Self.page("other"))</objects></scene></scenes>"
        try add(
            ["Main.storyboard": "<document initialViewController=\"other\">\(scenes)</document>"], module: "Another")
        func title() -> String? {
            UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()?.title
        }
        let window = UIApplication.start(AppDelegate())
        XCTAssertEqual(window?.rootViewController?.title, "own")
        XCTAssertEqual(title(), "own")
        _ = Events.take()
    }

    // MARK: Controllers of xibs

    @MainActor
    func testControllersFindTheirXibs() async throws {
        func xib(_ owner: String, _ id: String, connected: Bool = true) -> String {
            """
            <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
              <connections>\(connected ? "<outlet property=\"view\" destination=\"\(id)\" id=\"o\"/>" : "")</connections></placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view tag="7" accessibilityLabel="x" id="\(id)">\(Self.frame)</view></objects>
            """
        }
        try add([
            "Found.xib": xib("FoundController", "a"), "PlainFoundController.xib": xib("PlainFoundController", "b"),
            "Named.xib": xib("UIViewController", "c"), "Broken.xib": xib("UIViewController", "d", connected: false),
        ])
        let controllers = [
            FoundController(), PlainFoundController(), UIViewController(nibName: "Named", bundle: nil),
            UIViewController(nibName: nil, bundle: nil), FoundController(nibName: "Named", bundle: nil),
        ]
        XCTAssertEqual(controllers.map { $0.view.tag }, [7, 7, 7, 0, 7])
        XCTAssertEqual(controllers.map(\.nibName), ["Found", "PlainFoundController", "Named", nil, "Named"])
        let raised = exceptions { UIViewController(nibName: "Broken", bundle: nil).loadViewIfNeeded() }
        XCTAssertEqual(
            raised.map(\.reason),
            [
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Broken\" nib but the view outlet was not set."
            ])
    }
}
