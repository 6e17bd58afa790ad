import CellDirector

/// A data source and delegate for a table. It records the calls in order, except the requests for heights, and for the
/// titles and views of headers and footers.
@MainActor
final class Recorder: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows: [[String]]
    private(set) var calls: [String] = []
    private(set) var heightCalls = 0

    var rowHeight: ((IndexPath) -> CGFloat)?
    var headerHeight: CGFloat?
    var headerTitles: [Int: String] = [:]
    var footerTitles: [Int: String] = [:]
    var headerViews: [Int: UIView] = [:]
    var cell: ((UITableView, IndexPath) -> UITableViewCell)?
    var shouldHighlight = true
    var willSelect: (IndexPath) -> IndexPath? = { $0 }
    var willDeselect: (IndexPath) -> IndexPath? = { $0 }
    var isEditable = true

    init(_ rows: [[String]]) {
        self.rows = rows
        super.init()
    }

    /// Creates a recorder with one section that has the given number of rows. Each row's text is its index.
    convenience init(count: Int) { self.init([(0..<count).map(String.init)]) }

    /// Returns the calls since the last call to this method.
    func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }

    private func note(_ name: String, _ path: IndexPath) { calls.append("\(name) \(path[0])-\(path[1])") }

    // MARK: Data source

    func numberOfSections(in tableView: UITableView) -> Int {
        calls.append("sections")
        return rows.count
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calls.append("rows \(section)")
        return rows[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        note("cell", indexPath)
        if let cell { return cell(tableView, indexPath) }
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = rows[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headerTitles[section] }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footerTitles[section] }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        note("canEdit", indexPath)
        return isEditable
    }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { note("commit", indexPath) }

    // MARK: Delegate

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        note("willDisplay", indexPath)
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        note("didEndDisplaying", indexPath)
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        calls.append("willDisplayHeader \(section)")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        calls.append("didEndDisplayingHeader \(section)")
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heightCalls += 1
        return rowHeight?(indexPath) ?? tableView.rowHeight
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        headerHeight ?? tableView.sectionHeaderHeight
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { headerViews[section] }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        note("shouldHighlight", indexPath)
        return shouldHighlight
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        note("didHighlight", indexPath)
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        note("didUnhighlight", indexPath)
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        note("willSelect", indexPath)
        return willSelect(indexPath)
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        note("willDeselect", indexPath)
        return willDeselect(indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("didSelect", indexPath) }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note("didDeselect", indexPath) }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        note("primaryAction", indexPath)
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        note("willBeginEditing", indexPath)
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        if let indexPath { note("didEndEditing", indexPath) }
    }
}

/// A cell that records its reuse, selection and highlighting.
final class RecordingCell: UITableViewCell {
    @MainActor static var made = 0
    @MainActor static var calls: [String] = []

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        Self.made += 1
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    @MainActor
    static func reset() {
        made = 0
        calls = []
    }

    private func note(_ call: String) { Self.calls.append("\(call) \(textLabel?.text ?? "new")") }

    override func prepareForReuse() {
        super.prepareForReuse()
        note("prepareForReuse")
    }
    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        note(selected ? "selected" : "deselected")
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        note(highlighted ? "highlighted" : "unhighlighted")
    }
}

/// A table that retains its recorder.
final class RecordedTable: UITableView {
    fileprivate var recorder: Recorder?
}

/// Returns a table that shows the recorder's rows. The table is 320 × 440 points, so ten rows that are 44 points tall
/// fit on screen. There is no padding above headers.
@MainActor
func makeTable(_ recorder: Recorder, rowHeight: CGFloat? = 44, style: UITableView.Style = .plain) -> UITableView {
    let table = inWindow(RecordedTable(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style))
    table.recorder = recorder
    table.register(RecordingCell.self, forCellReuseIdentifier: "cell")
    if let rowHeight { table.rowHeight = rowHeight }
    table.sectionHeaderTopPadding = 0
    table.dataSource = recorder
    table.delegate = recorder
    table.layoutIfNeeded()
    RecordingCell.reset()
    _ = recorder.takeCalls()
    return table
}

/// Returns a string with each run of whitespace replaced by a single space.
func collapsed(_ text: String?) -> String? {
    text?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

@MainActor
func texts(_ table: UITableView) -> [String?] { table.visibleCells.map { $0.textLabel?.text } }
