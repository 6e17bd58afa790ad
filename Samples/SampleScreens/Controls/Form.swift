import CellDirector

// Helpers for forms in which each line consists of a title and the controls that follow it.
extension UIStackView {
    /// Creates a line of a form.
    convenience init(row title: String, _ controls: UIView...) {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        for control in controls { control.setContentHuggingPriority(.defaultHigh, for: .horizontal) }
        self.init(arrangedSubviews: [label] + controls)
        alignment = .center
        spacing = 12
    }
}

extension UITableViewCell {
    /// Adds form lines in a vertical stack inside the content view's margins.
    func addForm(_ lines: [UIView]) {
        let form = UIStackView(arrangedSubviews: lines)
        form.axis = .vertical
        form.spacing = 12
        form.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(form)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            form.topAnchor.constraint(equalTo: margins.topAnchor),
            form.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            form.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            form.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }
}
