import HeadlessUIKit

/// Matches the views of two pictures.
enum ViewMatching {
    /// Matches the subviews of two matching views: first by identifier, then by label or text, then by row, and finally
    /// by kind and order.
    static func pairs(
        _ old: [ReadView], _ new: [ReadView]
    ) -> (pairs: [(ReadView, ReadView)], gone: [ReadView], came: [ReadView]) {
        var partners: [Int?] = old.map { _ in nil }
        var isTaken = new.map { _ in false }
        func match(_ key: (ReadView) -> String?) {
            var waiting: [String: [Int]] = [:]
            for index in new.indices where !isTaken[index] {
                if let key = key(new[index]) { waiting[key, default: []].append(index) }
            }
            for index in old.indices where partners[index] == nil {
                guard let key = key(old[index]), var others = waiting[key], !others.isEmpty else { continue }
                partners[index] = others.removeFirst()
                waiting[key] = others
                if let partner = partners[index] { isTaken[partner] = true }
            }
        }
        match { $0.identifier.map { "id \($0)" } }
        match { view in (view.label ?? (view.text.isEmpty ? nil : view.text)).map { "\(kind(view)) \($0)" } }
        match { view in view.row.map { "row \($0)" } }
        match { $0.row == nil ? kind($0) : nil }
        var pairs: [(ReadView, ReadView)] = []
        var gone: [ReadView] = []
        for (index, partner) in partners.enumerated() {
            if let partner { pairs.append((old[index], new[partner])) } else { gone.append(old[index]) }
        }
        return (pairs, gone, new.indices.filter { !isTaken[$0] }.map { new[$0] })
    }

    private static func kind(_ view: ReadView) -> String {
        view.row == nil ? view.kind?.rawValue ?? view.className : "row"
    }
}
