import Foundation
import HeadlessUIKit
import TestSupport
import XCTest

/// Tests the properties that each class reads, case by case.
final class PropertyTests: LoadingTestCase {
    @MainActor
    private func check(_ xml: String, line: UInt = #line, _ facts: (UIView) -> [(Any?, Any?)]) throws {
        let view: UIView = try view(xml)
        for (index, fact) in facts(view).enumerated() {
            XCTAssertEqual(
                String(describing: fact.0), String(describing: fact.1), "fact \(index) of \(xml.prefix(60))", line: line
            )
        }
    }

    @MainActor
    private func of<View>(_ type: View.Type, _ facts: @escaping (View) -> [(Any?, Any?)]) -> (UIView) -> [(Any?, Any?)]
    {
        { view in (view as? View).map(facts) ?? [("\(Swift.type(of: view))" as Any?, "\(type)" as Any?)] }
    }

    @MainActor
    func testViewsHaveTheirProperties() async throws {
        try check(
            """
            <view hidden="YES" opaque="NO" clipsSubviews="YES" alpha="0.5" tag="12" userInteractionEnabled="NO" multipleTouchEnabled="YES"
                contentMode="bottomLeft" semanticContentAttribute="forceRightToLeft" horizontalHuggingPriority="260" verticalCompressionResistancePriority="740"
                preservesSuperviewLayoutMargins="YES" id="v"><rect key="frame" x="1" y="2" width="3" height="4"/>
              <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" flexibleMaxY="YES"/>
              <color key="backgroundColor" name="Nowhere"/><color key="tintColor" systemColor="systemRedColor"/>
              <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
              <accessibility key="accessibilityConfiguration" identifier="me" label="Me" hint="It is me"><accessibilityTraits key="traits" button="YES"/><bool key="isElement" value="YES"/></accessibility>
            </view>
            """
        ) { view in
            [
                (view.isHidden, true), (view.isOpaque, false), (view.clipsToBounds, true), (view.alpha, CGFloat(0.5)),
                (view.tag, 12), (view.isUserInteractionEnabled, false), (view.isMultipleTouchEnabled, true),
                (view.contentMode, UIView.ContentMode.bottomLeft),
                (view.semanticContentAttribute, UISemanticContentAttribute.forceRightToLeft),
                (view.contentHuggingPriority(for: .horizontal).rawValue, Float(260)),
                (view.contentCompressionResistancePriority(for: .vertical).rawValue, Float(740)),
                (view.preservesSuperviewLayoutMargins, true), (view.frame, CGRect(x: 1, y: 2, width: 3, height: 4)),
                (
                    view.autoresizingMask.rawValue,
                    UIView.AutoresizingMask([.flexibleLeftMargin, .flexibleWidth, .flexibleBottomMargin]).rawValue
                ), (view.tintColor == .systemRed, true), (view.backgroundColor == UIColor(named: "Nowhere"), true),
                (view.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
                (view.accessibilityIdentifier, "me"), (view.accessibilityLabel, "Me"),
                (view.accessibilityHint, "It is me"), (view.accessibilityTraits, UIAccessibilityTraits.button),
                (view.isAccessibilityElement, true),
            ]
        }
    }

    @MainActor
    func testLabelsHaveTheirProperties() async throws {
        try check(
            """
            <label userInteractionEnabled="NO" textAlignment="center" lineBreakMode="middleTruncation" numberOfLines="3" minimumScaleFactor="0.5"
                adjustsFontSizeToFit="YES" adjustsFontForContentSizeCategory="YES" enabled="NO" id="l">
              <string key="text">two
            lines</string><fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
              <color key="textColor" white="0.25" alpha="0.5" colorSpace="calibratedWhite"/><color key="highlightedColor" cocoaTouchSystemColor="lightTextColor"/></label>
            """,
            of(UILabel.self) { label in
                [
                    (label.text, "two\nlines"), (label.textAlignment, NSTextAlignment.center),
                    (label.lineBreakMode, NSLineBreakMode.byTruncatingMiddle), (label.numberOfLines, 3),
                    (label.minimumScaleFactor, CGFloat(0.5)), (label.adjustsFontSizeToFitWidth, true),
                    (label.isEnabled, false), (label.font == .preferredFont(forTextStyle: .title1), true),
                    (label.textColor == UIColor(white: 0.25, alpha: 0.5), true),
                    (label.highlightedTextColor == .lightText, true), (label.isUserInteractionEnabled, false),
                ]
            })
        try check(
            "<label text=\"a\" id=\"l\"><fontDescription key=\"fontDescription\" name=\"Avenir-Heavy\" family=\"Avenir\" pointSize=\"13\"/></label>",
            of(UILabel.self) { [($0.font?.fontName, "Avenir-Heavy"), ($0.isUserInteractionEnabled, true)] })
        try check(
            """
            <label id="l"><attributedString key="attributedText"><fragment content="red "><attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/><font key="NSFont" size="20" name="Helvetica"/></attributes></fragment>
            <fragment content="rest"/></attributedString></label>
            """,
            of(UILabel.self) { label in
                let first = label.attributedText?.attributes(at: 0, effectiveRange: nil)
                return [
                    (label.text, "red rest"), (first?[.foregroundColor] as? UIColor == .red, true),
                    ((first?[.font] as? UIFont)?.pointSize, CGFloat(20)),
                ]
            })
    }

    /// Interface Builder names the system's fonts in attributed texts by their purpose.
    @MainActor
    func testAttributedTextsHaveTheSystemsFonts() async throws {
        for (font, expected) in [
            ("metaFont=\"system\" size=\"15\"", UIFont.systemFont(ofSize: 15)),
            ("metaFont=\"label\" size=\"12\"", .systemFont(ofSize: 12)),
            ("metaFont=\"systemBold\" size=\"13\"", .systemFont(ofSize: 13, weight: .bold)),
            ("metaFont=\"system\"", .systemFont(ofSize: 14)),
            ("size=\"20\" name=\"Menlo-Bold\"", UIFont(name: "Menlo-Bold", size: 20) ?? .systemFont(ofSize: 1)),
        ] {
            try check(
                """
                <label id="l"><attributedString key="attributedText"><fragment content="text"><attributes>
                <font key="NSFont" \(font)/></attributes></fragment></attributedString></label>
                """, of(UILabel.self) { [($0.attributedText?.attribute(.font, at: 0, effectiveRange: nil), expected)] })
        }
    }

    @MainActor
    func testButtonsHaveTheirProperties() async throws {
        try check(
            """
            <button enabled="NO" contentHorizontalAlignment="leading" contentVerticalAlignment="top" buttonType="roundedRect" lineBreakMode="wordWrap" id="b">
              <fontDescription key="fontDescription" type="boldSystem" pointSize="19"/><inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
              <state key="normal" title="Normal" image="star" catalog="system"><color key="titleColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></state>
              <state key="disabled" title="Disabled"/><state key="highlighted"><imageReference key="image" image="heart" catalog="system" symbolScale="large"/></state></button>
            """,
            of(UIButton.self) { button in
                [
                    (button.isEnabled, false),
                    (button.contentHorizontalAlignment, UIControl.ContentHorizontalAlignment.leading),
                    (button.contentVerticalAlignment, UIControl.ContentVerticalAlignment.top),
                    (button.buttonType, UIButton.ButtonType.system), (button.currentTitle, "Disabled"),
                    (button.title(for: .normal), "Normal"),
                    (button.titleLabel?.font == .systemFont(ofSize: 19, weight: .bold), true),
                    (button.contentEdgeInsets, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)),
                    (button.image(for: .normal) == UIImage(systemName: "star"), true),
                    (button.image(for: .highlighted)?.symbolConfiguration == .init(scale: .large), true),
                    (button.titleColor(for: .normal) == .blue, true),
                ]
            })
        try check(
            """
            <button buttonType="system" id="b"><state key="normal" title="Button"/><buttonConfiguration key="configuration" style="filled" image="plus" catalog="system" title="Add"
              subtitle="one more" imagePadding="6" imagePlacement="trailing" cornerStyle="capsule" buttonSize="large"><color key="baseBackgroundColor" systemColor="systemGreenColor"/>
              <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/></buttonConfiguration></button>
            """,
            of(UIButton.self) { button in
                [
                    (button.configuration?.title, "Add"), (button.configuration?.subtitle, "one more"),
                    (button.configuration?.imagePadding, CGFloat(6)),
                    (button.configuration?.cornerStyle, UIButton.Configuration.CornerStyle.capsule),
                    (button.configuration?.imagePlacement == .trailing, true),
                    (button.configuration?.buttonSize, UIButton.Configuration.Size.large),
                    (button.configuration?.baseBackgroundColor == .systemGreen, true), (button.currentTitle, "Add"),
                    (
                        button.configuration?.contentInsets,
                        NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
                    ),
                    (button.currentImage == UIImage(systemName: "plus"), true),
                ]
            })
        // Interface Builder keeps the title of a button that got a configuration with an image alone.
        try check(
            """
            <button buttonType="system" id="b"><state key="normal" title="Button"/>
              <buttonConfiguration key="configuration" style="plain" image="plus" catalog="system"/></button>
            """,
            of(UIButton.self) { button in
                [
                    (button.currentTitle, String?.none), (button.title(for: .normal), String?.none),
                    (button.currentImage == UIImage(systemName: "plus"), true),
                ]
            })
    }

