var users = (0..<3).map { User(id: $0, name: "User \($0)") }
let cells = users.map { user in
    let cell = UserCell()
    cell.configure(data: user)
    return cell
}
cells[0].onFollow = { users[0].isFollowed = true }
cells[0].onFollowTap()
print(users)
