import Foundation
import HeadlessUIKit

/// A view that shows an image. Mirrors `Image`, SwiftUI. An image has its own size unless it is resizable; a symbol is as
/// large as the font.
public struct Image: Equatable, Sendable {
    private enum Source: Equatable { case image(UIImage), asset(String), symbol(String) }
    private let source: Source
    private var label: String?
    private var isResizable = false
    private var mode: TemplateRenderingMode?

    public init(_ name: String, bundle: Bundle? = nil) { (source, label) = (.asset(name), name) }
    public init(_ resource: ImageResource) { source = .image(UIImage(resource: resource)) }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        (source, self.label) = (.asset(name), label.string)
    }
    public init(decorative name: String, bundle: Bundle? = nil) { source = .asset(name) }
    public init(systemName: String) { (source, label) = (.symbol(systemName), systemName) }
    public init(uiImage: UIImage) { source = .image(uiImage) }

    /// Mirrors `Image.TemplateRenderingMode`, SwiftUI.
    public enum TemplateRenderingMode: Sendable { case template, original }
    /// Mirrors `Image.Scale`, SwiftUI.
    public enum Scale: Sendable { case small, medium, large }
    /// Mirrors `Image.ResizingMode`, SwiftUI. An image is always stretched.
    public enum ResizingMode: Sendable { case tile, stretch }
    /// Mirrors `Image.Interpolation`, SwiftUI. It has no effect.
    public enum Interpolation: Sendable { case none, low, medium, high }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.isResizable = true
        return image
    }
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.mode = renderingMode
        return image
    }
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    private func image(_ environment: EnvironmentValues) -> UIImage? {
        switch source {
        case .image(let image): return image
        case .asset(let name): return UIImage(named: name)
        case .symbol(let name):
            let scales: [Scale: UIImage.SymbolScale] = [.small: .small, .medium: .medium, .large: .large]
            return UIImage(
                systemName: name,
                withConfiguration: UIImage.SymbolConfiguration(
                    font: environment.resolvedFont(),
                    scale: environment.style.imageScale.flatMap { scales[$0] } ?? .medium))
        }
    }
}

extension Image: LeafView {
    func makeShown() -> UIImageView { UIImageView(frame: .zero) }

    func update(_ shown: UIImageView, _ environment: EnvironmentValues) {
        let image = image(environment)
        switch mode {
        case .template: shown.image = image?.withRenderingMode(.alwaysTemplate)
        case .original: shown.image = image?.withRenderingMode(.alwaysOriginal)
        case nil: shown.image = image
        }
        shown.contentMode = isResizable && image?.isSymbolImage != true ? .scaleToFill : .scaleAspectFit
        shown.tintColor = environment.foregroundColor
        if shown.accessibilityLabel == nil { shown.accessibilityLabel = label }
    }

    func size(_ proposal: ProposedViewSize, _ shown: UIImageView, _ environment: EnvironmentValues) -> CGSize {
        let own = shown.image?.size ?? .zero
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
    }
    func baseline(isFirst: Bool, _ size: CGSize, _ shown: UIImageView) -> CGFloat? {
        guard case .symbol = source, !isResizable else { return nil }
        return size.height * 0.8
    }
}

/// Mirrors `Label`, SwiftUI: an icon beside a title.
public struct Label<Title, Icon> {
    let title: Title
    let icon: Icon
}

extension Label: View where Title: View, Icon: View {
    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        (self.title, self.icon) = (title(), icon())
    }
    public var body: some View {
        HStack {
            icon
            title
        }
    }
}

extension Label where Title == Text, Icon == Image {
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(name) })
    }
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
    }
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
}

/// What an ``AsyncImage`` shows. Mirrors `AsyncImagePhase`, SwiftUI.
public enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// Mirrors `AsyncImage`, SwiftUI. It loads nothing, and always shows its placeholder.
public struct AsyncImage<Content> {
    let content: Content
}

extension AsyncImage: View where Content: View {
    public var body: some View { content }

    public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
        content = Image(uiImage: UIImage())
    }
    public nonisolated init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.content = _ConditionalContent(storage: .second(placeholder()))
    }
    public nonisolated init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content(.empty)
    }
}
