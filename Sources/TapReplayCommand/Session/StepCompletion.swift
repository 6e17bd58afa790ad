import CellDirector
import HeadlessUIKit
import TapReplay

/// Finds completions for a line: keywords of the script language and the names of views on the screen.
@MainActor
struct StepCompletion {
    let screen: OpenScreen?
    /// The names that don't depend on the content of the screen, keyed by the word that precedes them in a step.
    var names: [String: [String]] = [:]

    /// Returns completions for the last word of a line, and the index at which the word begins.
    func candidates(for line: String) -> (start: String.Index, words: [String]) {
        let start = Self.lastWord(of: line)
        let before = String(line[..<start])
        let typed = line[start...]
        let last = before.split { $0 == " " || $0 == "\t" }.last.map(String.init) ?? ""
        var pool = names[last] ?? []
        // Keywords are not suggested where any text is valid.
        if !Self.fits("x-0-x", after: before) { pool += Self.words }
        if last == "row" || last == "section" { pool += numbers(of: last) }
        if names[last] == nil || before.isEmpty { pool += texts(after: last).map(ScriptSpelling.text) }
        var seen: Set<String> = []
        let words = pool.filter {
            $0.hasPrefix(typed) && seen.insert($0).inserted
                && (names[last]?.contains($0) ?? false || Self.fits($0, after: before))
        }
        return (start, words)
    }

    /// Returns the start index of the last word or quoted string in a line.
    private static func lastWord(of line: String) -> String.Index {
        var start = line.startIndex
        var isText = false
        var isEscaped = false
        for index in line.indices {
            switch line[index] {
            case _ where isEscaped: isEscaped = false
            case "\\" where isText: isEscaped = true
            case "\"":
                if !isText { start = index }
                isText.toggle()
            case " " where !isText, "\t" where !isText: start = line.index(after: index)
            default: break
            }
        }
        return start
    }

    /// All keywords of the script language.
    private static let words: [String] = {
        let written = ScriptLanguage.description.split { !($0.isLetter && $0.isLowercase || $0 == "-") }.map(
            String.init)
        let sizes = UIContentSizeCategory.names.map(\.name)
        return Set(written + ViewKind.controls.map(\.rawValue) + Verb.words + sizes).sorted()
    }()

    /// Returns whether a word is valid at the end of a line, ignoring errors after the word.
    private static func fits(_ word: String, after before: String) -> Bool {
        StepParser.error(in: before + word).map { $0.place.column > before.count + 1 } ?? true
    }

    // MARK: Screen content

    private var lists: [ListScrollView] { screen?.lists ?? [] }

    private func numbers(of what: String) -> [String] {
        if what == "section" { return (0..<(lists.map(\.numberOfSections).max() ?? 0)).map(String.init) }
        return Set(lists.flatMap { $0.cellsInSight.map(\.indexPath.row) }).sorted().map(String.init)
    }

    /// Returns the strings that can follow a word as quoted text.
    private func texts(after word: String) -> [String] {
        guard let screen else { return [] }
        switch word {
        case "row": return lists.flatMap { $0.cellsInSight.compactMap { Content.texts(of: $0.cell).first } }
        case "choose", ">": return (try? screen.menuTitles()) ?? []
        case "tab":
            return Content.all(UITabBar.self, in: screen.root).flatMap { $0.subviews.compactMap(\.ownText) }
        case "index": return lists.flatMap { ($0 as? UITableView)?.shownIndexTitles ?? [] }
        case "id": return Content.names(of: screen.root, as: .identifier(""))
        case "shows", "show", "contains", "contain": return Content.texts(of: screen.root)
        case "is": return [screen.title].compactMap(\.self)
        case "because", "type", "over", "matches", "like", "play", "with", "be": return []
        default: return Content.all(UIControl.self, in: screen.root).compactMap(\.ownText)
        }
    }
}
