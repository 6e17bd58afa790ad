/// Posts that wait for the main actor, first in, first out.
struct PostQueue {
    private var posts: [@MainActor @Sendable () -> Void] = []
    private var head = 0

    /// - Returns: Whether the queue was empty.
    mutating func append(_ post: @escaping @MainActor @Sendable () -> Void) -> Bool {
        posts.append(post)
        return posts.count - head == 1
    }

    mutating func popFirst() -> (@MainActor @Sendable () -> Void)? {
        guard head < posts.count else { return nil }
        defer {
            head += 1
            if head == posts.count {
                posts.removeAll(keepingCapacity: posts.count <= 1024)
                head = 0
            }
        }
        return posts[head]
    }
}
