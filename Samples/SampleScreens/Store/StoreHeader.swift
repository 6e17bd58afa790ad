import CellDirector

/// A section header with a title.
final class StoreHeader: UICollectionReusableView, ConfigurableCell {
    private let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.font = .preferredFont(forTextStyle: .title3, weight: .bold)
        title.adjustsFontForContentSizeCategory = true
        title.numberOfLines = 0
        title.accessibilityTraits = .header
        title.translatesAutoresizingMaskIntoConstraints = false
        addSubview(title)
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: topAnchor, constant: 24),
            title.leadingAnchor.constraint(equalTo: leadingAnchor),
            title.trailingAnchor.constraint(equalTo: trailingAnchor),
            title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data text: String) { title.text = text }
}

typealias StoreHeaderConfig = CollectionSupplementaryConfigurator<StoreHeader, String>

/// A section footer with a page control.
final class PageDots: UICollectionReusableView, ConfigurableCell {
    struct Pages: Hashable {
        let count: Int
        var current = 0
    }

    private let control = UIPageControl()

    override init(frame: CGRect) {
        super.init(frame: frame)
        control.isUserInteractionEnabled = false
        control.currentPageIndicatorTintColor = .label
        control.pageIndicatorTintColor = .tertiaryLabel
        control.translatesAutoresizingMaskIntoConstraints = false
        addSubview(control)
        NSLayoutConstraint.activate([
            control.topAnchor.constraint(equalTo: topAnchor, constant: 4),
            control.centerXAnchor.constraint(equalTo: centerXAnchor),
            control.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data pages: Pages) {
        control.numberOfPages = pages.count
        control.currentPage = pages.current
        control.accessibilityLabel = "Page \(pages.current + 1) of \(pages.count)"
    }
}

typealias PageDotsConfig = CollectionSupplementaryConfigurator<PageDots, PageDots.Pages>
