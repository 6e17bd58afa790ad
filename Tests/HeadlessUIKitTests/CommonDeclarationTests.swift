import HeadlessUIKit
import XCTest

/// Tests small declarations that many apps use.
final class CommonDeclarationTests: ConformanceTestCase {
    // MARK: Values

    @MainActor
    func testColorsFromHues() async {
        for (hue, red, green, blue) in [
            (0, 1, 0, 0), (1.0 / 6, 1, 1, 0), (1.0 / 3, 0, 1, 0), (0.5, 0, 1, 1), (2.0 / 3, 0, 0, 1), (1, 1, 0, 0),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat)] {
            var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 0.5).getRed(&r, green: &g, blue: &b, alpha: &a)
            XCTAssertEqual(r, red, accuracy: 1e-9, "\(hue)")
            XCTAssertEqual(g, green, accuracy: 1e-9, "\(hue)")
            XCTAssertEqual(b, blue, accuracy: 1e-9, "\(hue)")
            XCTAssertEqual(a, 0.5)
        }
        var (h, s, v, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let color = UIColor(hue: 0.7, saturation: 0.4, brightness: 0.6, alpha: 1)
        color.getHue(&h, saturation: &s, brightness: &v, alpha: &a)
        XCTAssertEqual(h, 0.7, accuracy: 1e-9)
        XCTAssertEqual(s, 0.4, accuracy: 1e-9)
        XCTAssertEqual(v, 0.6, accuracy: 1e-9)
    }

    func testFontDescriptors() {
        let font = UIFont.systemFont(ofSize: 15, weight: .medium)
        XCTAssertEqual(UIFont(descriptor: font.fontDescriptor, size: 0), font)
        XCTAssertEqual(UIFont(descriptor: font.fontDescriptor, size: 20), font.withSize(20))
        let bold = font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
        XCTAssertEqual(bold?.symbolicTraits, [.traitBold, .traitItalic])
        XCTAssertEqual(bold?.withSymbolicTraits(.traitBold)?.symbolicTraits, .traitBold)
        XCTAssertEqual(bold?.withSymbolicTraits([])?.symbolicTraits, [])
        let italic = UIFont.italicSystemFont(ofSize: 12).fontDescriptor
        XCTAssertEqual(italic.symbolicTraits, .traitItalic)
        XCTAssertEqual(italic.withSymbolicTraits(.traitItalic), italic)
        XCTAssertEqual(
            font.fontDescriptor.withDesign(.monospaced).map { UIFont(descriptor: $0, size: 0) },
            .monospacedSystemFont(ofSize: 15, weight: .medium))
        XCTAssertNil(UIFontDescriptor(name: "Avenir-Heavy", size: 10).withDesign(.rounded))
        XCTAssertEqual(
            UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline).symbolicTraits, .traitBold)
    }

    func testAttributesOfFontDescriptors() throws {
        let plain = UIFont.systemFont(ofSize: 15).fontDescriptor
        let heavy = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
        XCTAssertEqual(UIFont(descriptor: heavy, size: 0), .systemFont(ofSize: 15, weight: .heavy))
        let number = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy.rawValue]])
        XCTAssertEqual(number, heavy)
        let symbolic = [UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitItalic.rawValue]
        XCTAssertEqual(plain.addingAttributes([.traits: symbolic]).symbolicTraits, .traitItalic)
        XCTAssertEqual(plain.addingAttributes([.size: 20]), plain.withSize(20))
        XCTAssertEqual(
            UIFontDescriptor(fontAttributes: [.name: "Avenir-Heavy", .size: 12]),
            UIFontDescriptor(name: "Avenir-Heavy", size: 12))
        let family = UIFontDescriptor(fontAttributes: [.family: "Avenir", .size: 12.5])
        XCTAssertEqual(UIFont(descriptor: family, size: 0).familyName, "Avenir")
        XCTAssertEqual(family.pointSize, 12.5)
        XCTAssertEqual(
            UIFontDescriptor(name: "Georgia-Bold", size: 9).withFamily("Avenir").postscriptName, "Avenir-Bold")
        let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        XCTAssertEqual(
            UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: large).pointSize, 23)
    }

    func testBoldChangesTheNameOfANamedFont() throws {
        let regular = UIFontDescriptor(name: "Helvetica", size: 12)
        let bold = try XCTUnwrap(regular.withSymbolicTraits(.traitBold))
        XCTAssertEqual(bold.postscriptName, "Helvetica-Bold")
        XCTAssertEqual(bold.symbolicTraits, .traitBold)
        XCTAssertEqual(bold, UIFontDescriptor(name: "Helvetica-Bold", size: 12))
        XCTAssertEqual(bold.withSymbolicTraits([]), regular)
        let both = bold.withSymbolicTraits([.traitBold, .traitItalic])
        XCTAssertEqual(both?.postscriptName, "Helvetica-BoldItalic")
        XCTAssertEqual(both?.symbolicTraits, [.traitBold, .traitItalic])
        XCTAssertEqual(UIFont(name: "Helvetica-Bold", size: 12)?.familyName, "Helvetica")
    }

    @MainActor
    func testDefaultAttributesOfATextField() async {
        let (field, font, style) = (UITextField(), UIFont.boldSystemFont(ofSize: 20), NSMutableParagraphStyle())
        style.alignment = .right
        field.defaultTextAttributes = [.font: font, .foregroundColor: UIColor.red, .paragraphStyle: style]
        XCTAssertEqual(field.font, font)
        XCTAssertEqual(field.textColor, .red)
        XCTAssertEqual(field.textAlignment, .right)
        field.textColor = .blue
        XCTAssertEqual(field.defaultTextAttributes[.foregroundColor] as? UIColor, .blue)
        XCTAssertEqual(field.defaultTextAttributes[.font] as? UIFont, font)
        field.textAlignment = .center
        let paragraph = field.defaultTextAttributes[.paragraphStyle] as? NSParagraphStyle
        XCTAssertEqual(paragraph?.alignment, .center)
    }

    func testIndentsOfParagraphs() {
        let style = NSMutableParagraphStyle()
        style.headIndent = 10
        style.firstLineHeadIndent = 20
        XCTAssertNotEqual(style, NSMutableParagraphStyle())
        XCTAssertEqual([style.headIndent, style.firstLineHeadIndent, style.tailIndent], [10, 20, 0])
    }

    func testFunctionsOfCoreFrameworks() {
        XCTAssertEqual(CGRectMake(1, 2, 3, 4), CGRect(origin: CGPointMake(1, 2), size: CGSizeMake(3, 4)))
        XCTAssertTrue(CGPoint(x: 1, y: 2).equalTo(CGPointMake(1, 2)))
        let start: CFTimeInterval = CACurrentMediaTime()
        XCTAssertLessThanOrEqual(start, CACurrentMediaTime())
        XCTAssertEqual(CFAbsoluteTimeGetCurrent(), Date.timeIntervalSinceReferenceDate, accuracy: 60)
    }

    @MainActor
    func testThePasteboard() async {
        let board = UIPasteboard.general
        let count = board.changeCount
        var changes = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: board, queue: nil
        ) { _ in MainActor.assumeIsolated { changes += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        board.string = "Ada"
        XCTAssertEqual(board.strings, ["Ada"])
        XCTAssertTrue(board.hasStrings && !board.hasURLs && !board.hasImages && !board.hasColors)
        board.color = .red
        XCTAssertNil(board.string)
        XCTAssertEqual(board.color, .red)
        board.strings = nil
        XCTAssertNil(board.color)
        XCTAssertEqual(board.changeCount, count + 3)
        XCTAssertEqual(changes, 3)
    }

    // MARK: Views

    @MainActor
    func testInsetsOfBothIndicators() async {
        let scroll = UIScrollView()
        scroll.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(scroll.horizontalScrollIndicatorInsets, scroll.scrollIndicatorInsets)
        scroll.verticalScrollIndicatorInsets = .zero
        XCTAssertEqual(scroll.scrollIndicatorInsets, .zero)
    }

    @MainActor
    func testPlaceholdersOfConstraintsAndAnimators() async {
        var constraint = NSLayoutConstraint()
        constraint.isActive = true
        XCTAssertFalse(constraint.isActive)
        XCTAssertNil(constraint.firstItem)
        let view = UIView()
        constraint = view.widthAnchor.constraint(equalToConstant: 10)
        constraint.isActive = true
        XCTAssertTrue(constraint.isActive)
        XCTAssertEqual(UIViewPropertyAnimator().duration, 0)
    }

    @MainActor
    func testAnimationsStoreValues() async {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue("fade", forKey: "name")
        XCTAssertEqual(animation.value(forKey: "name") as? String, "fade")
        animation.setValue(nil, forKey: "name")
        XCTAssertNil(animation.value(forKey: "name"))
    }

    @MainActor
    func testTitleAttributesOfSegments() async {
        let control = UISegmentedControl(items: ["First", "Second"])
        let width = control.intrinsicContentSize.width
        control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal)
        XCTAssertGreaterThan(control.intrinsicContentSize.width, width)
        XCTAssertEqual(control.titleTextAttributes(for: .normal)?[.font] as? UIFont, .systemFont(ofSize: 30))
        XCTAssertNil(control.titleTextAttributes(for: .selected))
        control.setTitleTextAttributes(nil, for: .normal)
        XCTAssertEqual(control.intrinsicContentSize.width, width)
    }

    // MARK: Lists

    private final class Names: NSObject, UITableViewDataSource {
        var names = ["a", "b", "c"]
        lazy var table: UITableView = {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
            table.layoutIfNeeded()
            return table
        }()

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }

        /// As in UIKit, the closure with the updates is non-escaping, so it needs no explicit `self`.
        func removeFirst() {
            table.performBatchUpdates {
                names.removeFirst()
                table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            }
        }
    }

    @MainActor
    func testTheClosureOfBatchUpdatesDoesNotEscape() async {
        let names = Names()
        names.removeFirst()
        XCTAssertEqual(names.table.numberOfRows(inSection: 0), 2)
        names.table.performBatchUpdates(nil)
    }

    @MainActor
    func testDimensionsAreOfTheClassThatCreatesThem() async {
        final class Half: NSCollectionLayoutDimension {}
        let half: Half = .fractionalWidth(0.5)
        XCTAssertTrue(half.isFractionalWidth)
        XCTAssertEqual(half.dimension, 0.5)
    }

    // MARK: Bars

    @MainActor
    func testTheBarHasItsTopItemBeforeTheViewIsLoaded() async {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        XCTAssertFalse(navigation.isViewLoaded)
        XCTAssertIdentical(navigation.navigationBar.topItem, root.navigationItem)
        let next = UIViewController()
        navigation.pushViewController(next, animated: false)
        XCTAssertIdentical(navigation.navigationBar.topItem, next.navigationItem)
        XCTAssertIdentical(navigation.navigationBar.backItem, root.navigationItem)
    }

    @MainActor
    func testTitleAttributesOfTheNavigationBar() async throws {
        let root = UIViewController()
        root.title = "Title"
        let navigation = UINavigationController(rootViewController: root)
        navigation.view.frame = rect(0, 0, 320, 400)
        navigation.view.layoutIfNeeded()
        let bar = navigation.navigationBar
        let label = try XCTUnwrap(bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Title" })
        XCTAssertEqual(label.textColor, .label)
        let width = label.frame.width
        let appearance = UINavigationBarAppearance()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.green]
        bar.standardAppearance = appearance
        XCTAssertEqual(label.textColor, .green)
        bar.titleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30)]
        XCTAssertEqual(label.textColor, .red)
        navigation.view.layoutIfNeeded()
        XCTAssertGreaterThan(label.frame.width, width)
        bar.titleTextAttributes = nil
        XCTAssertEqual(label.textColor, .green)
    }

    @MainActor
    func testTheScrollEdgeAppearanceOfTheTitleEndsWhenTheContentScrolls() async throws {
        let root = UIViewController()
        root.title = "Title"
        let scroll = UIScrollView(frame: rect(0, 0, 320, 300))
        scroll.contentSize = CGSize(width: 320, height: 900)
        root.view.addSubview(scroll)
        let navigation = UINavigationController(rootViewController: root)
        let edge = UINavigationBarAppearance()
        edge.titleTextAttributes = [.foregroundColor: UIColor.red]
        navigation.navigationBar.scrollEdgeAppearance = edge
        navigation.view.frame = rect(0, 0, 320, 400)
        navigation.view.layoutIfNeeded()
        let label = try XCTUnwrap(
            navigation.navigationBar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Title" })
        XCTAssertEqual(label.textColor, .red)
        scroll.contentOffset.y = 100
        XCTAssertEqual(label.textColor, .label)
        scroll.contentOffset.y = -44
        XCTAssertEqual(label.textColor, .red)
    }

    // MARK: Responders and controllers

    @MainActor
    func testReloadingInputViewsShowsTheKeyboardAgain() async {
        let field = UITextField(frame: rect(0, 0, 100, 40))
        field.becomeFirstResponder()
        var heights: [CGFloat] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in
            let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            MainActor.assumeIsolated { heights.append(frame?.height ?? 0) }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        field.inputView = UIDatePicker(frame: rect(0, 0, 320, 216))
        XCTAssertEqual(heights, [])
        field.reloadInputViews()
        XCTAssertEqual(heights, [216])
        field.resignFirstResponder()
        field.reloadInputViews()
        XCTAssertEqual(heights, [216])
    }

    @MainActor
    func testADetailControllerIsPresented() async {
        let (root, detail) = (UIViewController(), UIViewController())
        makeAppear(root)
        root.showDetailViewController(detail, sender: nil)
        XCTAssertIdentical(root.presentedViewController, detail)
    }

    func testItalicMonospacedFontsAreMonospaced() throws {
        let italic = UIFont.italicSystemFont(ofSize: 20).fontDescriptor
        let both = try XCTUnwrap(italic.withSymbolicTraits([.traitItalic, .traitMonoSpace]))
        XCTAssertEqual(both.symbolicTraits, [.traitItalic, .traitMonoSpace])
        let font = UIFont(descriptor: both, size: 0)
        let widths = ["iiii", "MMMM"].map { NSString(string: $0).size(withAttributes: [.font: font]).width }
        XCTAssertEqual(widths[0], widths[1])
        XCTAssertEqual(
            UIFontDescriptor(name: "Georgia-Italic", size: 9).withSymbolicTraits(.traitItalic)?.postscriptName,
            "Georgia-Italic")
    }
}
