import Foundation

/// Wheels, each of which has a row selected. Mirrors `UIPickerView` and its members, UIKit.
///
/// Headlessly only the selected rows have views. A finger that turns a wheel to another row calls the delegate, code does not.
open class UIPickerView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Not retained.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { becomeStale() } }
    /// Not retained.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { becomeStale() } }
    /// UIKit draws it since iOS 7 whatever this says.
    open var showsSelectionIndicator = true

    /// What the data source said when it was asked last.
    private struct Component {
        let rowCount: Int
        /// -1: there is none.
        var selectedRow: Int
        var view: UIView?
    }
    private var loaded: [Component] = []
    private var isStale = false

    // MARK: Rows

    open var numberOfComponents: Int { components.count }

    /// 0 for a component that is not there (unverified; UIKit may stop).
    open func numberOfRows(inComponent component: Int) -> Int {
        components.indices.contains(component) ? components[component].rowCount : 0
    }

    /// In points.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard components.indices.contains(component) else { return .zero }
        return CGSize(width: widths[component], height: rowHeight(component))
    }

    /// The view of the selected row; headlessly other rows have none.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        guard components.indices.contains(component), components[component].selectedRow == row else { return nil }
        showRows()
        return loaded[component].view
    }

    /// What is selected stays, as far as there are as many rows.
    open func reloadAllComponents() { becomeStale() }
    open func reloadComponent(_ component: Int) { becomeStale() }

    // MARK: Selection

    /// A row beyond the last is the last (unverified).
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard components.indices.contains(component) else { return }
        let row = min(max(0, row), loaded[component].rowCount - 1)
        guard row != loaded[component].selectedRow else { return }
        loaded[component].selectedRow = row
        clearView(component)
    }

    /// At first the first; -1 where there is none.
    open func selectedRow(inComponent component: Int) -> Int {
        components.indices.contains(component) ? components[component].selectedRow : -1
    }

    // MARK: Loading

    private func becomeStale() {
        isStale = true
        setNeedsLayout()
    }

    /// The data source is asked as late as can be, once for all changes before.
    private var components: [Component] {
        guard isStale else { return loaded }
        isStale = false
        for component in loaded.indices { clearView(component) }
        let before = loaded.map(\.selectedRow)
        let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
        loaded = (0..<count).map { component in
            let rows = max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
            let selected = before.indices.contains(component) ? before[component] : 0
            return Component(rowCount: rows, selectedRow: min(max(0, selected), rows - 1))
        }
        return loaded
    }

    private func clearView(_ component: Int) {
        loaded[component].view?.removeFromSuperview()
        loaded[component].view = nil
        setNeedsLayout()
    }

    /// What a row would show.
    private func makeView(_ row: Int, _ component: Int) -> UIView? {
        delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    }

    private func showRows() {
        for (component, shown) in components.enumerated() where shown.view == nil && shown.selectedRow >= 0 {
            guard let view = makeView(shown.selectedRow, component), loaded.indices.contains(component) else {
                continue
            }
            loaded[component].view = view
            addSubview(view)
        }
    }

    /// The text of a row: its title, or what its own view shows.
    package final func title(ofRow row: Int, inComponent component: Int) -> String? {
        makeView(row, component).flatMap(Self.text)
    }

    /// How wide the wheels are and how high their rows, in points.
    package final var wheels: [CGSize] { components.indices.map(rowSize) }

    /// The texts of the selected rows.
    package final var selectedTitles: [String] {
        components.indices.compactMap { component in
            view(forRow: loaded[component].selectedRow, forComponent: component).flatMap(Self.text)
        }
    }

    private static func text(of view: UIView) -> String? {
        if let text = (view as? UILabel)?.text, !text.isEmpty { return text }
        for inner in view.subviews { if let text = text(of: inner) { return text } }
        return view.accessibilityLabel
    }

    // MARK: Layout

    private func rowHeight(_ component: Int) -> CGFloat {
        delegate?.pickerView(self, rowHeightForComponent: component) ?? 32
    }

    /// Those that the delegate gives, and of what is left as much for each of the others.
    private var widths: [CGFloat] {
        let own = components.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
        let others = own.count { $0 <= 0 }
        let room = max(0, frame.width - own.reduce(0) { $0 + max(0, $1) })
        return own.map { $0 > 0 ? $0 : room / CGFloat(others) }
    }

    /// Lays out the selected rows in the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        showRows()
        let widths = widths
        var left = max(0, (frame.width - widths.reduce(0, +)) / 2)
        for (component, width) in zip(loaded.indices, widths) {
            let height = rowHeight(component)
            loaded[component].view?.frame = CGRect(
                x: left, y: (frame.height - height) / 2, width: width, height: height)
            left += width
        }
    }

    /// 320 × 216 points (unverified). Mirrors `UIPickerView`'s `intrinsicContentSize`.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
