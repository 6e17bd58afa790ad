import CellDirector
import XCTest

/// The base class of `PrefetchingTests` in `ConformanceTests` and in `HeadlessUIKitTests`.
class PrefetchingTestCase: ConformanceTestCase {
    @MainActor
    final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
        var announced: [[Int]] = []
        var cancelled: [[Int]] = []
        var live: Set<IndexPath> = []

        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            announced.append(indexPaths.map(\.row))
            for path in indexPaths { XCTAssertTrue(live.insert(path).inserted, "\(path) is announced twice") }
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            cancelled.append(indexPaths.map(\.row))
            for path in indexPaths { XCTAssertNotNil(live.remove(path), "\(path) was not announced") }
        }
    }
}

@MainActor
func makePrefetchedTable(_ rows: [[String]], _ prefetcher: PrefetchingTests.Prefetcher) -> (UITableView, Recorder) {
    let recorder = Recorder(rows)
    let table = makeTable(recorder)
    table.prefetchDataSource = prefetcher
    table.layoutIfNeeded()
    return (table, recorder)
}

func names(_ count: Int) -> [String] { (0..<count).map(String.init) }
