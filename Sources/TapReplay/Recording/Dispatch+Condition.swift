import CellDirector
import HeadlessUIKit

/// Describes a dispatch as a condition in a script.
extension Dispatch {
    /// Returns the condition that expects this dispatch. The condition names the dispatch's list if there are several
    /// lists, or if the list is inside a row.
    @MainActor
    package func condition(on screen: OpenScreen) -> String {
        let value = payloadSpelling.map { " with \($0)" } ?? ""
        return "dispatched \(ScriptSpelling.name(name)) on \(place(on: screen))\(value)"
    }

    /// Returns the row, header or footer of the dispatch, as written in a script.
    @MainActor
    func place(on screen: OpenScreen) -> Locator {
        var name = ListLocator.main
        if let within {
            name = .row(RowLocator(.index(within[1], section: within[0])))
        } else if let lists = try? screen.candidates(.main), lists.count > 1,
            let list = lists.first(where: { ObjectIdentifier($0) == self.list })
        {
            name = screen.name(of: list)
        }
        if let row { return .row(RowLocator(.index(row, section: section), in: name)) }
        return sectionView == "footer" ? .footer(section: section, list: name) : .header(section: section, list: name)
    }
}
