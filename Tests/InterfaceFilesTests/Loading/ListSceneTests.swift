import Foundation
import HeadlessUIKit
import TestSupport
import XCTest

/// Tests tables and collection views of storyboards: prototypes, static rows, and segues of cells.
final class ListSceneTests: LoadingTestCase {
    private static let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"390\" height=\"844\"/>"

    override func setUp() async throws { await MainActor.run { _ = Events.take() } }

    private static let detail = """
        <viewController title="detail" id="detail" sceneMemberID="viewController"><view key="view" id="detail-view">\(frame)</view></viewController>
        """

    private static let list = """
        <tableViewController title="list" id="first" customClass="ListController" sceneMemberID="viewController">
          <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes"
              style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" id="table">\(frame)
            <view key="tableHeaderView" contentMode="scaleToFill" id="head"><rect key="frame" x="0" y="0" width="390" height="60"/></view>
            <prototypes>
              <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" accessoryType="detailButton" indentationWidth="10" reuseIdentifier="user" rowHeight="80" id="user" customClass="UserCell">
                <rect key="frame" x="0" y="110" width="390" height="80"/>
                <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" tableViewCell="user" id="user-content">
                  <rect key="frame" x="0" y="0" width="390" height="80"/>
                  <subviews><label opaque="NO" text="User" translatesAutoresizingMaskIntoConstraints="NO" id="user-label"><rect key="frame" x="16" y="30" width="100" height="20"/></label>
                  <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="user-button"><rect key="frame" x="200" y="25" width="100" height="30"/><state key="normal" title="More"/>
                    <connections><action selector="hideIt" destination="first" eventType="touchUpInside" id="hide"/></connections></button></subviews>
                  <constraints>
                    <constraint firstItem="user-label" firstAttribute="leading" secondItem="user-content" secondAttribute="leadingMargin" id="c1"/>
                    <constraint firstItem="user-label" firstAttribute="top" secondItem="user-content" secondAttribute="top" constant="30" id="c2"/>
                    <constraint firstAttribute="bottom" secondItem="user-label" secondAttribute="bottom" constant="30" id="c3"/>
                    <constraint firstItem="user-button" firstAttribute="centerY" secondItem="user-label" secondAttribute="centerY" id="c4"/>
                    <constraint firstAttribute="trailing" secondItem="user-button" secondAttribute="trailing" constant="40" id="c5"/>
                  </constraints>
                </tableViewCellContentView>
                <connections><outlet property="nameLabel" destination="user-label" id="o1"/>
                  <segue destination="detail" kind="show" identifier="open" id="s1"/>
                  <segue destination="detail" kind="show" identifier="info" trigger="accessoryAction" id="s2"/></connections>
              </tableViewCell>
              <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" accessoryType="disclosureIndicator" indentationWidth="10" reuseIdentifier="plain" textLabel="p-text" detailTextLabel="p-detail" style="IBUITableViewCellStyleSubtitle" id="plain">
                <rect key="frame" x="0" y="190" width="390" height="44"/>
                <tableViewCellContentView key="contentView" opaque="NO" tableViewCell="plain" id="plain-content"><rect key="frame" x="0" y="0" width="360" height="44"/>
                  <subviews><label opaque="NO" text="Title" id="p-text"><rect key="frame" x="16" y="5" width="33" height="20"/><fontDescription key="fontDescription" type="boldSystem" pointSize="16"/></label>
                  <label opaque="NO" text="Subtitle" id="p-detail"><rect key="frame" x="16" y="25" width="44" height="14"/><fontDescription key="fontDescription" type="system" pointSize="12"/></label></subviews>
                </tableViewCellContentView>
              </tableViewCell>
            </prototypes>
            <connections><outlet property="dataSource" destination="first" id="ds"/><outlet property="delegate" destination="first" id="de"/></connections>
          </tableView>
          <refreshControl key="refreshControl" opaque="NO" id="refresh"><rect key="frame" x="0" y="0" width="1000" height="1000"/>
            <connections><action selector="hideIt" destination="first" eventType="valueChanged" id="pull"/></connections></refreshControl>
        </tableViewController>
        """

    @MainActor
    func testRefreshControlCallsItsActionAndTheControllerIsReleased() async throws {
        weak var released: UIViewController?
        do {
            let list = try XCTUnwrap(
                storyboard(Self.list, Self.detail).instantiateInitialViewController() as? ListController)
            let window = show(list)
            _ = Events.take()
            try Finger().pullToRefresh(list.tableView)
            XCTAssertEqual(Events.take(), ["hidden by ListController"])
            XCTAssertEqual(list.tableView.visibleCells.count, 3)
            released = list
            window.rootViewController = nil
        }
        XCTAssertNil(released)
    }

