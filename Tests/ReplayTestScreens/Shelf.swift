import CellDirector
import HeadlessUIKit
import TapReplay
import TestSupport

package typealias BookConfig = TableCellConfigurator<BookCell, Book>

/// A list of books for tests.
package final class Shelf: UITableViewController {
    private let sections: [TableSection]
    private let bus: CellActionBus
    private lazy var director = TableDirector(tableView: tableView, sections: [], bus: bus)

    package init(_ sections: [TableSection], bus: CellActionBus) {
        self.sections = sections
        self.bus = bus
        super.init(style: .plain)
        title = "Shelf"
    }

    @available(*, unavailable)
    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        director.keepsSelection = true
        tableView.allowsMultipleSelection = true
        tableView.sectionHeaderTopPadding = 0
        director.actionsProxy
            .on(CellAction<Bool>("read")) { (c: BookConfig, cell, isRead) in c.item.isRead = isRead }
            .on(.didSelect) { (c: BookConfig, cell) in }
            .on(.delete) { [weak self] (c: BookConfig, indexPath) in self?.remove(c) }
        director.update(sections: sections)
    }

    /// Dequeues a cell with an unregistered reuse identifier, for which UIKit raises an exception.
    package func misuse() {
        _ = tableView.dequeueReusableCell(withIdentifier: "nobody", for: IndexPath(row: 0, section: 0))
    }

    /// Removes the last row asynchronously.
    package func shrinkSoon() {
        Task { [weak self] in
            guard let self else { return }
            director.update(items: director.items.dropLast())
        }
    }

    /// Calls ``misuse()`` asynchronously.
    package func misuseSoon() { Task { [weak self] in self?.misuse() } }

    private func remove(_ book: BookConfig) {
        var sections = director.sections
        for index in sections.indices { sections[index].rows.removeAll { $0 === book } }
        director.update(sections: sections)
    }
}

extension Shelf {
    /// A book with a button, a book with a switch, a book with a disabled button, and 57 plain books.
    package static var books: [Book] {
        [
            Book(id: 0, title: "Emma", note: "1815", button: "Lend"), Book(id: 1, title: "Ulysses", isRead: false),
            Book(id: 2, title: "Faust", button: "Lend", isButtonEnabled: false, hiddenLabel: "secret"),
        ] + (3..<60).map { Book(id: $0, title: "Book \($0)") }
    }

    /// Returns the shelf as a screen with commands. The books in `later`, if any, are the rows of a second section.
    package static func screen(
        _ books: [Book] = books, later: [Book] = [], name: String = "shelf", bus: CellActionBus
    ) -> ReplayScreen {
        ReplayScreen(name, "books") {
            var sections = [
                TableSection(headerTitle: "Books", rows: books.map { BookConfig(item: $0) }, footerTitle: "End")
            ]
            if !later.isEmpty { sections.append(TableSection(rows: later.map { BookConfig(item: $0) })) }
            return Shelf(sections, bus: bus)
        }
        .command("misuse") { (shelf: Shelf) in shelf.misuse() }
        .command("misuse-soon") { (shelf: Shelf) in shelf.misuseSoon() }
        .command("shrink-soon") { (shelf: Shelf) in shelf.shrinkSoon() }
        .command("fail") { (_: Shelf) in throw ReplayDataError("the shop is closed") }
    }
}

/// The result of playing a script on the shelf.
@MainActor
package struct ShelfReplay {
    package let report: ReplayReport
    package let steps: [PlayedStep]
    package let drawings: [String]

    /// Plays a script. If `screens` is `nil`, the script is played on the shelf, and does not need a step that opens
    /// it.
    package init(
        _ script: String, on screens: [ReplayScreen]? = nil, stopsAtFirstFailure: Bool = false,
        showsEachStep: Bool = false, bus: CellActionBus = CellActionBus()
    ) async throws {
        var options = ReplayPlayer.Options()
        options.stopsAtFirstFailure = stopsAtFirstFailure
        options.showsEachStep = showsEachStep
        options.reportsSteps = true
        let player = ReplayPlayer(screens: screens ?? [Shelf.screen(bus: bus)], options: options, bus: bus)
        var steps: [PlayedStep] = []
        var drawings: [String] = []
        player.onStep = { steps.append($0) }
        player.onShow = { drawings.append($0) }
        report = try await player.play(.text(screens == nil ? "screen shelf\n" + script : script, name: "shelf.taps"))
        (self.steps, self.drawings) = (steps, drawings)
    }

    /// The failure messages, without their positions.
    package var mismatches: [String] { report.failures.map(\.message) }
}