    @MainActor
    func testControlsHaveTheirProperties() async throws {
        try check(
            "<switch on=\"YES\" id=\"s\"><rect key=\"frame\" x=\"5\" y=\"6\" width=\"51\" height=\"31\"/><color key=\"onTintColor\" systemColor=\"systemPinkColor\"/></switch>",
            of(UISwitch.self) {
                [($0.isOn, true), ($0.onTintColor == .systemPink, true), ($0.frame.origin, CGPoint(x: 5, y: 6))]
            })
        try check(
            "<slider value=\"20\" minValue=\"10\" maxValue=\"40\" continuous=\"NO\" id=\"s\"/>",
            of(UISlider.self) {
                [
                    ($0.value, Float(20)), ($0.minimumValue, Float(10)), ($0.maximumValue, Float(40)),
                    ($0.isContinuous, false),
                ]
            })
        try check(
            "<stepper value=\"3\" minimumValue=\"1\" maximumValue=\"9\" stepValue=\"2\" wraps=\"YES\" id=\"s\"/>",
            of(UIStepper.self) {
                [
                    ($0.value, 3.0), ($0.minimumValue, 1.0), ($0.maximumValue, 9.0), ($0.stepValue, 2.0),
                    ($0.wraps, true),
                ]
            })
        try check(
            "<segmentedControl segmentControlStyle=\"plain\" selectedSegmentIndex=\"1\" id=\"s\"><segments><segment title=\"One\"/><segment title=\"Two\" enabled=\"NO\"/><segment image=\"star\" catalog=\"system\" title=\"\"/></segments></segmentedControl>",
            of(UISegmentedControl.self) {
                [
                    ($0.numberOfSegments, 3), ($0.selectedSegmentIndex, 1), ($0.titleForSegment(at: 1), "Two"),
                    ($0.isEnabledForSegment(at: 1), false),
                    ($0.imageForSegment(at: 2) == UIImage(systemName: "star"), true),
                ]
            })
        try check(
            "<pageControl numberOfPages=\"5\" currentPage=\"2\" id=\"p\"/>",
            of(UIPageControl.self) { [($0.numberOfPages, 5), ($0.currentPage, 2)] })
        try check(
            "<progressView progress=\"0.25\" progressViewStyle=\"bar\" id=\"p\"/>",
            of(UIProgressView.self) { [($0.progress, Float(0.25)), ($0.progressViewStyle, UIProgressView.Style.bar)] })
        try check(
            "<activityIndicatorView hidesWhenStopped=\"YES\" animating=\"YES\" style=\"whiteLarge\" id=\"p\"><color key=\"color\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/></activityIndicatorView>",
            of(UIActivityIndicatorView.self) {
                [
                    ($0.isAnimating, true), ($0.style, UIActivityIndicatorView.Style.whiteLarge),
                    ($0.color == .red, true), ($0.isHidden, false),
                ]
            })
        try check(
            "<datePicker datePickerMode=\"date\" minuteInterval=\"5\" style=\"wheels\" id=\"d\"><date key=\"minimumDate\" timeIntervalSinceReferenceDate=\"0\"/></datePicker>",
            of(UIDatePicker.self) {
                [
                    ($0.datePickerMode, UIDatePicker.Mode.date), ($0.datePickerStyle, UIDatePickerStyle.wheels),
                    ($0.minimumDate?.timeIntervalSinceReferenceDate, 0.0), ($0.minuteInterval, 5),
                ]
            })
        try check(
            """
            <textField text="hello" placeholder="Type" borderStyle="roundedRect" textAlignment="right" clearButtonMode="whileEditing" minimumFontSize="17" id="t">
              <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" keyboardType="emailAddress" returnKeyType="go" enablesReturnKeyAutomatically="YES" secureTextEntry="YES" textContentType="username"/></textField>
            """,
            of(UITextField.self) {
                [
                    ($0.text, "hello"), ($0.placeholder, "Type"), ($0.borderStyle, UITextField.BorderStyle.roundedRect),
                    ($0.textAlignment, NSTextAlignment.right),
                    ($0.clearButtonMode, UITextField.ViewMode.whileEditing),
                    ($0.autocapitalizationType, UITextAutocapitalizationType.words),
                    ($0.autocorrectionType, UITextAutocorrectionType.no),
                    ($0.keyboardType, UIKeyboardType.emailAddress), ($0.returnKeyType, UIReturnKeyType.go),
                    ($0.enablesReturnKeyAutomatically, true), ($0.isSecureTextEntry, true),
                    ($0.textContentType, UITextContentType.username),
                ]
            })
        try check(
            "<textView editable=\"NO\" textAlignment=\"natural\" scrollEnabled=\"NO\" id=\"t\"><string key=\"text\">Some text</string><fontDescription key=\"fontDescription\" type=\"italicSystem\" pointSize=\"11\"/></textView>",
            of(UITextView.self) {
                [
                    ($0.text, "Some text"), ($0.isEditable, false), ($0.isScrollEnabled, false),
                    ($0.font == .italicSystemFont(ofSize: 11), true),
                ]
            })
        try check(
            "<searchBar text=\"q\" placeholder=\"Find\" showsCancelButton=\"YES\" searchBarStyle=\"minimal\" showsScopeBar=\"YES\" id=\"s\"><scopeButtonTitles><string>All</string><string>Some</string></scopeButtonTitles><textInputTraits key=\"textInputTraits\" keyboardType=\"URL\"/></searchBar>",
            of(UISearchBar.self) {
                [
                    ($0.text, "q"), ($0.placeholder, "Find"), ($0.showsCancelButton, true),
                    ($0.searchBarStyle, UISearchBar.Style.minimal), ($0.scopeButtonTitles, ["All", "Some"]),
                    ($0.keyboardType, UIKeyboardType.URL),
                ]
            })
    }

