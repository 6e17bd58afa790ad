struct User: Hashable, Identifiable {
    let id: Int
    var name: String
    var isFollowed = false
}
