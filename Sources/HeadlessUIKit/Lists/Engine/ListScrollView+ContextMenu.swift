/// What a context menu of a list's row opens, and the delegate's part in it.
extension ListScrollView {
    /// Opens the menu that a configuration makes. Unverified: without a menu and without a preview nothing opens.
    func open(
        _ configuration: UIContextMenuConfiguration, willDisplay: (Self, MenuAnimator) -> Void,
        willEnd: @escaping (Self, MenuAnimator) -> Void, tapPreview: @escaping (Self, MenuAnimator) -> Void
    ) {
        let menu = configuration.actionProvider?([])
        let preview = configuration.previewProvider?()
        guard menu != nil || preview != nil else { return }
        let animator = MenuAnimator(preview: preview)
        willDisplay(self, animator)
        // The delegate is later handed an animator of its own.
        let tell = { [weak self] (event: (Self, MenuAnimator) -> Void) -> MenuAnimator? in
            guard let self else { return nil }
            let animator = MenuAnimator(preview: preview)
            event(self, animator)
            return animator
        }
        open(
            OpenMenu(
                menu ?? UIMenu(), willEnd: { tell(willEnd) },
                tapPreview: preview.map { _ in { tell(tapPreview) } }))
        animator.run()
    }
}
