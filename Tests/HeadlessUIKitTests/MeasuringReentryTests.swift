import HeadlessUIKit
import XCTest

/// Tests height callbacks that change the rows.
final class MeasuringReentryTests: ConformanceTestCase {
    @MainActor
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 10
        var work: ((Source, UITableView) -> Void)?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = indexPath.row < count ? "\(indexPath.row)" : "missing"
            return cell
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            let work = work
            self.work = nil
            work?(self, tableView)
            return 20
        }
    }

    @MainActor
    private func makeTable(_ source: Source) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.rowHeight = 44
        table.dataSource = source
        table.delegate = source
        return table
    }

    private static let changes: [@MainActor (Source, UITableView) -> Void] = [
        { source, table in
            source.count = 2
            table.reloadData()
        },
        { source, table in
            table.performBatchUpdates {
                source.count -= 1
                table.deleteRows(at: [path(0)], with: .none)
            }
        },
    ]

    @MainActor
    func testAHeightCallbackMayChangeTheRowsAsTheTableIsLoaded() async {
        for change in Self.changes {
            let source = Source()
            let table = makeTable(source)
            source.work = change
            XCTAssertEqual(exceptions { table.layoutIfNeeded() }, [])
            XCTAssertNil(source.work, "the height is requested")
            XCTAssertEqual(texts(table), (0..<source.count).map { "\($0)" })
            XCTAssertEqual(table.numberOfRows(inSection: 0), source.count)
        }
    }

    @MainActor
    func testAHeightCallbackMayChangeTheRowsAfterTheRowHeightChanges() async {
        for change in Self.changes {
            let source = Source()
            let table = makeTable(source)
            table.layoutIfNeeded()
            source.work = change
            table.rowHeight = 40
            XCTAssertEqual(exceptions { table.layoutIfNeeded() }, [])
            XCTAssertNil(source.work, "the height is requested")
            XCTAssertEqual(texts(table), (0..<source.count).map { "\($0)" })
            XCTAssertEqual(table.numberOfRows(inSection: 0), source.count)
        }
    }

    @MainActor
    func testAHeightCallbackMayChangeTheRowsDuringABatch() async {
        for change in Self.changes {
            let source = Source()
            let table = makeTable(source)
            table.layoutIfNeeded()
            source.work = change
            let raised = exceptions {
                table.performBatchUpdates {
                    source.count += 1
                    table.insertRows(at: [path(0)], with: .none)
                }
            }
            XCTAssertEqual(raised, [])
            XCTAssertNil(source.work, "the height is requested")
            XCTAssertEqual(texts(table), (0..<source.count).map { "\($0)" })
            XCTAssertEqual(table.numberOfRows(inSection: 0), source.count)
        }
    }
}
