import ListDifference

/// Returns a description of the first problem in the differences of lists and sections generated from the bytes, or
/// `nil` if there is none.
func differenceProblem(_ bytes: [UInt8]) -> String? {
    var lists = RandomLists(ledBy: bytes)
    while lists.isLed {
        let (source, target) = lists.pair()
        let flat = ListDifference(from: source, to: target)
        if let problem = SlowModel.problem(of: flat) { return "\(problem)\n\(source)\n\(target)\n\(flat)" }
        let isUnique = lists.number(0...1) == 0
        let (old, new) = lists.sections(unique: isUnique)
        let difference = SectionedDifference(from: old, to: new, sections: .id, rows: .id)
        if let problem = problem(difference, isUnique: isUnique) {
            return "\(problem)\n\(old)\n\(new)\n\(difference)"
        }
    }
    return nil
}

private func problem(_ difference: SectionedDifference<Entry, Entry>, isUnique: Bool) -> String? {
    var strict = StrictList(difference.source)
    do {
        for stage in difference.stages { try strict.perform(stage) }
    } catch {
        return "\(error)"
    }
    if strict.shown != difference.target { return "the stages do not give the target" }
    return isUnique ? SlowModel.problem(of: difference) : nil
}
