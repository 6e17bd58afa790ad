import CellDirector

/// How a photo is shown, in tables and collection views: its image, or a grey place for it.
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
        for view in [image, title] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            image.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            image.topAnchor.constraint(equalTo: topAnchor, constant: 4),
            image.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
            image.widthAnchor.constraint(equalTo: image.heightAnchor),
            image.heightAnchor.constraint(equalToConstant: 52),
            title.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 12),
            title.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        show()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func show() {
        guard let content = configuration as? PhotoContent else { return }
        title.text = content.photo.title
        image.image = content.photo.image
        image.accessibilityLabel = content.photo.image?.description ?? "loading"
        image.backgroundColor = content.photo.image == nil ? .secondarySystemFill : nil
    }
}
