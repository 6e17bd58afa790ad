import CellDirector

/// The content of a photo's row, in tables and collection views: the image, or a gray placeholder, and the title.
struct PhotoContent: UIContentConfiguration, Hashable, Identifiable {
    var photo: Photo

    var id: Photo.ID { photo.id }

    func makeContentView() -> any UIView & UIContentView { PhotoContentView(self) }

    func updated(for state: any UIConfigurationState) -> PhotoContent { self }
}

typealias PhotoConfig = ContentConfigurator<PhotoContent>

private final class PhotoContentView: UIView, UIContentView {
    private let image = UIImageView()
    private let title = UILabel()
    var configuration: any UIContentConfiguration { didSet { show() } }

    init(_ content: PhotoContent) {
        configuration = content
        super.init(frame: .zero)
        image.contentMode = .scaleAspectFill
        image.clipsToBounds = true
        image.layer.cornerRadius = 8
        title.font = .preferredFont(forTextStyle: .body)
        title.adjustsFontForContentSizeCategory = true
        let row = UIStackView(arrangedSubviews: [image, title])
        row.alignment = .center
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            image.widthAnchor.constraint(equalToConstant: 84),
            image.heightAnchor.constraint(equalToConstant: 56),
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            row.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        show()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func show() {
        guard let content = configuration as? PhotoContent else { return }
        title.text = content.photo.title
        image.image = content.photo.image
        image.accessibilityLabel = content.photo.image == nil ? "loading" : content.photo.name
        image.backgroundColor = content.photo.image == nil ? .secondarySystemFill : nil
    }
}
