// Context menus. A list requests a menu by index path and later identifies the menu by its configuration.

extension RowCore {
    func contextMenu(_ indexPath: IndexPath, _ point: CGPoint) -> UIContextMenuConfiguration? {
        guard let row = trackCell(indexPath), let configuration = ask(.contextMenu, point, about: row) ?? nil else {
            return nil
        }
        touches.menus = touches.menus.suffix(1) + [(WeakObject(configuration), row)]
        return configuration
    }

    func menuPreview(
        _ question: RowQuestion<Void, UITargetedPreview?>, _ configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let row = row(of: configuration) else { return nil }
        return whileAnswering {
            actionsProxy.bus.ask(question, (), in: actionsProxy.registry) { find(row) ?? row.gone }
        } ?? nil
    }

    func postMenu(
        _ event: RowEvent<ContextMenuTransition>, _ configuration: UIContextMenuConfiguration,
        _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let row = row(of: configuration), !actionsProxy.canSkip(event) else { return }
        let transition = ContextMenuTransition(configuration: configuration, animator: animator)
        actionsProxy.bus.post(event, transition, in: actionsProxy.registry) { find(row) ?? row.gone }
    }

    private func row(of configuration: UIContextMenuConfiguration) -> TrackedRow? {
        touches.menus.last { $0.configuration.object === configuration }?.row
    }
}
