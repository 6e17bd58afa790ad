import Foundation

/// A search field with a Cancel button and scope buttons. Mirrors `UISearchBar` and its members, UIKit.
///
/// A tap calls `searchBarShouldBeginEditing(_:)` and `searchBarTextDidBeginEditing(_:)`; a typed character calls
/// `searchBar(_:shouldChangeTextIn:replacementText:)` and `searchBar(_:textDidChange:)`; Return acts as the Search key.
/// Search and Cancel only call the delegate. Any other effect is up to the delegate or a ``UISearchController``.
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    /// Mirrors `UISearchBar.Style`.
    public enum Style: UInt, Sendable {
        case `default`, prominent, minimal
    }

    /// Mirrors `UISearchBar.Icon`.
    public enum Icon: Int, Sendable {
        case search, clear, bookmark, resultsList
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private let listener = SearchFieldListener()
    private let field = UISearchTextField(frame: .zero)
    private(set) final lazy var cancelButton = button("Cancel") { bar in bar.tappedCancel() }
    private lazy var bookmarkButton = button("Bookmarks") { $0.delegate?.searchBarBookmarkButtonClicked($0) }
    private lazy var resultsButton = button("Results") { $0.delegate?.searchBarResultsListButtonClicked($0) }
    private(set) final lazy var scopes: UISegmentedControl = {
        let control = UISegmentedControl(frame: .zero)
        let choose = UIAction { [weak self] _ in self?.choseScope() }
        control.addAction(choose, for: .valueChanged)
        return control
    }()

    private func prepare() {
        listener.bar = self
        field.delegate = listener
        field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
        showParts()
    }

    private func button(_ title: String, _ work: @escaping @MainActor (UISearchBar) -> Void) -> UIButton {
        let tap = UIAction(title: title) { [weak self] _ in
            if let self { work(self) }
        }
        return UIButton(type: .system, primaryAction: tap)
    }

    override func decode(_ coder: InterfaceCoder) {
        super.decode(coder)
        coder.apply(UISearchBar.searchBarProperties, to: self)
    }
    open override func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection {
        switch name {
        case "delegate": .outlet(value) { (delegate: any UISearchBarDelegate) in self.delegate = delegate }
        default: super._setOutlet(name, to: value)
        }
    }

    /// The delegate, which is not retained.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
    open weak var delegate: (any UISearchBarDelegate)?
    /// The search controller that the bar belongs to.
    final weak var searchController: UISearchController?

    // MARK: Text

    /// The text. Setting it does not call the delegate, but updates an active search controller.
    open var text: String? {
        get { field.text }
        set {
            field.text = newValue
            searchController?.searchChanged()
        }
    }
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }
    /// Stored, but not drawn.
    open var prompt: String?
    /// The field that the user types into. Its delegate is an object that the search bar uses internally.
    open var searchTextField: UISearchTextField { field }

    // MARK: Buttons

    /// Whether the Cancel button is shown. As in UIKit, it is disabled while the field is not being edited. Unverified:
    /// it stays enabled while a search controller is active.
    open var showsCancelButton = false { didSet { showParts() } }
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    open var showsBookmarkButton = false { didSet { showParts() } }
    open var showsSearchResultsButton = false { didSet { showParts() } }
    open var isSearchResultsButtonSelected: Bool {
        get { resultsButton.isSelected }
        set { resultsButton.isSelected = newValue }
    }

    // MARK: Scopes

    open var scopeButtonTitles: [String]? {
        didSet {
            let selected = selectedScopeButtonIndex
            scopes.removeAllSegments()
            for title in scopeButtonTitles ?? [] {
                scopes.insertSegment(withTitle: title, at: scopes.numberOfSegments, animated: false)
            }
            if selected < scopes.numberOfSegments { scopes.selectedSegmentIndex = selected }
            showParts()
        }
    }
    /// The index of the selected scope button. Setting it does not call the delegate.
    open var selectedScopeButtonIndex = 0 { didSet { scopes.selectedSegmentIndex = selectedScopeButtonIndex } }
    /// Whether the scope buttons are shown.
    open var showsScopeBar = false { didSet { showParts() } }
    open func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }

    final var hasScopeRow: Bool { showsScopeBar && scopes.numberOfSegments > 0 }

    // MARK: Appearance

    // These properties are stored, but not drawn.

    open var barStyle = UIBarStyle.default
    open var searchBarStyle = Style.default
    open var isTranslucent = true
    open var barTintColor: UIColor?
    open var backgroundImage: UIImage?
    open var scopeBarBackgroundImage: UIImage?
    private var icons: [Icon: [UIControl.State.RawValue: UIImage]] = [:]
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons[icon, default: [:]][state.rawValue] = iconImage
    }
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon]?[state.rawValue] }

    // MARK: Traits

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { field.keyboardAppearance }
        set { field.keyboardAppearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { field.returnKeyType }
        set { field.returnKeyType = newValue }
    }
    /// Whether the Search key is disabled while there is no text; `true` by default.
    open var enablesReturnKeyAutomatically: Bool {
        get { field.enablesReturnKeyAutomatically }
        set { field.enablesReturnKeyAutomatically = newValue }
    }
    open var isSecureTextEntry: Bool {
        get { field.isSecureTextEntry }
        set { field.isSecureTextEntry = newValue }
    }
    open var textContentType: UITextContentType! {
        get { field.textContentType }
        set { field.textContentType = newValue }
    }

    // MARK: First responder

    open override var isFirstResponder: Bool { field.isFirstResponder }
    open override dynamic var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    // MARK: User actions

    final func didBeginEditing() {
        enableCancel()
        delegate?.searchBarTextDidBeginEditing(self)
        searchController?.searchBegan()
    }

    final func didEndEditing() {
        enableCancel()
        delegate?.searchBarTextDidEndEditing(self)
    }

    private func textChanged() {
        delegate?.searchBar(self, textDidChange: field.text ?? "")
        searchController?.searchChanged()
    }

    final func tappedSearch() {
        delegate?.searchBarSearchButtonClicked(self)
        searchController?.searchSubmitted()
    }

    private func tappedCancel() {
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.isActive = false
    }

    private func choseScope() {
        selectedScopeButtonIndex = scopes.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        searchController?.searchChanged()
    }

    /// Returns the value of a property by its name. Mirrors `NSObject.value(forKey:)`, with which apps reach the field and
    /// the cancel button. Any other key raises UIKit's exception.
    open func value(forKey key: String) -> Any? {
        switch key {
        case "searchField", "_searchField": return field
        case "cancelButton", "_cancelButton": return showsCancelButton ? cancelButton : nil
        default:
            ListException.raise(.undefinedKey(key, of: self))
            return nil
        }
    }

    // MARK: Subviews

    final func enableCancel() {
        cancelButton.isEnabled = field.isEditing || searchController?.isActive == true
    }

    private func showParts() {
        enableCancel()
        var parts: [UIView] = [field]
        if showsBookmarkButton { parts.append(bookmarkButton) }
        if showsSearchResultsButton { parts.append(resultsButton) }
        if showsCancelButton { parts.append(cancelButton) }
        if hasScopeRow { parts.append(scopes) }
        showOnly(parts)
        invalidateIntrinsicContentSize()
    }

    /// The height of the row that contains the search field, in points (unverified).
    private static let rowHeight: CGFloat = 56
    private static let scopeHeight: CGFloat = 44

    private var height: CGFloat { Self.rowHeight + (hasScopeRow ? Self.scopeHeight : 0) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let row = hasScopeRow ? frame.height - Self.scopeHeight : frame.height
        let buttons = subviews.filter { $0 !== field && $0 !== scopes }
        let right = place(buttons.reversed(), from: frame.width - 8, barHeight: row, leftwards: true)
        let edge = buttons.isEmpty ? right : right - BarSpace.gap
        field.frame = directed(CGRect(x: 8, y: (row - 36) / 2, width: max(0, edge - 8), height: 36))
        scopes.frame = CGRect(x: 8, y: row, width: frame.width - 16, height: 32)
    }
}
