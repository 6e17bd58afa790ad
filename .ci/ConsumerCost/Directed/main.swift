import CellDirector

let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
let director = TableDirector(
    tableView: table, items: (0..<3).map { UserCellConfig(item: User(id: $0, name: "User \($0)")) })
director.actionsProxy.on(.custom(UserCell.followAction)) { (c: UserCellConfig, _) in c.item.isFollowed = true }
table.layoutIfNeeded()
(table.visibleCells.first as? UserCell)?.onFollowTap()
print(director.items.compactMap { ($0 as? UserCellConfig)?.item })
