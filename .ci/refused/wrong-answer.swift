// expected: cannot convert value of type 'String' to closure result type 'Bool'
import CellDirector

@MainActor func answer(_ director: TableDirector) {
    director.actionsProxy.on(.canEdit) { (c: UserCellConfig, indexPath) in "yes" }
}
