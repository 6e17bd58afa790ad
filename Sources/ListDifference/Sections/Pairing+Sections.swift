// Pairs sections. This code isn't `@inlinable`, because there are few sections, and inlining would put a copy of the
// whole matcher into client modules for each section type.

extension Pairing {
    @usableFromInline @_semantics("optimize.sil.specialize.generic.never")
    static func ofSections<Model>(
        _ source: [Model], _ target: [Model], _ matching: ListMatching<Model>, inOrder: Bool = false
    ) -> Pairing {
        inOrder ? Matcher.pairingInOrder(source, target, matching) : Matcher.pairing(source, target, matching)
    }

    @usableFromInline @_semantics("optimize.sil.specialize.generic.never")
    func updatesOfSections<Model>(
        _ source: [Model], _ target: [Model], _ matching: ListMatching<Model>
    ) -> [ListUpdate<Int>] {
        updates(source, target, matching)
    }
}
