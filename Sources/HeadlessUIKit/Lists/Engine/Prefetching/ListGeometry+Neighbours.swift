extension ListGeometry {
    /// Returns up to `count` rows after a row, nearest rows first. Sections without rows are skipped.
    ///
    /// - Complexity: O(`count` + *s*), where *s* is the number of sections visited.
    func paths(after path: RowPath, count: Int) -> [RowPath] {
        var paths: [RowPath] = []
        var (section, row) = (path.section, path.row + 1)
        while paths.count < count, sections.indices.contains(section) {
            let end = min(sections[section].rows.count, row + count - paths.count)
            if row < end { paths += (row..<end).map { RowPath(section, $0) } }
            (section, row) = (section + 1, 0)
        }
        return paths
    }

    /// Returns up to `count` rows before a row, nearest rows first. Sections without rows are skipped.
    ///
    /// - Complexity: O(`count` + *s*), where *s* is the number of sections visited.
    func paths(before path: RowPath, count: Int) -> [RowPath] {
        var paths: [RowPath] = []
        var (section, end) = (path.section, path.row)
        while paths.count < count {
            let start = max(0, end - (count - paths.count))
            if start < end { paths += (start..<end).reversed().map { RowPath(section, $0) } }
            section -= 1
            guard section >= 0 else { break }
            end = sections[section].rows.count
        }
        return paths
    }
}
