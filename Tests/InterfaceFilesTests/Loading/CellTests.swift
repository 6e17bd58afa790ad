import Foundation
import HeadlessUIKit
import TestSupport
import XCTest

/// Tests cells that tables make from xibs.
final class CellTests: LoadingTestCase {
    /// A cell with a label, a button and two badges.
    private static let user = """
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <tableViewCell contentMode="scaleToFill" selectionStyle="none" indentationWidth="10" reuseIdentifier="user"
            rowHeight="70" id="cell" customClass="UserCell">
          <rect key="frame" x="0.0" y="0.0" width="375" height="70"/>
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES"
              contentMode="center" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="375" height="70"/><autoresizingMask key="autoresizingMask"/>
            <subviews>
              <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251"
                  verticalHuggingPriority="251" text="Name" lineBreakMode="tailTruncation" numberOfLines="0"
                  translatesAutoresizingMaskIntoConstraints="NO" id="label">
                <rect key="frame" x="16" y="20" width="200" height="30"/>
                <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/>
                <color key="textColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
              </label>
              <button opaque="NO" contentMode="scaleToFill" buttonType="system"
                  translatesAutoresizingMaskIntoConstraints="NO" id="button">
                <rect key="frame" x="300" y="20" width="60" height="30"/>
                <state key="normal" title="Follow"/><state key="selected" title="Following"/>
                <connections><action selector="follow:" destination="cell" eventType="touchUpInside" id="a"/></connections>
              </button>
            </subviews>
            <constraints>
              <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="16" id="1"/>
              <constraint firstItem="label" firstAttribute="top" secondItem="content" secondAttribute="top" constant="20" id="2"/>
              <constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" constant="20" id="3"/>
              <constraint firstItem="button" firstAttribute="centerY" secondItem="label" secondAttribute="centerY" id="4"/>
              <constraint firstAttribute="trailing" secondItem="button" secondAttribute="trailing" constant="15" id="5"/>
              <constraint firstItem="button" firstAttribute="leading" relation="greaterThanOrEqual" secondItem="label" secondAttribute="trailing" constant="8" id="6"/>
            </constraints>
          </tableViewCellContentView>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="radius"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          <connections>
            <outlet property="nameLabel" destination="label" id="o"/>
            <outletCollection property="badges" destination="button" collectionClass="NSMutableArray" id="b1"/>
            <outletCollection property="badges" destination="label" collectionClass="NSMutableArray" id="b2"/>
          </connections>
        </tableViewCell></objects>
        """

