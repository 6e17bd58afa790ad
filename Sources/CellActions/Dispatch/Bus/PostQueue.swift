/// Posts that wait for the main actor, first in, first out.
struct PostQueue {
    typealias Post = @MainActor @Sendable () -> Void
    private var posts: [Post?] = []
    private var head = 0

    var count: Int { posts.count - head }

    /// - Returns: Whether the queue was empty.
    mutating func append(_ post: @escaping Post) -> Bool {
        posts.append(post)
        return count == 1
    }

    /// Takes the first post out, and lets go of it.
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
