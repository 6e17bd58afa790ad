import CellDirector

/// A disc with the first letter of a name, for a person without a photo. The color depends only on the name.
final class MonogramView: UIView {
    private let letter = UILabel()
    private static let colors: [UIColor] = [
        .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemOrange, .systemTeal, .systemGreen, .systemBrown,
    ]

    /// The diameter, in points.
    private let diameter: CGFloat

    init(diameter: CGFloat) {
        self.diameter = diameter
        super.init(frame: .zero)
        layer.cornerRadius = diameter / 2
        isAccessibilityElement = false
        letter.font = .systemFont(ofSize: (diameter * 0.45).rounded(), weight: .semibold)
        letter.textColor = .white
        letter.textAlignment = .center
        letter.translatesAutoresizingMaskIntoConstraints = false
        addSubview(letter)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            // Not required, so that a stack view can hide the disc.
            setContentHuggingPriority(.required - 1, for: axis)
            setContentCompressionResistancePriority(.required - 1, for: axis)
        }
        NSLayoutConstraint.activate([
            letter.centerXAnchor.constraint(equalTo: centerXAnchor),
            letter.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: diameter, height: diameter) }

    /// The person's name.
    var name = "" {
        didSet {
            guard name != oldValue else { return }
            letter.text = name.first.map { String($0).uppercased() }
            let number = name.unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 10_007 }
            backgroundColor = Self.colors[number % Self.colors.count]
        }
    }
}
