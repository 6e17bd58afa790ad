import HeadlessUIKit

extension Color: LeafView {
    func makeShown() -> UIView { .passive() }
    func update(_ shown: UIView, _ environment: EnvironmentValues) { shown.backgroundColor = uiColor }
}

extension LinearGradient: View {
    public var body: some View { Rectangle().fill(self) }
}

extension UIView {
    /// A view that receives no touches.
    static func passive() -> UIView {
        let view = UIView(frame: .zero)
        view.isUserInteractionEnabled = false
        return view
    }
}
