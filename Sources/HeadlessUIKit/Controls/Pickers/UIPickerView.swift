import Foundation

/// A set of wheels, each with a selected row. Mirrors `UIPickerView` and its members, UIKit.
///
/// In HeadlessUIKit, only the selected rows have views. The delegate is called when the user turns a wheel, but not
/// when a row is selected programmatically.
open class UIPickerView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection {
        switch name {
        case "delegate": .outlet(value) { (delegate: any UIPickerViewDelegate) in self.delegate = delegate }
        case "dataSource": .outlet(value) { (source: any UIPickerViewDataSource) in dataSource = source }
        default: super._setOutlet(name, to: value)
        }
    }

    /// The data source, which is not retained.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { becomeStale() } }
    /// The delegate, which is not retained.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { becomeStale() } }
    /// Has no effect: UIKit has drawn the indicator regardless of this value since iOS 7.
    open var showsSelectionIndicator = true

    /// The state of a component, including the number of rows that the data source last returned.
    private struct Component {
        let rowCount: Int
        /// The index of the selected row; -1 if there are no rows.
        var selectedRow: Int
        var view: UIView?
    }
    private var loaded: [Component] = []
    private var isStale = false

    // MARK: Rows

    open var numberOfComponents: Int { components.count }

    /// Returns the number of rows; 0 for a component that does not exist (unverified; UIKit may raise an exception).
    open func numberOfRows(inComponent component: Int) -> Int {
        components.indices.contains(component) ? components[component].rowCount : 0
    }

    /// Returns the size of a component's rows, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard components.indices.contains(component) else { return .zero }
        return CGSize(width: widths[component], height: rowHeight(component))
    }

    /// Returns the view of a row, or `nil` if the row is not selected. In HeadlessUIKit, only the selected rows have
    /// views.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        guard components.indices.contains(component), components[component].selectedRow == row else { return nil }
        showRows()
        return loaded[component].view
    }

    /// Reloads all components. A selected row stays selected if it still exists.
    open func reloadAllComponents() { becomeStale() }
    open func reloadComponent(_ component: Int) { becomeStale() }

    // MARK: Selection

    /// Selects a row; an index beyond the end selects the last row (unverified).
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard components.indices.contains(component) else { return }
        let row = min(max(0, row), loaded[component].rowCount - 1)
        guard row != loaded[component].selectedRow else { return }
        loaded[component].selectedRow = row
        clearView(component)
    }

    /// Returns the index of the selected row, or -1 if there are no rows. Initially, the first row is selected.
    open func selectedRow(inComponent component: Int) -> Int {
        components.indices.contains(component) ? components[component].selectedRow : -1
    }

    // MARK: Loading

    private func becomeStale() {
        isStale = true
        setNeedsLayout()
    }

    /// The components. After any number of changes, the data source is queried only once, when the components are next
    /// needed.
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

    /// Creates the view for a row.
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

    /// Returns the text of a row: its title, or the text in its custom view.
    package final func title(ofRow row: Int, inComponent component: Int) -> String? {
        makeView(row, component).flatMap(Self.text)
    }

    /// The width of each wheel and the height of its rows, in points.
    package final var wheels: [CGSize] { components.indices.map(rowSize) }

    /// The titles of the selected rows.
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

    /// The widths of the components. Components for which the delegate returns no width share the remaining space
    /// equally.
    private var widths: [CGFloat] {
        let own = components.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
        let others = own.count { $0 <= 0 }
        let room = max(0, frame.width - own.reduce(0) { $0 + max(0, $1) })
        return own.map { $0 > 0 ? $0 : room / CGFloat(others) }
    }

    /// Lays out the views of the selected rows, vertically centered.
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

    /// The size, which is 320 × 216 points (unverified). Mirrors `UIPickerView`'s `intrinsicContentSize`.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Description

    package override nonisolated class var viewKind: ViewKind? { .picker }
    package override var shownValue: ShownValue? { .texts(selectedTitles) }
    package override var fingerChange: FingerChange? {
        let next = selectedRow(inComponent: 0) + 1
        let rows = numberOfRows(inComponent: 0)
        return rows > 0 ? title(ofRow: next < rows ? next : 0, inComponent: 0).map { .choose($0) } : nil
    }
    package override func textDrawing(value: String) -> TextDrawing? { .control("[\(value) ▾]") }
}
