// expected: cannot conform to 'CellConfigurator'
import CellDirector

@MainActor func listen(_ director: TableDirector) {
    director.actionsProxy.on(.didSelect) { c, cell in print(c) }
}