    @MainActor
    func testContainerViewsHaveTheirProperties() async throws {
        try check(
            "<imageView image=\"Photo\" highlightedImage=\"star\" highlighted=\"YES\" contentMode=\"scaleAspectFill\" id=\"i\"><preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" scale=\"small\" weight=\"bold\"/></imageView>",
            of(UIImageView.self) {
                [
                    ($0.image?.description, "Photo"), ($0.isHighlighted, true),
                    (
                        $0.preferredSymbolConfiguration
                            == UIImage.SymbolConfiguration(scale: .small).applying(
                                UIImage.SymbolConfiguration(weight: .bold)), true
                    ),
                ]
            })
        try check(
            "<scrollView clipsSubviews=\"YES\" pagingEnabled=\"YES\" bounces=\"NO\" alwaysBounceVertical=\"YES\" showsVerticalScrollIndicator=\"NO\" keyboardDismissMode=\"onDrag\" contentInsetAdjustmentBehavior=\"never\" id=\"s\"><inset key=\"contentInset\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/></scrollView>",
            of(UIScrollView.self) {
                [
                    ($0.isPagingEnabled, true), ($0.bounces, false), ($0.alwaysBounceVertical, true),
                    ($0.showsVerticalScrollIndicator, false),
                    ($0.keyboardDismissMode, UIScrollView.KeyboardDismissMode.onDrag),
                    ($0.contentInsetAdjustmentBehavior, UIScrollView.ContentInsetAdjustmentBehavior.never),
                    ($0.contentInset, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)), ($0.clipsToBounds, true),
                ]
            })
        try check(
            "<stackView axis=\"vertical\" distribution=\"equalSpacing\" alignment=\"center\" spacing=\"7\" id=\"s\"><subviews><label text=\"a\" id=\"a\"/><view id=\"b\"/></subviews></stackView>",
            of(UIStackView.self) {
                [
                    ($0.axis, NSLayoutConstraint.Axis.vertical),
                    ($0.distribution, UIStackView.Distribution.equalSpacing),
                    ($0.alignment, UIStackView.Alignment.center), ($0.spacing, CGFloat(7)),
                    ($0.arrangedSubviews.map { "\(type(of: $0))" }, ["UILabel", "UIView"]),
                ]
            })
        for margins in [
            "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>",
            "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>",
        ] {
            try check(
                "<stackView id=\"s\"><subviews><label text=\"a\" id=\"a\"/></subviews>\(margins)</stackView>",
                of(UIStackView.self) {
                    [
                        ($0.isLayoutMarginsRelativeArrangement, true),
                        ($0.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
                    ]
                })
        }
        try check(
            "<stackView id=\"s\"/>", of(UIStackView.self) { [($0.isLayoutMarginsRelativeArrangement, false)] })
        try check(
            "<visualEffectView opaque=\"NO\" id=\"v\"><view key=\"contentView\" id=\"c\"><subviews><label text=\"over\" id=\"l\"/></subviews></view><blurEffect style=\"systemThinMaterial\"/></visualEffectView>",
            of(UIVisualEffectView.self) {
                [
                    ($0.effect is UIBlurEffect, true), (($0.contentView.subviews.first as? UILabel)?.text, "over"),
                    ($0.subviews.count, 1),
                ]
            })
        try check(
            "<toolbar opaque=\"NO\" id=\"t\"><items><barButtonItem title=\"One\" style=\"done\" id=\"i1\"/><barButtonItem systemItem=\"flexibleSpace\" id=\"i2\"/><barButtonItem systemItem=\"trash\" id=\"i3\"/></items></toolbar>",
            of(UIToolbar.self) {
                [
                    ($0.items?.count, 3), ($0.items?.first?.title, "One"),
                    ($0.items?.first?.style, UIBarButtonItem.Style.done),
                ]
            })
        try check(
            "<navigationBar translucent=\"NO\" barStyle=\"black\" id=\"n\"><textAttributes key=\"titleTextAttributes\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"30\"/></textAttributes><items><navigationItem title=\"Bar\" id=\"i\"/></items></navigationBar>",
            of(UINavigationBar.self) {
                [
                    ($0.topItem?.title, "Bar"), ($0.isTranslucent, false),
                    (($0.titleTextAttributes?[.font] as? UIFont)?.pointSize, CGFloat(30)),
                ]
            })
        try check(
            "<tableView style=\"insetGrouped\" separatorStyle=\"none\" rowHeight=\"61\" allowsMultipleSelection=\"YES\" id=\"t\"><inset key=\"separatorInset\" minX=\"1\" minY=\"0\" maxX=\"2\" maxY=\"0\"/><view key=\"tableFooterView\" id=\"f\"/></tableView>",
            of(UITableView.self) {
                [
                    ($0.style, UITableView.Style.insetGrouped),
                    ($0.separatorStyle, UITableViewCell.SeparatorStyle.none), ($0.rowHeight, CGFloat(61)),
                    ($0.allowsMultipleSelection, true), ($0.separatorInset.right, CGFloat(2)),
                    ($0.tableFooterView != nil, true),
                ]
            })
    }

