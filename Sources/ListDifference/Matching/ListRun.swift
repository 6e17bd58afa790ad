/// A sequence of elements that are consecutive in both lists.
@usableFromInline
struct ListRun: Equatable {
    @usableFromInline var source: Int
    @usableFromInline var target: Int
    @usableFromInline var count: Int

    @inlinable
    init(source: Int, target: Int, count: Int) {
        self.source = source
        self.target = target
        self.count = count
    }
}
