import CellDirector

/// A screen for a single picture.
final class PictureViewController: UIViewController {
    private let picture: Picture

    init(picture: Picture) {
        self.picture = picture
        super.init(nibName: nil, bundle: nil)
        title = picture.name
        navigationItem.largeTitleDisplayMode = .never
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let image = UIImageView(image: Landscapes.image(picture.id))
        image.accessibilityLabel = picture.name
        image.contentMode = .scaleAspectFit
        image.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(image)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            image.topAnchor.constraint(equalTo: area.topAnchor),
            image.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            image.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            image.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        ])
    }
}