    @MainActor
    func testPrototypesAreDequeuedAndTheirSeguesPerformed() async throws {
        let storyboard = try storyboard(Self.list, Self.detail)
        let list = try XCTUnwrap(storyboard.instantiateInitialViewController() as? ListController)
        let navigation = UINavigationController(rootViewController: list)
        let window = show(navigation)
        XCTAssertEqual(list.tableView.tableHeaderView?.frame.height, 60)
        let cells = list.tableView.visibleCells
        XCTAssertEqual(cells.map(\.reuseIdentifier), ["user", "user", "plain"])
        XCTAssertEqual((cells[1] as? UserCell)?.nameLabel.text, "user 1")
        XCTAssertEqual(cells[0].frame.height, 60 + (cells[0] as! UserCell).nameLabel.frame.height, accuracy: 1)
        XCTAssertEqual(cells[2].detailTextLabel?.text, "Subtitle")
        XCTAssertEqual(cells[2].textLabel?.font, .systemFont(ofSize: 16, weight: .bold))
        XCTAssertEqual(cells[2].accessoryType, .disclosureIndicator)
        XCTAssertEqual(cells[2].contentView.subviews.count, 2)
        _ = Events.take()
        try Finger().tap(rowAt: IndexPath(row: 1, section: 0), in: list.tableView)
        XCTAssertEqual(Events.take(), ["prepare open row:1", "select 1"])
        XCTAssertEqual(navigation.topViewController?.title, "detail")
        navigation.popViewController(animated: false)
        navigation.view.layoutIfNeeded()
        try Finger().tapAccessory(rowAt: IndexPath(row: 0, section: 0), in: list.tableView)
        XCTAssertEqual(Events.take(), ["prepare info row:0", "accessory 0"])
        navigation.popViewController(animated: false)
        navigation.view.layoutIfNeeded()
        let more = try XCTUnwrap(list.tableView.visibleCells[0].contentView.subviews.last as? UIButton)
        try Finger().tap(more)
        XCTAssertEqual(Events.take(), ["hidden by ListController"])
        withExtendedLifetime(window) {}
    }

    private static func row(_ id: String, _ content: String = "", attributes: String = "", segue: String = "") -> String
    {
        """
        <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" indentationWidth="10" textLabel="\(id)-t" detailTextLabel="\(id)-d" style="IBUITableViewCellStyleValue1" \(attributes) id="\(id)">
          <rect key="frame" x="0" y="0" width="390" height="44"/>
          <tableViewCellContentView key="contentView" opaque="NO" tableViewCell="\(id)" id="\(id)-c"><rect key="frame" x="0" y="0" width="390" height="44"/>
            <subviews><label opaque="NO" text="Title \(id)" id="\(id)-t"><rect key="frame" x="16" y="12" width="60" height="20"/></label>
              <label opaque="NO" text="Detail" id="\(id)-d"><rect key="frame" x="300" y="12" width="60" height="20"/></label>\(content)</subviews>
          </tableViewCellContentView><connections>\(segue)</connections></tableViewCell>
        """
    }

