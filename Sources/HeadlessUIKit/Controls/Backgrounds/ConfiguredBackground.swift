import Foundation

/// The rearmost view of a cell, header or footer that has a background configuration.
final class ConfiguredBackground: UIView {
    private(set) var configuration: UIBackgroundConfiguration
    private var imageView: UIImageView?

    init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        show()
    }

    required init?(coder: NSCoder) { nil }

    func take(_ new: UIBackgroundConfiguration) {
        guard new != configuration else { return }
        if new.customView !== configuration.customView { configuration.customView?.removeFromSuperview() }
        configuration = new
        show()
    }

    private func show() {
        backgroundColor = configuration.resolvedBackgroundColor(for: .tintColor)
        layer.cornerRadius = configuration.cornerRadius
        layer.borderWidth = configuration.strokeWidth
        layer.borderColor =
            configuration.strokeWidth > 0 ? configuration.resolvedStrokeColor(for: .tintColor).coreGraphicsColor : nil
        if let image = configuration.image {
            let view = imageView ?? UIImageView(frame: .zero)
            view.image = image
            view.contentMode = configuration.imageContentMode
            if imageView == nil { insertSubview(view, at: 0) }
            imageView = view
        } else {
            imageView?.removeFromSuperview()
            imageView = nil
        }
        if let view = configuration.customView, view.superview !== self { addSubview(view) }
        superview?.setNeedsLayout()
    }

    /// Sets the frame within the host view, according to the insets and the host's layout margins.
    func fill(_ host: UIView) {
        var insets = configuration.backgroundInsets
        let margins = host.directionalLayoutMargins
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        frame = CGRect(origin: .zero, size: host.frame.size).inset(
            by: UIEdgeInsets(insets, isMirrored: host.isMirrored))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame = CGRect(origin: .zero, size: frame.size) }
    }
}
