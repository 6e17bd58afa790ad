import Foundation
import HeadlessUIKit
import XCTest

/// Tests random selections, touches, reuse, reconfiguration and replaced configurations. After every step, each cell on
/// screen must show the data and the state of its item.
final class RandomConfigurationTests: ConformanceTestCase {
    @MainActor
    func testCellsShowTheDataAfterEveryStep() async throws {
        try forEachSeed(1...10) { seed in
            var random = SplitMix64(state: seed)
            let screen = ConfiguredScreen()
            for step in 0..<100 {
                screen.act(&random)
                try screen.check("seed \(seed), step \(step)")
            }
        }
    }
}

private enum Kind: CaseIterable {
    case note, list, plain
}

@MainActor
private final class ConfiguredScreen {
    private var rows: [(kind: Kind, text: String)] = (0..<40).map { (Kind.allCases[$0 % 3], "row \($0)") }
    private let recorder: Recorder
    private let table: UITableView
    private var disabled: Set<Int> = []

    init() {
        recorder = Recorder(count: 40)
        table = makeTable(recorder)
        table.allowsMultipleSelection = true
        recorder.cell = { [unowned self] table, path in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            configure(cell, path.row)
            return cell
        }
        table.reloadData()
    }

    private func configure(_ cell: UITableViewCell, _ row: Int) {
        cell.isUserInteractionEnabled = !disabled.contains(row)
        switch rows[row].kind {
        case .note: cell.contentConfiguration = NoteContent(text: rows[row].text)
        case .list:
            var content = cell.defaultContentConfiguration()
            content.text = rows[row].text
            cell.contentConfiguration = content
            cell.backgroundConfiguration = .listCell()
        case .plain:
            cell.contentConfiguration = nil
            cell.backgroundConfiguration = nil
            cell.textLabel?.text = rows[row].text
        }
    }

    func act(_ random: inout SplitMix64) {
        let row = Int.random(in: 0..<rows.count, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: table.selectRow(at: path(row), animated: false, scrollPosition: .none)
        case 1: table.deselectRow(at: path(row), animated: false)
        case 2: table.contentOffset.y = CGFloat.random(in: 0...1300, using: &random)
        case 3: try? Finger().tap(rowAt: path(row), in: table)
        case 4:
            rows[row] = (Kind.allCases.randomElement(using: &random) ?? .note, "changed \(row)")
            table.reconfigureRows(at: [path(row)])
        case 5: table.setEditing(!table.isEditing, animated: false)
        case 6:
            if disabled.remove(row) == nil { disabled.insert(row) }
            table.cellForRow(at: path(row))?.isUserInteractionEnabled = !disabled.contains(row)
        default: table.reloadData()
        }
        table.layoutIfNeeded()
    }

    func check(_ place: String) throws {
        let selected = Set((table.indexPathsForSelectedRows ?? []).map(\.row))
        for cell in table.visibleCells {
            let row = try XCTUnwrap(table.indexPath(for: cell)?.row, place)
            let isSelected = selected.contains(row)
            let isDisabled = disabled.contains(row)
            XCTAssertEqual(cell.configurationState.isSelected, isSelected, place)
            XCTAssertEqual(cell.configurationState.isDisabled, isDisabled, place)
            XCTAssertFalse(cell.configurationState.isHighlighted, place)
            XCTAssertEqual(cell.configurationState.isEditing, table.isEditing, place)
            switch rows[row].kind {
            case .note:
                let view = try XCTUnwrap(cell.contentView as? NoteView, place)
                XCTAssertEqual(view.label.text, rows[row].text, place)
                XCTAssertEqual(view.backgroundColor, isSelected ? .systemBlue : nil, place)
                XCTAssertEqual(view.label.isEnabled, !isDisabled, place)
                XCTAssertNil(cell.textLabel, place)
            case .list:
                let label = try XCTUnwrap(cell.contentView.subviews.first as? UILabel, place)
                XCTAssertEqual(label.text, rows[row].text, place)
                XCTAssertEqual(label.textColor, isDisabled ? .tertiaryLabel : .label, place)
                XCTAssertEqual(
                    cell.subviews.first?.backgroundColor, isSelected ? .systemGray4 : .systemBackground, place)
            case .plain:
                XCTAssertEqual(cell.textLabel?.text, rows[row].text, place)
                XCTAssertEqual(cell.subviews.filter { $0 is UIContentView }.count, 0, place)
            }
            XCTAssertEqual(cell.contentView.superview, cell, place)
        }
    }
}