    @MainActor
    func testStaticRowsAnswerTheOverridesThatCallSuper() async throws {
        let toggle = """
            <switch opaque="NO" on="YES" horizontalHuggingPriority="750" verticalHuggingPriority="750" id="night"><rect key="frame" x="320" y="6" width="51" height="31"/></switch>
            """
        let settings = """
            <tableViewController title="settings" id="first" customClass="SettingsController" clearsSelectionOnViewWillAppear="NO" sceneMemberID="viewController">
              <tableView key="view" clipsSubviews="YES" alwaysBounceVertical="YES" dataMode="static" style="grouped" separatorStyle="default" rowHeight="50" sectionHeaderHeight="18" sectionFooterHeight="18" id="table">\(Self.frame)
                <color key="backgroundColor" systemColor="groupTableViewBackgroundColor"/>
                <sections>
                  <tableViewSection headerTitle="General" footerTitle="Footer" id="s1"><cells>\(Self.row("a", toggle))\(Self.row("b", attributes: "rowHeight=\"90\""))</cells></tableViewSection>
                  <tableViewSection headerTitle="More" id="s2"><cells>\(Self.row("c", segue: "<segue destination=\"detail\" kind=\"show\" identifier=\"open\" id=\"s\"/>"))</cells></tableViewSection>
                </sections>
                <connections><outlet property="dataSource" destination="first" id="ds"/><outlet property="delegate" destination="first" id="de"/></connections>
              </tableView>
              <connections><outlet property="nightSwitch" destination="night" id="n"/></connections>
            </tableViewController>
            """
        let storyboard = try storyboard(settings, Self.detail)
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? SettingsController)
        let navigation = UINavigationController(rootViewController: controller)
        let window = show(navigation)
        XCTAssertEqual(controller.tableView.style, .grouped)
        XCTAssertEqual(controller.tableView.visibleCells.map { $0.textLabel?.text }, ["Title a", "Title b", "Title c"])
        XCTAssertEqual(controller.tableView.visibleCells.map { $0.detailTextLabel?.text }, ["row 0", "row 1", "row 0"])
        XCTAssertEqual(controller.tableView.visibleCells.map(\.frame.height), [50, 90, 50])
        XCTAssertEqual(controller.tableView.headerView(forSection: 0)?.textLabel?.text?.lowercased(), "general")
        XCTAssertEqual(controller.tableView.footerView(forSection: 0)?.textLabel?.text, "Footer")
        XCTAssertTrue(controller.nightSwitch.isOn)
        XCTAssertTrue(controller.nightSwitch.isDescendant(of: controller.tableView.visibleCells[0]))
        _ = Events.take()
        try Finger().tap(rowAt: IndexPath(row: 0, section: 1), in: controller.tableView)
        XCTAssertEqual(Events.take(), ["prepare open selected:0", "select 1 0"])
        XCTAssertEqual(navigation.topViewController?.title, "detail")
        navigation.popViewController(animated: false)
        controller.showsAll = false
        controller.tableView.reloadData()
        navigation.view.layoutIfNeeded()
        XCTAssertEqual(controller.tableView.visibleCells.map { $0.textLabel?.text }, ["Title a"])
        withExtendedLifetime(window) {}
    }

    @MainActor
    func testCollectionHasItsLayoutItsCellsAndItsHeaders() async throws {
        let grid = """
            <collectionViewController title="grid" id="first" customClass="GridController" sceneMemberID="viewController">
              <collectionView key="view" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="prototypes" id="grid">\(Self.frame)
                <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="12" minimumInteritemSpacing="6" id="layout">
                  <size key="itemSize" width="120" height="90"/><size key="headerReferenceSize" width="50" height="40"/><size key="footerReferenceSize" width="0" height="0"/>
                  <inset key="sectionInset" minX="10" minY="5" maxX="10" maxY="5"/></collectionViewFlowLayout>
                <cells><collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" reuseIdentifier="tile" id="tile">
                  <rect key="frame" x="10" y="50" width="120" height="90"/>
                  <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center"><rect key="frame" x="0" y="0" width="120" height="90"/>
                    <subviews><imageView image="photo" catalog="system" contentMode="scaleAspectFit" id="picture"><rect key="frame" x="0" y="0" width="120" height="90"/><autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></imageView></subviews></view>
                  <color key="backgroundColor" systemColor="systemTealColor"/>
                  <connections><segue destination="detail" kind="show" identifier="open" id="s"/></connections></collectionViewCell></cells>
                <collectionReusableView key="sectionHeaderView" opaque="NO" clipsSubviews="YES" reuseIdentifier="head" id="header"><rect key="frame" x="0" y="0" width="390" height="40"/></collectionReusableView>
                <connections><outlet property="dataSource" destination="first" id="ds"/><outlet property="delegate" destination="first" id="de"/></connections>
              </collectionView>
              <connections><outlet property="collectionView" destination="grid" id="cv"/></connections>
            </collectionViewController>
            """
        let storyboard = try storyboard(grid, Self.detail)
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? GridController)
        let navigation = UINavigationController(rootViewController: controller)
        let window = show(navigation)
        let cells = controller.collectionView.visibleCells
        XCTAssertEqual(cells.map(\.frame.size), Array(repeating: CGSize(width: 120, height: 90), count: 2))
        XCTAssertEqual(cells.first?.frame.origin, CGPoint(x: 10, y: 45))
        XCTAssertEqual(cells.first?.contentView.subviews.first?.frame.size, CGSize(width: 120, height: 90))
        XCTAssertEqual(cells.first?.backgroundColor, .systemTeal)
        XCTAssertNotNil(
            controller.collectionView.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
        XCTAssertEqual((controller.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing, 12)
        _ = Events.take()
        try Finger().tap(rowAt: IndexPath(item: 1, section: 0), in: controller.collectionView)
        XCTAssertEqual(Events.take(), ["prepare open UICollectionViewCell", "select 1"])
        XCTAssertEqual(navigation.topViewController?.title, "detail")
        withExtendedLifetime(window) {}
    }

    @MainActor
    func testWrongNibsAreRefused() async throws {
        try add([
            "Two.xib": "<objects><view id=\"a\"/><view id=\"b\"/></objects>",
            "Other.xib": "<objects><tableViewCell reuseIdentifier=\"other\" id=\"a\"/></objects>",
        ])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for (nib, reason) in [
            ("Two", "invalid nib registered for identifier (x)"),
            (
                "Other",
                "view reuse identifier in nib (other) does not match the identifier used to register the nib (x)"
            ),
        ] {
            table.register(UINib(nibName: nib, bundle: nil), forCellReuseIdentifier: "x")
            let raised = exceptions { _ = table.dequeueReusableCell(withIdentifier: "x") }
            XCTAssertTrue(raised.first?.reason.hasPrefix(reason) == true, "\(raised)")
        }
    }
}
