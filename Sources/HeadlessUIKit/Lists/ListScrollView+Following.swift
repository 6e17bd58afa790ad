// A touch is about one row, whatever those who hear of it do to the other rows meanwhile.

extension ListScrollView {
    /// Does work about a row through whose updates its place is known: `now` is where the row is, `nil` if it has gone or
    /// the list is to be loaded anew.
    final func following<Result>(_ path: RowPath, _ work: (_ now: () -> RowPath?) -> Result) -> Result {
        let index = followedPaths.count
        followedPaths.append(path)
        defer { followedPaths.removeLast() }
        return work {
            guard let path = followedPaths[index], let geometry, geometry.contains(path) else { return nil }
            return path
        }
    }

    final func carryOverFollowed(_ mapping: BatchMapping) {
        for (index, path) in followedPaths.enumerated() {
            guard let path else { continue }
            if mapping.isReloaded(section: path.section) {
                followedPaths[index] = mapping.sections[path.section].map { RowPath($0, path.row) }
            } else {
                followedPaths[index] = mapping.path(path)
            }
        }
    }
}