    // MARK: Constraints

    @MainActor
    func testConstraintsHaveTheirAttributes() async throws {
        let view: UIView = try view(
            """
            <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
              <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
                <constraint firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="16:8" id="ratio"/>
                <constraint firstAttribute="height" relation="lessThanOrEqual" constant="40" priority="999" identifier="tall" id="h"/></constraints></view></subviews>
              <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" constant="2" id="l"/>
                <constraint firstItem="a" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" multiplier="0.5" id="y"/>
                <constraint firstItem="a" firstAttribute="height" constant="30" id="hh"/>
                <constraint firstItem="a" firstAttribute="height" constant="500" placeholder="YES" id="p"/>
                <constraint firstItem="missing" firstAttribute="height" constant="500" id="m"/></constraints></view>
            """)
        view.layoutIfNeeded()
        XCTAssertEqual(view.subviews[0].frame, CGRect(x: 10, y: 10, width: 60, height: 30))
        let tall = view.subviews[0].constraints.first { $0.identifier == "tall" }
        XCTAssertEqual(tall?.priority.rawValue, 999)
        XCTAssertEqual(tall?.relation, .lessThanOrEqual)
        XCTAssertEqual(view.subviews[0].constraints.count, 3)
    }

    @MainActor
    func testOwnClassesOfConstraintsAndPlainObjectsAreMade() async throws {
        _ = Events.take()
        let made = try objects(
            """
            <view customClass="HelpedView" id="v"><subviews><label text="helped" id="l"/><view customClass="Outer.Inner" id="in"/></subviews><constraints>
              <constraint firstItem="l" firstAttribute="width" constant="44" customClass="CountingConstraint" id="c">
                <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="extra"><integer key="value" value="5"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></constraint></constraints>
              <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="roundness"><real key="value" value="6"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor"><color key="value" white="0" alpha="1" colorSpace="calibratedWhite"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/></userDefinedRuntimeAttributes>
              <connections><outlet property="helper" destination="h" id="o"/><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="g"/></connections></view>
            <customObject customClass="Helper" id="h"><connections><outlet property="label" destination="l" id="o2"/></connections></customObject>
            <tapGestureRecognizer numberOfTapsRequired="2" id="tap"/>
            """)
        let view = try XCTUnwrap(made.first as? HelpedView)
        XCTAssertEqual(made.count, 3)
        XCTAssertEqual(view.helper?.label?.text, "helped")
        XCTAssertEqual(Events.take(), ["constraint awake 44.0 5"])
        XCTAssertEqual(view.layer.cornerRadius, 6)
        XCTAssertTrue(view.clipsToBounds)
        XCTAssertEqual((view.gestureRecognizers?.first as? UITapGestureRecognizer)?.numberOfTapsRequired, 2)
        XCTAssertTrue(view.subviews.last is Outer.Inner)
    }

