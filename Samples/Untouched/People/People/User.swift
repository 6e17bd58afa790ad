struct User {
    let name: String
    let city: String
    var rating = 0
    var isFollowed = false

    static let samples = [
        User(name: "Ada Lovelace", city: "London", rating: 5), User(name: "Grace Hopper", city: "New York", rating: 4),
        User(name: "Emmy Noether", city: "Erlangen"),
    ]
}
