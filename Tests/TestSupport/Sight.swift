import CellDirector

extension UIView {
    /// Returns whether any part of the view is within the bounds of the given list and not covered by bars or by floating
    /// headers and footers.
    package func isInSight(in list: UIScrollView) -> Bool {
        let frame = convert(bounds, to: list)
        let area = list.areaInSight
        guard frame.minX < area.maxX, frame.maxX > area.minX else { return false }
        let floating = (list as? UITableView)?.floatingFrames(besides: self) ?? []
        let edges = ([frame, area] + floating).flatMap { [$0.minY, $0.maxY] }.sorted()
        return zip(edges, edges.dropFirst()).contains { upper, lower in
            let middle = CGPoint(x: 0, y: (upper + lower) / 2)
            func holds(_ rect: CGRect) -> Bool { rect.minY < middle.y && middle.y < rect.maxY }
            // Ignores parts that are at most 0.5 points tall. They result from rounding errors, and a finger can't
            // touch them.
            return lower - upper > 0.5 && holds(frame) && holds(area) && !floating.contains(where: holds)
        }
    }
}

extension UITableView {
    fileprivate func floatingFrames(besides view: UIView) -> [CGRect] {
        (0..<numberOfSections).flatMap { [headerView(forSection: $0), footerView(forSection: $0)] }
            .compactMap { $0 }.filter { !view.isDescendant(of: $0) }.map(\.frame)
    }
}
