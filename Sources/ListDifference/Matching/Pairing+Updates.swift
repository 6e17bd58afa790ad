extension Pairing {
    /// The pairs whose content differs, by ascending source position.
    @inlinable
    func updates<Matching: ElementMatching>(
        _ source: [Matching.Element], _ target: [Matching.Element], _ matching: Matching
    ) -> [ListUpdate<Int>] {
        guard Matching.hasContent else { return [] }
        var updates: [ListUpdate<Int>] = []
        source.withUnsafeBufferPointer { source in
            target.withUnsafeBufferPointer { target in
                for position in 0..<head where !matching.isEqual(source[position], target[position]) {
                    updates.append(ListUpdate(source: position, target: position))
                }
                for (offset, partner) in targets.enumerated() where partner >= 0 {
                    let (from, to) = (head + offset, head + Int(partner))
                    if !matching.isEqual(source[from], target[to]) {
                        updates.append(ListUpdate(source: from, target: to))
                    }
                }
                let shift = target.count - source.count
                for position in source.count - tail..<source.count
                where !matching.isEqual(source[position], target[position + shift]) {
                    updates.append(ListUpdate(source: position, target: position + shift))
                }
            }
        }
        return updates
    }
}
