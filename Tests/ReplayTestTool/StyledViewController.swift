import Foundation
import HeadlessUIKit

/// A page that shows which style is current when its view is laid out.
final class StyledViewController: UIViewController {
    private final class StyledView: UIView {
        let style = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 20))
        let progress = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 20))

        override func layoutSubviews() {
            super.layoutSubviews()
            style.text = UITraitCollection.current.userInterfaceStyle == .dark ? "dark" : "light"
        }
    }

    private let styled = StyledView()

    override func loadView() {
        styled.addSubview(styled.style)
        styled.addSubview(styled.progress)
        view = styled
    }

    /// Shows that work has ended, a little later.
    func work() {
        Task { styled.progress.text = "done" }
    }

    func layOutAgain() {
        styled.style.text = nil
        styled.setNeedsLayout()
    }

    /// Adds constraints that can't both be satisfied, which UIKit reports in a warning.
    func addConflict() {
        NSLayoutConstraint.activate([10, 20].map { styled.progress.widthAnchor.constraint(equalToConstant: $0) })
    }
}
