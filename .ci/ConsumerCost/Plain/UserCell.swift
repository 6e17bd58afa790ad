final class UserCell {
    private(set) var text = ""
    var onFollow: (() -> Void)?

    func configure(data user: User) { text = user.name }

    func onFollowTap() { onFollow?() }
}
