// A list that follows a model.

extension ListCore {
    /// From now on the list shows these sections, in place of others that it followed.
    func observe(_ sections: ObservedSections<Section>) -> CellActionSubscription {
        guard checkCharge() else { return sections.subscription }
        let earlier = observed
        observed = sections
        earlier?.subscription.cancel()
        sections.subscription.whenCancelled { [weak self, weak sections] in
            onMainActor { [weak self, weak sections] in
                if let self, observed === sections { observed = nil }
            }
        }
        catchUp()
        return sections.subscription
    }

    /// Shows what has changed in the models that the list follows, if anything has.
    func catchUp() {
        guard let observed, observed.isStale, !observed.subscription.isCancelled, director != nil, isInCharge
        else { return }
        observed.isStale = false
        update(.model { [weak self] in self?.read(observed, into: &$0) }, observed.isAnimated, observed.position, nil)
    }

    /// Reads the models when the list is ready for what they say: what has changed while it was busy needs no other update.
    private func read(_ observed: ObservedSections<Section>, into sections: inout [Section]) {
        guard observed === self.observed, !observed.subscription.isCancelled else { return }
        let watch = ModelWatch { [weak self, weak observed] in
            observed?.isStale = true
            self?.list.afterDisplaying { [weak self] in self?.catchUp() }
        }
        observed.watch = watch
        sections = watch.read(observed.read)
    }
}
