import Foundation

/// A row of segments, at most one of which is selected. Mirrors `UISegmentedControl` and its members, UIKit.
///
/// Setting ``selectedSegmentIndex`` sends no event. When the user selects another segment, the segment's action runs,
/// and then `.valueChanged` and `.primaryActionTriggered` are sent. This order is unverified.
open class UISegmentedControl: UIControl {
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [.init(\UISegmentedControl.selectedSegmentTintColor)]
    }

    /// The index that represents no segment: -1.
    public class var noSegment: Int { -1 }

    // The images are stored, and not drawn.

    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        madeRareProperties.customImages[.background, Int(state.rawValue), barMetrics.rawValue] = backgroundImage
    }
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        rareProperties?.customImages[.background, Int(state.rawValue), barMetrics.rawValue]
    }
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        madeRareProperties.customImages[
            .divider, Int(leftState.rawValue), Int(rightState.rawValue), barMetrics.rawValue] = dividerImage
    }
    open func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        rareProperties?.customImages[
            .divider, Int(leftState.rawValue), Int(rightState.rawValue), barMetrics.rawValue]
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a control with a segment for each string, image or action. Mirrors `UISegmentedControl.init(items:)`; it
    /// is unverified that other items are ignored.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        for item in items ?? [] {
            switch item {
            case let title as String: insertSegment(withTitle: title, at: numberOfSegments, animated: false)
            case let image as UIImage: insertSegment(with: image, at: numberOfSegments, animated: false)
            case let action as UIAction: insertSegment(action: action, at: numberOfSegments, animated: false)
            default: break
            }
        }
        sizeToFit()
    }

    /// Creates a control with a segment for each action.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    }

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UISegmentedControl.segmentedControlProperties, to: self)
    }

    private var segments: [UISegment] = []

    // MARK: Appearance

    private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

    /// Sets the attributes of the titles for a state. Pictures show only the font and the color.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        segmentsChanged()
    }
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    // MARK: Selection

    /// The index of the selected segment, or ``noSegment``. An index beyond the end selects the last segment
    /// (unverified). In a momentary control, it is the index of the segment that was tapped last, and can't be set.
    open var selectedSegmentIndex: Int {
        get { chosenSegment.flatMap { chosen in segments.firstIndex { $0 === chosen } } ?? Self.noSegment }
        set { if !isMomentary { chosenSegment = newValue < 0 ? nil : segment(newValue) } }
    }
    private final weak var chosenSegment: UISegment?
    /// The segment that is shown as selected.
    final var selectedSegment: UISegment? { isMomentary ? nil : chosenSegment }

    /// Whether a segment is selected only while it is touched.
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false { didSet { segmentsChanged() } }
    open var selectedSegmentTintColor: UIColor?

    /// Handles a tap on a segment. Tapping the selected segment does nothing, unless the control is momentary.
    final func choose(_ segment: UISegment) {
        guard isMomentary || chosenSegment !== segment else { return }
        chosenSegment = segment
        if let action = segment.action { sendAction(action) }
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Segments

    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment; an index beyond the end appends it.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let added = UISegment(frame: .zero)
        added.title = title
        insert(added, segment)
    }

    /// Inserts a segment; an index beyond the end appends it.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        let added = UISegment(frame: .zero)
        added.image = image
        insert(added, segment)
    }

    /// Inserts a segment for an action. If the segment at the index already has an action with the same identifier,
    /// that segment is updated instead. If a segment at another index has such an action, that segment is removed.
    ///
    /// An index beyond the end appends the segment.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let earlier = index(of: action.identifier)
        if let earlier, earlier == segment { return take(action, segments[earlier]) }
        let added = UISegment(frame: .zero)
        added.take(action)
        insert(added, segment)
        if let earlier { removeSegment(at: earlier < segment ? earlier : earlier + 1, animated: animated) }
    }

    private func insert(_ added: UISegment, _ index: Int) {
        let index = min(max(0, index), segments.count)
        segments.insert(added, at: index)
        insertSubview(added, at: index)
        segmentsChanged()
    }

    /// Removes a segment. After the selected segment is removed, no segment is selected (unverified).
    open func removeSegment(at segment: Int, animated: Bool) {
        guard let index = pinned(segment) else { return }
        let removed = segments.remove(at: index)
        if chosenSegment === removed { chosenSegment = nil }
        removed.removeFromSuperview()
        segmentsChanged()
    }

    open func removeAllSegments() {
        while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
    }

    /// Returns the index, clamped to the existing segments as in UIKit; `nil` if there are no segments.
    private func pinned(_ index: Int) -> Int? { segments.isEmpty ? nil : min(max(0, index), segments.count - 1) }

    /// Returns the segment at the given index, which is clamped to the existing segments; `nil` if there are no
    /// segments.
    final func segment(_ index: Int) -> UISegment? { pinned(index).map { segments[$0] } }

    // MARK: Segment content

    /// Sets a segment's title and removes its image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        self.segment(segment)?.title = title
        self.segment(segment)?.image = nil
        segmentsChanged()
    }

    open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

    /// Sets a segment's image and removes its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        self.segment(segment)?.image = image
        self.segment(segment)?.title = nil
        segmentsChanged()
    }

    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

    /// Sets a segment's action. Raises an exception, as UIKit does, if another segment has an action with the same
    /// identifier; the wording of the message is unverified.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        if let earlier = index(of: action.identifier), earlier != pinned(segment) {
            let reason = "A segment with the action identifier \(action.identifier.rawValue) exists at index \(earlier)"
            return ListException.raise(ListException(reason))
        }
        if let changed = self.segment(segment) { take(action, changed) }
    }

    private func take(_ action: UIAction, _ segment: UISegment) {
        segment.take(action)
        segmentsChanged()
    }

    open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

    /// Returns the index of the segment that has an action with the given identifier, or `NSNotFound` if there is none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        index(of: actionIdentifier) ?? NSNotFound
    }

    private func index(of identifier: UIAction.Identifier) -> Int? {
        segments.firstIndex { $0.action?.identifier == identifier }
    }

    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { self.segment(segment)?.isEnabled = enabled }

    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? true }

    /// Sets the width of a segment, in points; 0 means that the control determines the width.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        self.segment(segment)?.width = width
        segmentsChanged()
    }

    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

    /// Sets the offset of a segment's content, in points. It is stored, but has no effect.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        self.segment(segment)?.contentOffset = offset
    }

    open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(segment)?.contentOffset ?? .zero }

    // MARK: Size

    /// The total width of the segments, and a height of 32 points (unverified). All segments whose width was not set
    /// are as wide as the widest of them, unless `apportionsSegmentWidthsByContent` is `true`. Mirrors
    /// `UISegmentedControl`'s `intrinsicContentSize`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of characters.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: segmentWidths.reduce(0, +), height: 32)
    }
    /// Constraints align the control without the point at its bottom, as storyboards record.
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    private func segmentsChanged() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private var segmentWidths: [CGFloat] {
        let widths = segments.map(\.contentWidth)
        if apportionsSegmentWidthsByContent { return widths }
        var widest: CGFloat = 0
        for (segment, width) in zip(segments, widths) where segment.width <= 0 { widest = max(widest, width) }
        return segments.map { $0.width > 0 ? $0.width : widest }
    }

    /// Scales the segments to the available width, in proportion to their preferred widths.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let widths = segmentWidths
        let total = widths.reduce(0, +)
        let scale = total > 0 ? untransformedFrame.width / total : 0
        var edge: CGFloat = 0
        for (segment, width) in zip(segments, widths) {
            segment.frame = directed(CGRect(x: edge, y: 0, width: width * scale, height: untransformedFrame.height))
            edge += width * scale
        }
    }

    // MARK: Description

    package override nonisolated class var viewKind: ViewKind? { .segments }
    package override var shownValue: ShownValue? { .texts(shownSegments.filter(\.isSelected).map(\.name)) }
    package override var adviceForTap: String? { "choose one of its segments" }
    package override var fingerChange: FingerChange? {
        shownSegments.first { !$0.isSelected }.map { .tapPart($0.name) }
    }
    package override var hasSizeOfUIKit: Bool { true }
    package override var precedesSuperviews: Bool { true }
    private var shownSegments: [UISegment] { subviews.compactMap { $0 as? UISegment } }

    /// Returns a drawing such as `[Daily|•Weekly|Monthly]`, with a dot before the title of the selected segment.
    package override func textDrawing(value: String) -> TextDrawing? {
        let titles = shownSegments.map { ($0.isSelected ? "•" : "") + $0.name }
        return .control("[" + titles.joined(separator: "|") + "]")
    }
}
