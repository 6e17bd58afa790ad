import Foundation

extension ListScrollView {
    /// The places that a finger passes, one after the other: rows, and in other sections the place after the last one too.
    final func way(from source: RowPath, to destination: RowPath) -> [RowPath] {
        guard let sections = geometry?.sections, source != destination else { return [] }
        let step = source < destination ? 1 : -1
        return stride(from: source.section, through: destination.section, by: step).flatMap { section -> [RowPath] in
            let isSource = section == source.section
            let last = sections[section].rows.count - (isSource ? 1 : 0)
            let start = isSource ? source.row + step : step > 0 ? 0 : last
            let end = section == destination.section ? destination.row : step > 0 ? last : 0
            return stride(from: start, through: end, by: step).map { RowPath(section, $0) }
        }
    }
}
