extension SourcePreparer {
    /// Reports constructs that can be recognized by name and can't be prepared.
    mutating func refuseByName(at place: Int) {
        switch source.spelling(place) {
        case "#fileLiteral":
            refuse("file literals are not supported; use Bundle.main.url(forResource:withExtension:)", at: place)
        case "NSSelectorFromString", "Selector": prepareNamedSelector(at: place)
        default: break
        }
    }

    /// Reports the first name from before Swift 4.2 in the app. Only one name is reported, because an app that contains
    /// such a name usually contains many.
    mutating func refuseOldName(at place: Int) {
        guard !hasRefusedOldName, let old = index.oldNames, old.path == path, OldNames.isOld(at: place, in: source),
            !index.ownOldNames.contains(source.spelling(place)), activity.mayCompile(place)
        else { return }
        hasRefusedOldName = true
        let name = source.spelling(place)
        let others = old.fileCount > 1 ? "; \(old.fileCount) files have such names" : ""
        refuse(
            "\(name) is a name from before Swift 4.2, and is now \(OldNames.replacements[name] ?? "another one"); convert "
                + "the app with Xcode 10, whose compiler also replaces such names one by one\(others)", at: place)
    }

    private func isCall(_ place: Int) -> Bool {
        source.spelling(place + 1) == "(" && source.spelling(place - 1) != "." && source.spelling(place - 1) != "func"
    }
}
