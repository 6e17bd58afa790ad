import Foundation
import HeadlessUIKit
import XCTest

/// Tests right-to-left layout when the device uses a right-to-left language.
final class DirectionTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { UIView.setDeviceDirection(.leftToRight, onScreen: []) }
    }

    @MainActor
    private func write(_ direction: UIUserInterfaceLayoutDirection, _ roots: UIView...) {
        UIView.setDeviceDirection(direction, onScreen: roots)
        for root in roots { root.layoutIfNeeded() }
    }

    // MARK: Directions

    @MainActor
    func testTraitsApplicationAndViewsFollowTheDevice() async {
        let (root, inner) = (UIView(), UIView())
        root.addSubview(inner)
        XCTAssertEqual(inner.effectiveUserInterfaceLayoutDirection, .leftToRight)
        XCTAssertEqual(UIApplication.shared.userInterfaceLayoutDirection, .leftToRight)
        write(.rightToLeft, root)
        for view in [root, inner, UIView()] {
            XCTAssertEqual(view.traitCollection.layoutDirection, .rightToLeft)
            XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        }
        XCTAssertEqual(UIApplication.shared.userInterfaceLayoutDirection, .rightToLeft)
        XCTAssertEqual(UIView.userInterfaceLayoutDirection(for: .unspecified), .rightToLeft)
        write(.leftToRight, root)
        XCTAssertEqual(inner.traitCollection.layoutDirection, .leftToRight)
        XCTAssertEqual(inner.effectiveUserInterfaceLayoutDirection, .leftToRight)
    }

    @MainActor
    func testTheSemanticContentAttributeAffectsOneViewOnly() async {
        let expected: [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection, UIUserInterfaceLayoutDirection)] = [
            (.unspecified, .leftToRight, .rightToLeft), (.playback, .leftToRight, .leftToRight),
            (.spatial, .leftToRight, .leftToRight), (.forceLeftToRight, .leftToRight, .leftToRight),
            (.forceRightToLeft, .rightToLeft, .rightToLeft),
        ]
        for (attribute, inLeftToRight, inRightToLeft) in expected {
            let (view, inner) = (UIView(), UIView())
            view.addSubview(inner)
            view.semanticContentAttribute = attribute
            for (device, direction) in [
                (UIUserInterfaceLayoutDirection.leftToRight, inLeftToRight), (.rightToLeft, inRightToLeft),
            ] {
                XCTAssertEqual(UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: device), direction)
                write(device, view)
                XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, direction)
                XCTAssertEqual(
                    inner.effectiveUserInterfaceLayoutDirection, device, "a subview does not inherit the direction")
            }
        }
    }

    @MainActor
    func testChangesAreReported() async {
        let view = UIView()
        var reported: [UITraitEnvironmentLayoutDirection] = []
        view.registerForTraitChanges([UITraitLayoutDirection.self]) { (view: UIView, _: UITraitCollection) in
            reported.append(view.traitCollection.layoutDirection)
        }
        write(.rightToLeft, view)
        write(.rightToLeft, view)
        write(.leftToRight, view)
        XCTAssertEqual(reported, [.rightToLeft, .leftToRight])
    }

    // MARK: Constraints

    @MainActor
    func testLeadingAndTrailingChangeSidesAndLeftAndRightStay() async {
        let root = makeRoot()
        let (leading, trailing, left, right) = (Box(40, 10), Box(50, 10), Box(60, 10), Box(70, 10))
        root.add(leading, trailing, left, right)
        NSLayoutConstraint.activate([
            leading.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
            trailing.leadingAnchor.constraint(equalTo: leading.trailingAnchor, constant: 8),
            trailing.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
            left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
            right.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -5),
        ])
        root.layoutIfNeeded()
        let frames = [leading, trailing, left, right].map(\.frame)
        XCTAssertEqual(frames.map(\.minX), [12, 60, 5, 225])
        write(.rightToLeft, root)
        XCTAssertEqual([leading, trailing, left, right].map(\.frame.minX), [248, 190, 5, 225])
        write(.leftToRight, root)
        XCTAssertEqual([leading, trailing, left, right].map(\.frame), frames)
    }

    @MainActor
    func testInequalitiesAreMirrored() async {
        let root = makeRoot()
        let view = Box(40, 10)
        root.add(view)
        let preferred = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        preferred.priority = .defaultLow
        NSLayoutConstraint.activate([
            preferred, view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 30),
        ])
        write(.rightToLeft, root)
        XCTAssertEqual(view.frame.maxX, 270)
    }

    /// Random leading and trailing constraints produce mirrored frames in a right-to-left layout.
    @MainActor
    func testRandomConstraintsAreMirrored() async {
        forEachSeed(1...60) { seed in
            var random = SplitMix64(state: seed)
            let root = makeRoot()
            let views = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                Box(CGFloat(Int.random(in: 5...60, using: &random)), 10)
            }
            for (index, view) in views.enumerated() {
                let parent = index > 0 && Bool.random(using: &random) ? views[index - 1] : root
                parent.add(view)
                let side: (UIView) -> NSLayoutXAxisAnchor =
                    Bool.random(using: &random) ? { $0.leadingAnchor } : { $0.trailingAnchor }
                let other =
                    Bool.random(using: &random) ? root : views[Int.random(in: 0..<max(1, index), using: &random)]
                let target = other === view ? root : other
                side(view).constraint(
                    equalTo: Bool.random(using: &random) ? target.leadingAnchor : target.centerXAnchor,
                    constant: CGFloat(Int.random(in: -30...30, using: &random))
                ).isActive = true
            }
            root.layoutIfNeeded()
            let places = views.map { $0.convert($0.bounds, to: root) }
            write(.rightToLeft, root)
            for (view, place) in zip(views, places) {
                let mirrored = view.convert(view.bounds, to: root)
                XCTAssertEqual(mirrored.minX, 300 - place.maxX, accuracy: 1e-4)
                XCTAssertEqual(mirrored.minY, place.minY)
            }
            write(.leftToRight, root)
            for (view, place) in zip(views, places) {
                XCTAssertEqual(view.convert(view.bounds, to: root).minX, place.minX, accuracy: 1e-4)
            }
        }
    }

    @MainActor
    func testContentOfAScrollViewIsMirrored() async {
        let scroll = UIScrollView(frame: rect(0, 0, 300, 200))
        let (first, second) = (Box(100, 200), Box(150, 200))
        scroll.add(first, second)
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
            second.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            first.topAnchor.constraint(equalTo: scroll.topAnchor),
            first.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            second.topAnchor.constraint(equalTo: scroll.topAnchor),
        ])
        write(.rightToLeft, scroll)
        XCTAssertEqual(scroll.contentSize.width, 250)
        XCTAssertEqual([first, second].map(\.frame.minX), [150, 0])
    }

    @MainActor
    func testASpatialViewKeepsItsSides() async {
        let (root, pad, button) = (makeRoot(), UIView(), Box(20, 10))
        root.add(pad)
        pad.add(button)
        pad.semanticContentAttribute = .spatial
        NSLayoutConstraint.activate(
            [
                pad.widthAnchor.constraint(equalToConstant: 100),
                pad.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                button.leadingAnchor.constraint(equalTo: pad.leadingAnchor, constant: 3),
            ])
        write(.rightToLeft, root)
        XCTAssertEqual(pad.frame.minX, 200)
        XCTAssertEqual(button.frame.minX, 3)
        pad.semanticContentAttribute = .unspecified
        root.layoutIfNeeded()
        XCTAssertEqual(button.frame.minX, 77)
    }

    // MARK: Margins

    @MainActor
    func testDirectionalMarginsChangeSides() async {
        let root = makeRoot()
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 2, trailing: 6)
        let view = Box(10, 10)
        root.add(view)
        view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(root.layoutMargins, UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 6))
        XCTAssertEqual(view.frame.minX, 20)
        write(.rightToLeft, root)
        XCTAssertEqual(root.layoutMargins, UIEdgeInsets(top: 1, left: 6, bottom: 2, right: 20))
        XCTAssertEqual(root.directionalLayoutMargins.leading, 20)
        XCTAssertEqual(root.layoutMarginsGuide.layoutFrame.minX, 6)
        XCTAssertEqual(view.frame.maxX, 280)
        root.directionalLayoutMargins.leading = 30
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.maxX, 270)
        write(.leftToRight, root)
        XCTAssertEqual(root.layoutMargins.left, 30)
        XCTAssertEqual(view.frame.minX, 30)
    }

    // MARK: Stacks

    @MainActor
    func testAStackBeginsOnTheRight() async {
        let root = makeRoot()
        let (a, b, c) = (Box(20, 10), Box(30, 10), Box(40, 10))
        let row = UIStackView(arrangedSubviews: [a, b, c])
        row.spacing = 5
        root.add(row)
        NSLayoutConstraint.activate([row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)])
        root.layoutIfNeeded()
        XCTAssertEqual([a, b, c].map(\.frame.minX), [0, 25, 60])
        write(.rightToLeft, root)
        XCTAssertEqual(row.frame.maxX, 290)
        XCTAssertEqual([a, b, c].map(\.frame.minX), [80, 45, 0])
        row.axis = .vertical
        row.alignment = .leading
        root.layoutIfNeeded()
        XCTAssertEqual([a, b, c].map(\.frame.maxX), [40, 40, 40])
        row.semanticContentAttribute = .forceLeftToRight
        root.layoutIfNeeded()
        XCTAssertEqual([a, b, c].map(\.frame.minX), [0, 0, 0])
    }

    @MainActor
    func testEveryDistributionIsMirrored() async {
        for distribution in [
            UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ] {
            let root = makeRoot()
            let views = [Box(20, 10), Box(30, 10), Box(40, 10)]
            let row = UIStackView(arrangedSubviews: views)
            row.distribution = distribution
            row.spacing = 4
            root.add(row)
            NSLayoutConstraint.activate(row.pinned(to: root, inset: 7))
            root.layoutIfNeeded()
            let places = views.map(\.frame)
            write(.rightToLeft, root)
            for (view, place) in zip(views, places) {
                XCTAssertEqual(view.frame.minX, 286 - place.maxX, accuracy: 1e-4, "\(distribution)")
            }
            write(.leftToRight, root)
        }
    }

    // MARK: Bars and controls

    @MainActor
    func testBarsBeginOnTheRight() async throws {
        let controller = UIViewController()
        controller.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", primaryAction: nil)
        controller.navigationItem.rightBarButtonItems = ["Right", "Inner"].map {
            UIBarButtonItem(title: $0, primaryAction: nil)
        }
        let navigation = UINavigationController(rootViewController: controller)
        navigation.view.layoutIfNeeded()
        let bar = navigation.navigationBar
        let places = bar.subviews.map(\.frame)
        write(.rightToLeft, navigation.view)
        for (view, place) in zip(bar.subviews, places) {
            XCTAssertEqual(view.frame.minX, bar.frame.width - place.maxX, accuracy: 1e-9)
        }
        XCTAssertGreaterThan(try XCTUnwrap(bar.subviews.first).frame.minX, bar.frame.width / 2)
    }

    @MainActor
    func testTabsSegmentsAndSideViewsChangeSides() async {
        let bar = UITabBar(frame: rect(0, 0, 300, 49))
        bar.items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        let segments = UISegmentedControl(items: ["A", "B", "C"])
        segments.frame = rect(0, 0, 300, 32)
        let field = UITextField(frame: rect(0, 0, 300, 30))
        field.leftView = UIView(frame: rect(0, 0, 20, 20))
        field.rightView = UIView(frame: rect(0, 0, 10, 10))
        (field.leftViewMode, field.rightViewMode) = (.always, .always)
        let search = UISearchBar(frame: rect(0, 0, 300, 56))
        search.showsCancelButton = true
        let views = [bar, segments, field, search]
        for view in views { view.layoutIfNeeded() }
        let places = views.map { $0.subviews.map(\.frame) }
        XCTAssertEqual(places[0].map(\.minX), [0, 100, 200])
        write(.rightToLeft, bar, segments, field, search)
        for (view, places) in zip(views, places) {
            for (inner, place) in zip(view.subviews, places) {
                XCTAssertEqual(inner.frame.minX, 300 - place.maxX, accuracy: 1e-9, "\(type(of: view))")
            }
        }
    }
}
