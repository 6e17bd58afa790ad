import CellDirector

/// A cell for the tip, in percent. The user drags horizontally to change the tip or double-taps to choose the usual
/// tip; a custom accessibility action sets the tip to 0.
final class TipCell: UITableViewCell, ConfigurableCell {
    private let tip = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        tip.accessibilityIdentifier = "tip"
        tip.isUserInteractionEnabled = true
        selectionStyle = .none
        tip.font = .preferredFont(forTextStyle: .body)
        let hint = UILabel()
        hint.text = "Drag it, or tap it twice"
        hint.font = .preferredFont(forTextStyle: .footnote)
        hint.textColor = .secondaryLabel
        for label in [tip, hint] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        addForm([tip, hint])
        let tip = tip
        let drag = TipDrag()
        drag.dragged = { [unowned tip] points in
            CellAction.tipChanged.invoke(from: tip, payload: Int(points / 10))
        }
        let doubleTap = TipDoubleTap()
        doubleTap.numberOfTapsRequired = 2
        doubleTap.tapped = { [unowned tip] in CellAction.tipChosen.invoke(from: tip, payload: 10) }
        for recognizer in [drag, doubleTap] { tip.addGestureRecognizer(recognizer) }
        tip.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "No tip") { [unowned tip] _ in
                CellAction.tipChosen.invoke(from: tip, payload: 0)
                return true
            }
        ]
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data percent: Int) { tip.text = "Tip: \(percent) %" }
}

typealias TipConfig = TableCellConfigurator<TipCell, Int>

extension CellAction where Payload == Int {
    /// Sent when the user drags to change the tip. The payload is the difference from the previous tip, in percentage
    /// points.
    static var tipChanged: Self { Self("tipChanged") }
    /// Sent when the user chooses a tip or removes it. The payload is the new tip, in percent.
    static var tipChosen: Self { Self("tipChosen") }
}

private final class TipDrag: UIPanGestureRecognizer {
    var dragged: (CGFloat) -> Void = { _ in }
    override var state: State { didSet { if state == .ended { dragged(translation(in: view).x) } } }
}

private final class TipDoubleTap: UITapGestureRecognizer {
    var tapped: () -> Void = {}
    override var state: State { didSet { if state == .ended { tapped() } } }
}