    /// Interface Builder lets both a cell and its content view preserve the margins of their superviews.
    @MainActor
    func testCellsThatPreserveMarginsHaveTheHeightOfTheirContent() async throws {
        for (cell, content) in [("YES", "YES"), ("YES", "NO"), ("NO", "YES"), ("NO", "NO")] {
            let xml = """
                <tableViewCell preservesSuperviewLayoutMargins="\(cell)" reuseIdentifier="user" id="cell" customClass="UserCell">
                  <rect key="frame" x="0" y="0" width="375" height="70"/>
                  <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="\(content)" tableViewCell="cell" id="content">
                    <rect key="frame" x="0" y="0" width="375" height="70"/>
                    <subviews><label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="label"/></subviews>
                    <constraints>
                      <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="1"/>
                      <constraint firstItem="label" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="2"/>
                      <constraint firstAttribute="bottomMargin" secondItem="label" secondAttribute="bottom" id="3"/>
                      <constraint firstItem="label" firstAttribute="height" constant="20" id="4"/>
                      <constraint firstAttribute="trailingMargin" secondItem="label" secondAttribute="trailing" id="5"/>
                    </constraints>
                  </tableViewCellContentView>
                  <connections><outlet property="nameLabel" destination="label" id="o"/></connections></tableViewCell>
                """
            try add(["UserCell.xib": "<objects>\(xml)</objects>"])
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
            let source = Source()
            table.register(UINib(nibName: "UserCell", bundle: nil), forCellReuseIdentifier: "user")
            table.dataSource = source
            table.layoutIfNeeded()
            let rows = table.visibleCells.compactMap { $0 as? UserCell }
            XCTAssertEqual(rows.map(\.frame.height), [42, 42], "\(cell) \(content)")
            XCTAssertEqual(
                rows.map(\.nameLabel.frame), Array(repeating: CGRect(x: 16, y: 11, width: 343, height: 20), count: 2))
            table.reloadData()
            table.layoutIfNeeded()
            XCTAssertEqual(table.visibleCells.map(\.frame.height), [42, 42], "\(cell) \(content)")
        }
    }

    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "user", for: indexPath)
            (cell as? UserCell)?.nameLabel.text = "Ada \(indexPath.row)"
            return cell
        }
    }

    @MainActor
    func testCellAndHeaderRegistrationsMakeViewsFromXibs() async throws {
        func xib(_ element: String, _ type: String) -> String {
            """
            <objects><\(element) id="tile" customClass="\(type)"><rect key="frame" x="0" y="0" width="50" height="50"/>
              <subviews><view id="content"><subviews><label tag="5" text="From a xib" id="label"/></subviews></view></subviews>
            </\(element)></objects>
            """
        }
        try add([
            "Tile.xib": xib("collectionViewCell", "TileCell"), "Head.xib": xib("collectionReusableView", "TileHeader"),
        ])
        _ = Events.take()
        let cells = UICollectionView.CellRegistration<TileCell, String>(cellNib: UINib(nibName: "Tile", bundle: nil)) {
            Events.all.append("cell \($1.item) \($2)")
            $0.tag = 7
        }
        let headers = UICollectionView.SupplementaryRegistration<TileHeader>(
            supplementaryNib: UINib(nibName: "Head", bundle: nil),
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, _ in header.tag = 8 }
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 100, height: 20)
        let grid = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 400), collectionViewLayout: layout)
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: grid) { grid, indexPath, item in
            grid.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: item)
        }
        source.supplementaryViewProvider = { grid, _, indexPath in
            grid.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        await source.apply(snapshot, animatingDifferences: false)
        grid.layoutIfNeeded()
        XCTAssertEqual(Events.take(), ["cell 0 a", "cell 1 b"])
        let cell = try XCTUnwrap(grid.cellForItem(at: IndexPath(item: 1, section: 0)) as? TileCell)
        XCTAssertEqual(cell.tag, 7)
        XCTAssertEqual((cell.viewWithTag(5) as? UILabel)?.text, "From a xib")
        let header = grid.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        XCTAssertEqual((header?.viewWithTag(5) as? UILabel)?.text, "From a xib")
        XCTAssertEqual(header?.tag, 8)
    }

    @MainActor
    func testRegisteredXibMakesCellsWhoseButtonsCallTheirActions() async throws {
        try add(["UserCell.xib": Self.user])
        _ = Events.take()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        let source = Source()
        table.register(UINib(nibName: "UserCell", bundle: nil), forCellReuseIdentifier: "user")
        table.dataSource = source
        table.layoutIfNeeded()
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? UserCell)
        XCTAssertEqual(Array(Events.take().prefix(2)), ["cell init 2 true", "cell awake Name"])
        XCTAssertEqual(cell.nameLabel.text, "Ada 1")
        XCTAssertEqual(cell.badges.map { "\(type(of: $0))" }, ["UIButton", "UILabel"])
        XCTAssertEqual([cell.radius, cell.layer.cornerRadius], [4, 2.5])
        XCTAssertEqual(cell.nameLabel.font, .systemFont(ofSize: 15, weight: .semibold))
        XCTAssertEqual(cell.nameLabel.textColor, UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        XCTAssertFalse(cell.nameLabel.isUserInteractionEnabled)
        XCTAssertEqual(cell.selectionStyle, .none)
        XCTAssertEqual(cell.nameLabel.frame.minX, 16)
        XCTAssertEqual(cell.frame.height, cell.nameLabel.frame.height + 40, accuracy: 1)
        let button = try XCTUnwrap(cell.contentView.subviews.last as? UIButton)
        XCTAssertEqual(button.frame.maxX, 390 - 15)
        button.isSelected = true
        XCTAssertEqual(button.currentTitle, "Following")
        try Finger().tap(button)
        XCTAssertEqual(Events.take(), ["follow Ada 1"])
    }
}
