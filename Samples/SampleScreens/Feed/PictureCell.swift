import CellDirector

/// A cell with a picture that fills the width between the margins. The item is the URL of the picture.
final class PictureCell: UITableViewCell, ConfigurableCell {
    private let picture = UIImageView()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 12
        picture.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(picture)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: margins.topAnchor),
            picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            picture.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            picture.heightAnchor.constraint(equalToConstant: 160),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data url: URL) {
        picture.image = Landscapes.image(url.lastPathComponent.unicodeScalars.reduce(0) { $0 + Int($1.value) })
        picture.accessibilityLabel = url.lastPathComponent
    }
}

typealias PictureConfig = TableCellConfigurator<PictureCell, URL>
