/// A first-in, first-out queue of posts that wait for the main actor.
struct PostQueue {
    typealias Post = @MainActor @Sendable () -> Void
    private var posts: [Post?] = []
    private var head = 0

    var count: Int { posts.count - head }

    /// - Returns: Whether the queue was empty before the call.
    mutating func append(_ post: @escaping Post) -> Bool {
        posts.append(post)
        return count == 1
    }

    /// Removes and returns the first post.
    mutating func popFirst() -> Post? {
        guard head < posts.count else { return nil }
        let post = posts[head].take()
        head += 1
        if head == posts.count {
            posts.removeAll(keepingCapacity: posts.count <= 1024)
            head = 0
        } else if head >= 1024, head * 2 > posts.count {
            posts.removeFirst(head)
            head = 0
        }
        return post
    }
}
