import HeadlessUIKit

/// Finds lists.
extension OpenScreen {
    /// The lists that are not hidden, in the order of the view tree. Scripts refer to a list by its index in this
    /// array, as in `list 1`.
    package var lists: [ListScrollView] { allLists.filter { !$0.isHiddenOnScreen } }
    private var allLists: [ListScrollView] { Content.all(ListScrollView.self, in: root) }

    /// Returns the lists that a name can refer to. For ``ListLocator/main``, these are all lists that are neither
    /// hidden nor inside rows.
    package func candidates(_ name: ListLocator) throws(ScreenError) -> [ListScrollView] {
        switch name {
        case .main: return outerLists
        case .number(let number):
            if lists.indices.contains(number) { return [lists[number]] }
            throw ScreenError("there is no \(name); the screen has \(Self.count(lists.count, "list"))")
        case .identifier(let identifier):
            let named = allLists.filter { $0.accessibilityIdentifier == identifier }
            let visible = named.filter { !$0.isHiddenOnScreen }
            if visible.count > 1 {
                throw ambiguous("\(visible.count) lists have the id \(ScriptSpelling.text(identifier))", "", visible)
            }
            // A hidden list is also returned, because a script may expect it to be hidden.
            if let list = visible.first ?? named.first { return [list] }
            throw ScreenError(
                "no list on screen has the id \(ScriptSpelling.text(identifier))"
                    + meant(identifier, lists.compactMap(\.accessibilityIdentifier)))
        case .row(let row):
            if let list = Content.all(ListScrollView.self, in: try view(.row(row))).first { return [list] }
            throw ScreenError("\(row) has no list in it")
        }
    }

    /// The lists that are not hidden and not inside rows.
    var outerLists: [ListScrollView] { allOuterLists.filter { !$0.isHiddenOnScreen } }

    /// All lists that are not inside rows.
    ///
    /// The lists are cached until the view tree changes, because every step uses them.
    private var allOuterLists: [ListScrollView] {
        let (root, treeChanges) = (root, UIView.treeChanges)
        if let foundLists, foundLists.root === root, foundLists.treeChanges == treeChanges { return foundLists.lists }
        let lists = outerLists(in: root)
        foundLists = (lists, root, treeChanges)
        return lists
    }

    /// Returns the lists in a view tree that are not inside rows.
    ///
    /// The search doesn't descend into rows. It recognizes rows by their class, because this check is fast.
    private func outerLists(in root: UIView) -> [ListScrollView] {
        var lists: [ListScrollView] = []
        func visit(_ view: UIView) {
            if view is UITableViewCell || view is UICollectionViewCell { return }
            if view is UIScrollView, let list = view as? ListScrollView { lists.append(list) }
            for inner in view.subviews { visit(inner) }
        }
        visit(root)
        return lists
    }

    /// Returns the named list, or the only list if the name is omitted.
    func list(_ name: ListLocator) throws(ScreenError) -> ListScrollView {
        let lists = try candidates(name)
        if lists.count > 1 { throw ambiguous("the screen has \(lists.count) lists", "", lists) }
        guard let list = lists.first else { throw noList }
        return list
    }

    /// Returns the name of a list, using its identifier if no other visible list has the same one, otherwise its index.
    package func name(of list: ListScrollView) -> ListLocator {
        let lists = lists
        if let identifier = list.accessibilityIdentifier,
            !lists.contains(where: { $0 !== list && $0.accessibilityIdentifier == identifier })
        {
            return .identifier(identifier)
        }
        return .number(lists.firstIndex { $0 === list } ?? 0)
    }

    /// The error for a screen that has no visible list. It names the visible controller if a different controller was
    /// visible when the screen was opened.
    var noList: ScreenError {
        let front = front
        let words = "the screen \"\(opened.name)\" has \(allOuterLists.isEmpty ? "no list" : "only hidden lists")"
        if front === firstFront { return ScreenError(words) }
        let name = Self.title(of: front).map(ScriptSpelling.text)
        let noun = front is UIAlertController ? name == nil ? "an alert" : "the alert " : ""
        return ScreenError(words + ": in front is \(noun)\(name ?? (noun.isEmpty ? "a \(type(of: front))" : ""))")
    }

    func ambiguous(_ message: String, _ words: String, _ lists: [ListScrollView]) -> ScreenError {
        let names = lists.map { "`\(words)\(name(of: $0))`" }
        let ways = "\(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")"
        return ScreenError("\(message); write \(ways)", isAmbiguous: true)
    }
}

extension ListScrollView {
    /// A clause that says that the list has no data source, or an empty string if it has one.
    var whyEmpty: String {
        switch self {
        case let table as UITableView where table.dataSource == nil:
            " and no data source: keep its director in a property"
        case let collection as UICollectionView where collection.dataSource == nil:
            " and no data source: keep its director in a property"
        default: ""
        }
    }

    /// The number of rows in all sections.
    package var rowCount: Int { (0..<numberOfSections).reduce(0) { $0 + rowCount(inSection: $1) } }
}
