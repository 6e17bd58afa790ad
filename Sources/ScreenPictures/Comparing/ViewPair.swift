/// A view that occurs in two pictures.
struct ViewPair {
    let old: ReadView
    let new: ReadView
    /// The row that contains the view in the first picture.
    let row: ReadView?
    /// The row that contains the view in the second picture.
    let newRow: ReadView?

    init(_ old: ReadView, _ new: ReadView, row: ReadView?, newRow: ReadView? = nil) {
        (self.old, self.new, self.row, self.newRow) = (old, new, row, newRow)
    }

    /// The view's name in the first picture.
    var name: String { ViewName(view: old, row: row).words }

    /// The movement of the view between the pictures.
    var shift: (x: Double, y: Double) { (new.origin.x - old.origin.x, new.origin.y - old.origin.y) }

    /// Whether everything that is drawn in the view moved by the same distance as the view itself.
    var hasMovedWhole: Bool { Self.haveMoved(old.shown, new.shown, shift) }

    private static func haveMoved(_ old: [ReadView], _ new: [ReadView], _ shift: (x: Double, y: Double)) -> Bool {
        ViewMatching.pairs(old, new).pairs.allSatisfy { one, other in
            let own = ViewPair(one, other, row: nil).shift
            guard one.marks.isEmpty else {
                return abs(own.x - shift.x) <= tolerance && abs(own.y - shift.y) <= tolerance
            }
            return haveMoved(one.shown, other.shown, shift)
        }
    }

    /// Whether the view's own drawing, without its subviews, differs in any way other than position and clipping.
    var isOwnDrawingOther: Bool {
        old.marks.count != new.marks.count
            || !zip(old.marks, new.marks).allSatisfy { $0.isLike($1, movedBy: shift, cutOffAlike: false) }
    }

    /// Returns a description of the change in the view's size. Returns `nil` if the size didn't change, if the change
    /// isn't visible, or if the view draws only text and the text changed.
    func resizing(isSeen: Bool) -> String? {
        guard isSeen, old.ownText == new.ownText || old.marks.contains(where: { $0.text == nil }) else { return nil }
        var words: [String] = []
        let (width, height) = (new.size.width - old.size.width, new.size.height - old.size.height)
        if abs(width) > tolerance { words.append("\(count(abs(width))) \(width > 0 ? "wider" : "narrower")") }
        if abs(height) > tolerance { words.append("\(count(abs(height))) \(height > 0 ? "taller" : "shorter")") }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    // MARK: Changes of the drawing

    /// Descriptions of the changes to the view's own drawing, without its subviews.
    var ownChanges: [(words: String, rank: PictureChange.Rank)] {
        guard isOwnDrawingOther else { return [] }
        var changes: [(words: String, rank: PictureChange.Rank)] = []
        if old.ownText != new.ownText {
            let text = new.ownText.isEmpty ? "now without text" : "now \(ViewName.quoted(new.ownText))"
            // The old text is omitted if the view's name already contains it.
            let was =
                old.ownText.isEmpty || name.contains(ViewName.quoted(old.ownText))
                ? "" : ", was \(ViewName.quoted(old.ownText))"
            changes.append((text + was, .text))
        }
        if let symbol = symbolChange { changes.append((symbol, .symbol)) }
        if let font = styleChange(of: { $0.text != nil }, Self.font) { changes.append((font, .text)) }
        if let color = styleChange(of: { $0.text != nil }, { Self.color(of: "text", $0, $1) }) {
            changes.append((color, .color))
        }
        if let color = styleChange(of: Self.isSymbol, { Self.color(of: "symbol", $0, $1) }) {
            changes.append((color, .color))
        }
        if let color = styleChange(of: { $0.text == nil && !Self.isSymbol($0) }, { Self.color(of: nil, $0, $1) }) {
            changes.append((color, .color))
        }
        if let (one, other) = zip(old.marks, new.marks).first(where: { abs($0.opacity - $1.opacity) >= 0.005 }) {
            changes.append(("\(percent(other.opacity)) opaque, was \(percent(one.opacity))", .color))
        }
        return changes
    }

    private func percent(_ part: Double) -> String { "\(Int((min(max(0, part), 1) * 100).rounded()))%" }

    private static func isSymbol(_ mark: DrawnMark) -> Bool {
        if case .symbol = mark.kind { true } else { false }
    }

    /// A description of how the view's symbol or image changed, or `nil` if neither changed.
    private var symbolChange: String? {
        func symbols(_ view: ReadView) -> [String] {
            view.marks.compactMap { if case .symbol(let content) = $0.kind { content } else { nil } }
        }
        func images(_ view: ReadView) -> [String] {
            view.marks.compactMap { if case .image(let content) = $0.kind { content } else { nil } }
        }
        if images(old) != images(new) { return images(new).isEmpty ? "without its image" : "another image" }
        let (before, after) = (symbols(old), symbols(new))
        guard before != after else { return nil }
        if after.isEmpty { return "without its symbol" }
        let names = zip(before, after).first { $0 != $1 }.map { (SymbolName.of($0), SymbolName.of($1)) }
        if case (let one?, let other?)? = names { return "now the symbol \(other), was \(one)" }
        return before.isEmpty ? "now with a symbol" : "another symbol"
    }

    /// Compares the styles of the marks that satisfy a predicate in the first picture with the styles of the
    /// corresponding marks in the second picture. Returns a description of the first difference, or `nil` if there is
    /// no difference or if the number of such marks changed.
    private func styleChange(
        of isMeant: (DrawnMark) -> Bool, _ words: ([String: String], [String: String]) -> String?
    ) -> String? {
        let (before, after) = (old.marks.filter(isMeant), new.marks.filter(isMeant))
        guard before.count == after.count else { return nil }
        return zip(before, after).lazy.compactMap { words($0.style, $1.style) }.first
    }

    private static func font(_ old: [String: String], _ new: [String: String]) -> String? {
        guard let before = old["font"], let after = new["font"], before != after else { return nil }
        let (one, other) = (before.split(separator: " "), after.split(separator: " "))
        func size(_ words: [Substring]) -> String { words.last { Double($0) != nil }.map(String.init) ?? "" }
        if size(one) != size(other) { return "font size \(size(other)) points, was \(size(one))" }
        func weight(_ words: [Substring]) -> String { words.first { Double($0) != nil }.map(String.init) ?? "" }
        if weight(one) != weight(other) { return "font weight \(weight(other)), was \(weight(one))" }
        return "another font"
    }

    private static func color(of noun: String?, _ old: [String: String], _ new: [String: String]) -> String? {
        let color = noun.map { "\($0) color" } ?? "color"
        for key in ["fill", "stroke", "color"] where old[key] != new[key] {
            guard let after = new[key], !after.hasPrefix("<") else { return "another \(color)" }
            let was = old[key].map { $0.hasPrefix("<") ? "" : ", was \($0)" } ?? ""
            return "\(color) \(after)\(was)"
        }
        for key in Set(old.keys).union(new.keys).sorted() where key != "font" && old[key] != new[key] {
            if key.hasPrefix("dark ") { return "another \(color) in the dark" }
            return key.hasSuffix("opacity") ? "another opacity of the \(color)" : "another line"
        }
        return nil
    }
}
