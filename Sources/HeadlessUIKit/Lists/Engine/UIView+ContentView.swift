import Foundation

extension UIView {
    /// Reads a cell's content view, which fills the cell regardless of its own frame and autoresizing mask.
    final func decodeContentView(_ coder: InterfaceCoder, _ contentView: UIView) {
        guard let content = coder.element.value("contentView") else { return }
        let mask = contentView.autoresizingMask
        coder.decode(content, into: contentView) { $0.decode(coder) }
        contentView.autoresizingMask = mask
        contentView.translatesAutoresizingMaskIntoConstraints = true
    }
}
