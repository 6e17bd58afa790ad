import Foundation

/// A control that performs an action when it is tapped. Mirrors `UIButton` and its members, UIKit.
open class UIButton: UIControl {
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [.init(\UIButton.titleColors)]
    }

    /// Mirrors `UIButton.ButtonType`.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Mirrors `UIButton.init(type:primaryAction:)`: the button adopts the action's title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        if let primaryAction { take(primaryAction) }
    }

    /// Mirrors `UIButton.init(frame:primaryAction:)`: the button adopts the action's title and image.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { take(primaryAction) }
    }

    /// Mirrors `UIButton.init(configuration:primaryAction:)`: the button adopts the action's title and image.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        // Property observers are not called in an initializer, so the custom background is shown explicitly.
        showCustomBackground()
        if let primaryAction { take(primaryAction) }
    }

    private func take(_ action: UIAction) {
        addAction(action, for: .primaryActionTriggered)
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        if configuration != nil {
            if !action.title.isEmpty { configuration?.title = action.title }
            if let image = action.image { configuration?.image = image }
        }
    }

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        isFromFile = true
        coder.apply(UIButton.buttonProperties, to: self)
    }

    open private(set) var buttonType = ButtonType.custom
    /// Whether the button comes from an interface file, and therefore has a title label, even without a title.
    private var isFromFile = false
    /// Sets the type of a button from an interface file.
    final func setType(_ type: ButtonType) { buttonType = type }

    // MARK: Titles and images

    private struct Look {
        var title: String?
        var image: UIImage?
        var attributedTitle: NSAttributedString?
        var backgroundImage: UIImage?
        var titleColor: UIColor?
        var titleShadowColor: UIColor?
    }
    private var looks = ValuesByState<Look>()

    /// The title colors that were set, by state.
    private final var titleColors: ValuesByState<UIColor> {
        get { looks.compactMap(\.titleColor) }
        set { newValue.forEach { setTitleColor($1, for: $0) } }
    }

    /// Sets the title of a state. A button with a title has its ``titleLabel`` among its subviews.
    open func setTitle(_ title: String?, for state: State) {
        guard looks[state]?.title != title else { return }
        looks[state, default: Look()].title = title
        if title != nil { _ = titleLabel }
        invalidateIntrinsicContentSize()
    }
    open func title(for state: State) -> String? { looks[state]?.title ?? looks[.normal]?.title }
    open func setImage(_ image: UIImage?, for state: State) {
        guard looks[state]?.image != image else { return }
        looks[state, default: Look()].image = image
        invalidateIntrinsicContentSize()
    }
    open func image(for state: State) -> UIImage? { looks[state]?.image ?? looks[.normal]?.image }
    /// Mirrors `UIButton.setAttributedTitle(_:for:)`. It takes precedence over the plain title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        guard looks[state]?.attributedTitle !== title else { return }
        looks[state, default: Look()].attributedTitle = title
        invalidateIntrinsicContentSize()
    }
    open func attributedTitle(for state: State) -> NSAttributedString? {
        looks[state]?.attributedTitle ?? looks[.normal]?.attributedTitle
    }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        looks[state, default: Look()].backgroundImage = image
        invalidateIntrinsicContentSize()
    }
    open func backgroundImage(for state: State) -> UIImage? {
        looks[state]?.backgroundImage ?? looks[.normal]?.backgroundImage
    }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// Stored, and neither drawn nor measured.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        symbolConfigurations[state.rawValue] = configuration
    }
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations[state.rawValue] ?? symbolConfigurations[State.normal.rawValue]
    }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }
    private var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] {
        get { rareProperties?.symbolConfigurations ?? [:] }
        set { madeRareProperties.symbolConfigurations = newValue }
    }
    open func setTitleColor(_ color: UIColor?, for state: State) {
        looks[state, default: Look()].titleColor = color
        updateParts()
    }
    open func titleColor(for state: State) -> UIColor? { looks[state]?.titleColor ?? looks[.normal]?.titleColor }
    /// Stored, but not drawn.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        looks[state, default: Look()].titleShadowColor = color
        updateParts()
    }
    open func titleShadowColor(for state: State) -> UIColor? {
        looks[state]?.titleShadowColor ?? looks[.normal]?.titleShadowColor
    }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The displayed title: the title of a pop-up button's selected menu element or, if there is none, the
    /// configuration's title or, if that is `nil`, the title for the current state.
    open var currentTitle: String? { popUpTitle ?? configuration?.title ?? title(for: state) }
    override var printedText: String? { currentTitle }
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    /// The title color for the current state or, if none was set, the tint color. The title of a custom button without
    /// a configuration is white instead.
    open var currentTitleColor: UIColor {
        titleColor(for: state) ?? (buttonType == .custom && configuration == nil ? .white : tintColor)
    }

    // MARK: Parts

    private var label: UIButtonLabel?
    /// The title label; `nil` if it has not been created.
    package final var drawnTitleLabel: UILabel? { label }
    private var picture: UIImageView?

    /// The title label, which is created and added as a subview on first access. The button lays it out, unless
    /// constraints do. A text color set on the label applies until the title color for the button's state changes.
    /// Pictures show the frame, the font and the text color of the label, and scale the text if the label does, but show
    /// none of its other properties.
    open var titleLabel: UILabel? {
        if label == nil {
            let made = UIButtonLabel(of: self)
            label = made
            insertSubview(made, at: [customBackground, picture].count { $0 != nil })
        }
        updateParts()
        return label
    }

    /// The image view, which is created and added as a subview on first access. The button lays it out, unless
    /// constraints do. Pictures show the frame of the view, and none of its other properties.
    open var imageView: UIImageView? {
        if picture == nil {
            let made = UIImageView(frame: .zero)
            picture = made
            insertSubview(made, at: customBackground == nil ? 0 : 1)
        }
        updateParts()
        return picture
    }

    /// Updates the title label and the image view, if they exist, for the button's state.
    private func updateParts() {
        label?.show(
            currentTitle, configuration == nil ? currentAttributedTitle : nil, currentTitleColor,
            currentTitleShadowColor)
        if let picture, picture.image != currentImage { picture.image = currentImage }
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        guard label != nil || picture != nil else { return }
        updateParts()
        setNeedsLayout()
    }

    private func layOutParts() {
        guard label != nil || picture != nil else { return }
        updateParts()
        var frames = content.frames(in: self)
        if configuration == nil, OverriddenMethods.buttonRects.areOverridden(by: type(of: self)) {
            let rect = contentRect(forBounds: bounds)
            (frames.title, frames.image) = (titleRect(forContentRect: rect), imageRect(forContentRect: rect))
        }
        for (part, frame) in [(label as UIView?, frames.title), (picture, frames.image)] {
            if let part, part.translatesAutoresizingMaskIntoConstraints, part.frame != frame { part.frame = frame }
        }
    }

    /// Returns the rectangle of the background. Called only by apps: the background fills the bounds.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of the title and the image. Overrides of this method and of the following two determine the
    /// frames of ``titleLabel`` and ``imageView``, unless the button has a configuration.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { frames(at: contentRect).title }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { frames(at: contentRect).image }

    private func frames(at rect: CGRect) -> ButtonContent.Frames {
        var content = content
        content.rect = rect
        return content.frames(in: self)
    }

    /// Returns the frames at which the button's content is drawn. The title label and the image view, if they exist,
    /// determine the frames of the title and the image.
    package final func frames(of content: ButtonContent) -> ButtonContent.Frames {
        var frames = content.frames(in: self)
        if let label { frames.title = label.frame }
        if let picture { frames.image = picture.frame }
        return frames
    }

    package final override var ownSubviews: [UIView] {
        label == nil && picture == nil ? subviews : subviews.filter { $0 !== label && $0 !== picture }
    }

    /// The color in which the title is drawn if the button has no configuration.
    package final var plainTitleColor: UIColor {
        updateParts()
        return label?.textColor ?? currentTitleColor
    }
    final var plainTitleFont: UIFont { label?.font ?? standardTitleFont }
    /// The font of the title until another one is set, as public layout libraries observed it.
    fileprivate final var standardTitleFont: UIFont { .systemFont(ofSize: buttonType == .custom ? 18 : 15) }

    open override var contentHorizontalAlignment: ContentHorizontalAlignment { didSet { setNeedsLayout() } }

    // MARK: Configuration

    /// Mirrors `UIButton.ConfigurationUpdateHandler`.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    public final var configuration: Configuration? {
        didSet {
            invalidateIntrinsicContentSize()
            if configuration?.background.customView !== oldValue?.background.customView { showCustomBackground() }
        }
    }

    /// The view that contains the background's custom view.
    private var customBackground: UIView?

    private func showCustomBackground() {
        customBackground?.removeFromSuperview()
        customBackground = nil
        guard let view = configuration?.background.customView else { return }
        let holder = UIView(frame: .zero)
        holder.isUserInteractionEnabled = false
        holder.addSubview(view)
        insertSubview(holder, at: 0)
        customBackground = holder
        setNeedsLayout()
    }

    /// Stored, but has no effect: pictures always show the configuration in the button's current state.
    open var automaticallyUpdatesConfiguration = true

    /// Whether a tap toggles ``UIControl/isSelected``. Mirrors `UIButton.changesSelectionAsPrimaryAction`; it is
    /// unverified that the selection changes before the primary action runs.
    open var changesSelectionAsPrimaryAction = false { didSet { popUpChanged() } }

    override func activate() {
        super.activate()
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        sendActions(for: .primaryActionTriggered)
    }

    /// The menu, which opens on a long press, or on a tap if ``UIControl/showsMenuAsPrimaryAction`` is `true`.
    open var menu: UIMenu? {
        didSet {
            isContextMenuInteractionEnabled = menu != nil
            popUpChanged()
        }
    }
    open override var showsMenuAsPrimaryAction: Bool { didSet { popUpChanged() } }
    /// Stored, but has no effect.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// A handler that is called at the next layout after the button's state has changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Requests a configuration update at the next layout. Called when the button's state changes.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }
    private var needsUpdateConfiguration = true

    /// Updates the configuration for the button's state. It is called at the next layout after the state has changed,
    /// and (unverified) at the first layout. The base class calls ``configurationUpdateHandler``.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let customBackground, let insets = configuration?.background.backgroundInsets {
            customBackground.frame = CGRect(origin: .zero, size: frame.size).inset(
                by: UIEdgeInsets(insets, isMirrored: isMirrored))
            customBackground.subviews.first?.frame = CGRect(origin: .zero, size: customBackground.frame.size)
        }
        if needsUpdateConfiguration {
            needsUpdateConfiguration = false
            updateConfiguration()
        }
        layOutParts()
    }

    open override var isEnabled: Bool { didSet { stateChanged(oldValue != isEnabled) } }
    open override var isSelected: Bool { didSet { stateChanged(oldValue != isSelected) } }
    open override var isHighlighted: Bool { didSet { stateChanged(oldValue != isHighlighted) } }

    private func stateChanged(_ isChange: Bool) {
        guard isChange else { return }
        setNeedsUpdateConfiguration()
        if looks.count > 1 { invalidateIntrinsicContentSize() }
    }

    /// Invalidates the intrinsic size if the text size has changed and the button has a configuration.
    final override func traitsChanged(_ before: Traits, _ after: Traits) {
        guard before.preferredContentSizeCategory != after.preferredContentSizeCategory else { return }
        if configuration != nil { invalidateIntrinsicContentSize() }
    }

    // MARK: Back buttons

    /// The title that is drawn after the chevron of a navigation bar's back button; `nil` for any other button.
    ///
    /// The button's own title does not depend on the available room, so that tests and scripts can find the button.
    package final var backTitle: String? {
        didSet { if backTitle != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// The font of a back button.
    static let backFont = UIFont.systemFont(ofSize: 17)
    /// The space before the chevron of a back button, and between the chevron and the title, in points. Recorded on
    /// iOS 17 and 18.
    static let (backMargin, backPadding): (CGFloat, CGFloat) = (28.0 / 3, 10)
    /// The chevron of a back button, or the image that replaces it.
    final var backImage: UIImage? { currentImage ?? UIImage(systemName: "chevron.backward") }
    /// The size of the chevron, which is recorded, or of the image that replaces it.
    final var backImageSize: CGSize { currentImage?.size ?? CGSize(width: 11, height: 56.0 / 3) }

    private func backSize(_ title: String) -> CGSize {
        let image = backImageSize
        let text = TextMeasurer(maximumLines: 1).size(of: title, Self.backFont)
        return CGSize(
            width: Self.backMargin + image.width + (title.isEmpty ? 0 : Self.backPadding + text.width),
            height: max(image.height, TextMeasurer.roundedUp(Self.backFont.lineHeight) + 12))
    }

    // MARK: Tabs

    /// Where a tab's title is: at the bottom of the tab, or beside its image.
    enum TabLayout { case stacked, inline }
    /// The layout of a tab; `nil` if the button is not a tab.
    final var tabLayout: TabLayout?

    // MARK: Size

    /// The size of the title and the image with padding. The padding is the configuration's insets or, if there is no
    /// configuration, 6 points above and below the title (unverified). A title is a single line. Mirrors `UIButton`'s
    /// `intrinsicContentSize`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of characters.
    open override var intrinsicContentSize: CGSize {
        backTitle.map(backSize) ?? configuration.map(size) ?? plainSize
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    // As in UIKit, the following properties are ignored if the button has a configuration.

    /// Whether the image of a highlighted button is darker. Stored, but not drawn.
    open var adjustsImageWhenHighlighted = true
    /// Whether the image of a disabled button is lighter. Stored, but not drawn.
    open var adjustsImageWhenDisabled = true
    /// Whether the button glows when it is touched. Stored, but not drawn.
    open var showsTouchWhenHighlighted = false
    /// The insets around the content, in points, which replace the default padding.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
    /// The offset of the title, in points. Stored, but not drawn.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// The offset of the image, in points. Stored, but not drawn.
    open var imageEdgeInsets = UIEdgeInsets.zero

    override var centersText: Bool { contentVerticalAlignment == .center }
    override var baselineOffsets: (first: CGFloat, last: CGFloat) {
        inMiddle((configuration?.titleFont(traitCollection) ?? plainTitleFont).baselineOffsets)
    }

    /// The intrinsic size without a configuration, as public layout libraries observed it.
    ///
    /// A title has 6 points above and below it, and is at least 30 points wide, unless there is an image or
    /// ``contentEdgeInsets`` are set. An empty title is as high as any other, but a title that is `nil` has no height beside
    /// an image, unless the button comes from an interface file, as these record. Buttons with an image of the system's have
    /// neither. The size is a whole number of points. Unverified: a close button is 30 points wide and high.
    private var plainSize: CGSize {
        if buttonType == .close { return CGSize(width: 30, height: 30) }
        let size = plainContentSize
        func whole(_ length: CGFloat) -> CGFloat { (length - 0.000_1).rounded(.up) }
        return CGSize(
            width: whole(size.width + contentEdgeInsets.left + contentEdgeInsets.right),
            height: whole(size.height + contentEdgeInsets.top + contentEdgeInsets.bottom))
    }

    /// The size of the image that the system provides for buttons of some types, in points; `nil` for all others.
    final var systemImageSize: CGSize? {
        [.detailDisclosure, .infoLight, .infoDark, .contactAdd].contains(buttonType)
            ? CGSize(width: 22, height: 22) : nil
    }

    private var plainContentSize: CGSize {
        // A font that is set does not change the size of a button with an image of the system, as observed likewise.
        let font = systemImageSize == nil ? plainTitleFont : standardTitleFont
        let measurer = TextMeasurer(maximumLines: 1)
        let title =
            currentAttributedTitle.map { measurer.size(of: $0, font) } ?? measurer.size(of: currentTitle ?? "", font)
        let image = currentImage?.size ?? systemImageSize ?? .zero
        let background = currentBackgroundImage?.size ?? .zero
        let hasTitle = currentTitle != nil || currentAttributedTitle != nil || isFromFile
        let isPlain = image == .zero && contentEdgeInsets == .zero
        let hasHeight = systemImageSize == nil ? hasTitle || image == .zero : title.height > 0
        let titleHeight =
            hasHeight ? max(title.height, TextMeasurer.roundedUp(font.lineHeight)) + (isPlain ? 12 : 0) : 0
        return CGSize(
            width: max(title.width + image.width, background.width, isPlain ? 30 : 0),
            height: max(titleHeight, image.height, background.height))
    }

    private func size(_ configuration: Configuration) -> CGSize {
        let measurer = TextMeasurer(maximumLines: 1)
        let titleFont = configuration.titleFont(traitCollection)
        let subtitleFont = configuration.subtitleFont(traitCollection)
        let title =
            configuration.styledTitle(currentTitle, of: self).map { measurer.size(of: $0, titleFont) }
            ?? measurer.size(of: currentTitle ?? "", titleFont)
        let subtitle =
            configuration.styledSubtitle(of: self).map { measurer.size(of: $0, subtitleFont) }
            ?? measurer.size(of: configuration.subtitle ?? "", subtitleFont)
        var size = CGSize(width: max(title.width, subtitle.width), height: title.height + subtitle.height)
        if title.height > 0, subtitle.height > 0 { size.height += configuration.titlePadding }
        let image = configuration.showsActivityIndicator ? Self.indicatorSize : configuredImage?.size
        if let image {
            let padding = size.height > 0 ? configuration.imagePadding : 0
            if configuration.imagePlacement.isDisjoint(with: [.top, .bottom]) {
                size = CGSize(width: size.width + padding + image.width, height: max(size.height, image.height))
            } else {
                size = CGSize(width: max(size.width, image.width), height: size.height + padding + image.height)
            }
        }
        let insets = configuration.contentInsets
        return CGSize(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
    }

    // MARK: Description

    package override nonisolated class var viewKind: ViewKind? { .button }
    package override var ownText: String? { currentTitle ?? accessibilityLabel }
    override var wrapsText: Bool { configuration != nil && currentTitle?.isEmpty == false }
    package override var precedesSuperviews: Bool { true }
    package override func textDrawing(value: String) -> TextDrawing? {
        let title = ownText ?? "button"
        return .control(isEnabled ? "[\(title)]" : "(\(title))")
    }
}

/// The title label of a button. UIKit's class of this name is private.
private final class UIButtonLabel: UILabel {
    private weak var button: UIButton?

    init(of button: UIButton) {
        self.button = button
        super.init(frame: .zero)
        font = button.standardTitleFont
    }

    required init?(coder: NSCoder) { nil }

    private var buttonColors: [UIColor?] = []
    private var styledTitle: NSAttributedString?

    func show(
        _ title: String?, _ attributedTitle: NSAttributedString?, _ color: UIColor, _ shadowColor: UIColor?
    ) {
        if buttonColors != [color, shadowColor] {
            buttonColors = [color, shadowColor]
            textColor = color
            self.shadowColor = shadowColor
            styledTitle = nil
        }
        // Unchanged text is not set again, because setting it requests layout.
        guard attributedTitle !== styledTitle || text != attributedTitle?.string ?? title else { return }
        styledTitle = attributedTitle
        // An attributed title keeps its own colors.
        if let attributedTitle { showStyled(attributedTitle) } else { text = title }
    }

    override var font: UIFont! {
        didSet {
            guard font != oldValue else { return }
            styledTitle = nil
            button?.invalidateIntrinsicContentSize()
        }
    }
}

// In this file, because the compiler names the button's closures differently in another file, and the linker misses them.
extension OverriddenMethods {
    /// The methods of `UIButton` that determine the places of the title and the image.
    @MainActor static let buttonRects = OverriddenMethods(
        of: UIButton.self, plain: PlainButton.self, overriding: PlacingButton.self, count: 3)
}

private final class PlainButton: UIButton {}

private final class PlacingButton: UIButton {
    override func contentRect(forBounds bounds: CGRect) -> CGRect { .zero }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect { .zero }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect { .zero }
}
