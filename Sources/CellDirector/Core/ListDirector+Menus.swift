/// Context menus: a list asks for one with an index path, and speaks of it by its configuration from then on.
extension ListDirector {
    func contextMenu(_ indexPath: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
        guard let configuration = ask(.contextMenu, point, indexPath) ?? nil, let row = remember(indexPath) else {
            return nil
        }
        state.menus = state.menus.suffix(1) + [RowMenu(configuration: configuration, row: row)]
        return configuration
    }

    func menuPreview(
        _ question: RowQuestion<Void, UITargetedPreview?>, _ configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let (configurator, indexPath) = menu(configuration)?.row.now(in: self) else { return nil }
        return actionsProxy.bus.ask(question, of: configurator, at: indexPath, proxy: actionsProxy) ?? nil
    }

    func postMenu(
        _ event: RowEvent<ContextMenuTransition>, _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let menu = menu(configuration) else { return }
        post(event, ContextMenuTransition(configuration: configuration, animator: animator), menu.row)
    }

    private func menu(_ configuration: UIContextMenuConfiguration) -> RowMenu? {
        state.menus.last { $0.configuration === configuration }
    }
}
