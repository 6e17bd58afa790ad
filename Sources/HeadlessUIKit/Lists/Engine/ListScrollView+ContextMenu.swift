/// Opens a row's context menu, and makes the related delegate calls.
extension ListScrollView {
    /// Opens the menu of a configuration. If the configuration has neither a menu nor a preview, nothing opens
    /// (unverified).
    func open(
        _ configuration: UIContextMenuConfiguration, willDisplay: (Self, MenuAnimator) -> Void,
        willEnd: @escaping (Self, MenuAnimator) -> Void, tapPreview: @escaping (Self, MenuAnimator) -> Void
    ) {
        let menu = configuration.actionProvider?([])
        let preview = configuration.previewProvider?()
        guard menu != nil || preview != nil else { return }
        let animator = MenuAnimator(preview: preview)
        willDisplay(self, animator)
        // Each later delegate call gets a new animator.
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