    @MainActor
    func testObjectsAreAwakenedFromTheInsideOut() async throws {
        _ = Events.take()
        func view(_ id: String, _ inner: String = "") -> String {
            "<view customClass=\"AwakeView\" id=\"\(id)\"><subviews>\(inner)</subviews><accessibility key=\"accessibilityConfiguration\" identifier=\"\(id)\"/></view>"
        }
        _ = try objects(view("1", view("2", view("3")) + view("4")) + view("5"))
        XCTAssertEqual(Events.take(), ["3", "2", "4", "1", "5"].map { "awake \($0)" })
    }

    @MainActor
    func testVariedPropertiesFollowTheSizeClasses() async throws {
        let stack: UIStackView = try view(
            """
            <stackView axis="vertical" spacing="4" id="s"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
              <label text="x" hidden="YES" id="a"><color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <variation key="widthClass=regular" hidden="NO" alpha="0.5"><color key="textColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></variation></label></subviews>
              <variation key="widthClass=regular" axis="horizontal" spacing="9"><color key="backgroundColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></variation></stackView>
            """)
        let label = try XCTUnwrap(stack.arrangedSubviews.first as? UILabel)
        func values() -> [String] {
            [
                "\(label.isHidden)", "\(label.alpha)", "\(stack.axis)", "\(stack.spacing)",
                "\(stack.backgroundColor != nil)",
            ]
        }
        let narrow = ["true", "1.0", "\(NSLayoutConstraint.Axis.vertical)", "4.0", "false"]
        XCTAssertEqual(values(), narrow)
        XCTAssertEqual(label.textColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        stack.traitOverrides.horizontalSizeClass = .regular
        XCTAssertEqual(values(), ["false", "0.5", "\(NSLayoutConstraint.Axis.horizontal)", "9.0", "true"])
        XCTAssertEqual(label.textColor, UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        label.alpha = 0.25
        stack.traitOverrides.verticalSizeClass = .compact
        XCTAssertEqual(label.alpha, 0.25, "kept until the variation changes")
        stack.traitOverrides.horizontalSizeClass = .compact
        XCTAssertEqual(values(), narrow)
    }

    @MainActor
    func testSizeClassesVaryConstraintsViewsAndFonts() async throws {
        let xml = """
            <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
              <label text="x" translatesAutoresizingMaskIntoConstraints="NO" id="a"><fontDescription key="fontDescription" type="system" pointSize="10"/>
                <variation key="widthClass=compact"><fontDescription key="fontDescription" type="system" pointSize="20"/></variation></label><view id="b"/></subviews>
              <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="1" id="l"><variation key="heightClass=regular-widthClass=compact" constant="9"/></constraint>
                <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="5" id="t"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="50" id="t2"/></constraints>
              <variation key="default"><mask key="subviews"><exclude reference="b"/></mask><mask key="constraints"><exclude reference="t2"/></mask></variation>
              <variation key="heightClass=compact"><mask key="constraints"><exclude reference="t"/><include reference="t2"/></mask></variation>
              <variation key="widthClass=regular"><mask key="subviews"><include reference="b"/></mask></variation></view>
            """
        let portrait: UIView = try view(xml)
        portrait.layoutIfNeeded()
        XCTAssertEqual(portrait.subviews.count, 1)
        XCTAssertEqual(portrait.subviews[0].frame.origin, CGPoint(x: 9, y: 5))
        XCTAssertEqual((portrait.subviews[0] as? UILabel)?.font.pointSize, 20)
        portrait.traitOverrides.horizontalSizeClass = .regular
        portrait.traitOverrides.verticalSizeClass = .compact
        portrait.layoutIfNeeded()
        XCTAssertEqual(portrait.subviews.count, 2)
        XCTAssertEqual(portrait.subviews[0].frame.origin, CGPoint(x: 1, y: 50))
        XCTAssertEqual((portrait.subviews[0] as? UILabel)?.font.pointSize, 10)
        portrait.traitOverrides.horizontalSizeClass = .compact
        portrait.traitOverrides.verticalSizeClass = .regular
        portrait.layoutIfNeeded()
        XCTAssertEqual(portrait.subviews.count, 1)
        XCTAssertEqual(portrait.subviews[0].frame.origin, CGPoint(x: 9, y: 5))
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .compact),
        ])
        var landscape: UIView?
        traits.performAsCurrent {
            landscape = UINib(nibName: "Objects", bundle: nil).instantiate(withOwner: nil).first as? UIView
        }
        landscape?.layoutIfNeeded()
        XCTAssertEqual(landscape?.subviews.count, 2)
        XCTAssertEqual(landscape?.subviews[0].frame.origin, CGPoint(x: 1, y: 50))
    }

    @MainActor
    func testUnknownClassesAndAttributesAreReportedOnce() async throws {
        nonisolated(unsafe) var warnings: [String] = []
        let handler = ListWarning.handler
        defer { ListWarning.handler = handler }
        ListWarning.handler = { warnings.append($0) }
        let view: UIView = try view(
            "<label text=\"x\" customClass=\"NoSuchLabel\" id=\"l\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"nonsense\" value=\"1\"/></userDefinedRuntimeAttributes></label>"
        )
        XCTAssertTrue(view is UILabel)
        XCTAssertEqual(
            warnings,
            [
                "Unknown class NoSuchLabel in Interface Builder file.",
                "Failed to set (nonsense) user defined inspected property on (UILabel): [<UILabel 0x0> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nonsense.",
            ])
    }

    @MainActor
    func testStringsOfTheFilesTableReplaceTexts() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "Strings-\(UUID().uuidString).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try """
        "l.text" = "Bonjour"; "b.normalTitle" = "Aller"; "s.segmentTitles[1]" = "Deux"; "t.placeholder" = "Nom";
        """.write(to: folder.appending(path: "Texts.strings"), atomically: true, encoding: .utf8)
        try add(
            [
                "Texts.xib": """
                <objects><view id="v"><subviews><label text="Hello" id="l"/><button id="b"><state key="normal" title="Go"/></button>
                <segmentedControl id="s"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
                <textField placeholder="Name" id="t"/><label text="Same" id="u"/></subviews></view></objects>
                """
            ], bundle: Bundle(path: folder.path))
        let view = try XCTUnwrap(UINib(nibName: "Texts", bundle: nil).instantiate(withOwner: nil).first as? UIView)
        XCTAssertEqual((view.subviews[0] as? UILabel)?.text, "Bonjour")
        XCTAssertEqual((view.subviews[1] as? UIButton)?.currentTitle, "Aller")
        XCTAssertEqual((view.subviews[2] as? UISegmentedControl)?.titleForSegment(at: 1), "Deux")
        XCTAssertEqual((view.subviews[2] as? UISegmentedControl)?.titleForSegment(at: 0), "One")
        XCTAssertEqual((view.subviews[3] as? UITextField)?.placeholder, "Nom")
        XCTAssertEqual((view.subviews[4] as? UILabel)?.text, "Same")
    }
}
