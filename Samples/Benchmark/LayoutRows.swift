import CellDirector

/// Measures how long it takes to lay out a cell with twenty constraints.
@MainActor
enum CellLayout {
    /// A cell like those in a feed, with an image, three `Text` views and a button.
    @MainActor
    private final class Post {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        private let texts = [Text(), Text(), Text()]
        private var turn = 0

        init() {
            let content = cell.contentView
            let (picture, button) = (UIView(), Text())
            for view in [picture, button] + texts {
                view.translatesAutoresizingMaskIntoConstraints = false
                content.addSubview(view)
            }
            var above = content.topAnchor
            var constraints = [
                picture.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
                picture.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
                picture.widthAnchor.constraint(equalToConstant: 40),
                picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
                picture.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -8),
                button.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
                button.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
                button.leadingAnchor.constraint(greaterThanOrEqualTo: texts[0].trailingAnchor, constant: 8),
                texts[2].bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
                texts[0].trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor, constant: -80),
                button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
            ]
            for text in texts {
                constraints += [
                    text.topAnchor.constraint(equalTo: above, constant: 4),
                    text.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
                    text.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor, constant: -16),
                ]
                above = text.bottomAnchor
            }
            NSLayoutConstraint.activate(constraints)
        }

        /// Changes the text, measures the cell and lays it out.
        func layOut() {
            turn += 1
            for (index, text) in texts.enumerated() { text.length = 60 + (turn * 37 + index * 51) % 130 }
            let size = cell.systemLayoutSizeFitting(
                CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            cell.frame.size = size
            cell.layoutIfNeeded()
        }
    }

    /// A view whose intrinsic content size is set directly, so that measuring it takes no time.
    private final class Text: UIView {
        var length = 50 { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize { CGSize(width: length, height: 20) }
    }

    /// Returns the time to create, measure and lay out a cell, in nanoseconds.
    static func first() -> Double {
        nanoseconds(per: 100) {
            for _ in 0..<100 { Post().layOut() }
        }
    }

    /// Returns the time to measure and lay out the cell again with different text, in nanoseconds.
    static func again() -> Double {
        let post = Post()
        post.layOut()
        return nanoseconds(per: 200) {
            for _ in 0..<200 { post.layOut() }
        }
    }
}
