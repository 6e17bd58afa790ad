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

    /// What the list follows, as long as it is to.
    private var followed: ObservedSections<Section>? {
        guard let observed, !observed.subscription.isCancelled, director != nil, isInCharge else {
            return nil
        }
        return observed
    }

    /// Shows what has changed in the models that the list follows, if anything has, to whoever asks.
    func catchUp() {
        guard let observed = followed else { return }
        showChanges(of: observed)
        guard observed.looksLeft > 0, !observed.looksAtLayout else { return }
        observed.looksAtLayout = true
        list.afterDisplaying { [weak self, weak observed] in
            observed?.looksAtLayout = false
            if let self, let observed, observed === followed { showChanges(of: observed) }
        }
    }

    private func showChanges(of observed: ObservedSections<Section>) {
        if observed.isStale {
            observed.isStale = false
            update(
                .model { [weak self] in self?.read(observed, into: &$0) }, observed.isAnimated, observed.position, nil)
        } else if observed.looksLeft > 0, isIdle {
            observed.looksLeft -= 1
            lookAgain(observed)
        }
    }

    /// Reads the models when the list is ready for what they say: what has changed while it was busy needs no other update.
    private func read(_ observed: ObservedSections<Section>, into sections: inout [Section]) {
        guard observed === self.observed, !observed.subscription.isCancelled else { return }
        let isSame = read(observed)
        sections = observed.reading
        // A change was announced, and nothing is different: whoever asks now may be in the middle of it, and so may the next.
        observed.looksLeft = awaitsTurn && isSame ? 8 : 0
    }

    /// Reads the models again that may have been in the middle of a change, and shows what they say if it is different.
    private func lookAgain(_ observed: ObservedSections<Section>) {
        if read(observed) { return }
        observed.looksLeft = 0
        update(.sections(observed.reading), observed.isAnimated, observed.position, nil)
    }

    /// Reads the models until two readings agree, the second with the tracking of the first: what changed before that stood is in
    /// the second, and what changes later is heard of. One that is different each time is read three times.
    ///
    /// - Returns: Whether they say what they said at the last reading, as far as items can be compared.
    /// - Complexity: O(rows).
    private func read(_ observed: ObservedSections<Section>) -> Bool {
        let watch = ModelWatch { [weak self, weak observed] isAnnouncement in
            observed?.isStale = true
            if isAnnouncement { self?.awaitTurn() }
            self?.list.afterDisplaying { [weak self] in
                if let self, let observed = followed { showChanges(of: observed) }
            }
        }
        observed.watch = watch
        var (last, now) = (watch.read(observed.read), watch.read(observed.read))
        if !list.areSame(last, now, since: .max) { (last, now) = (now, watch.read(observed.read)) }
        defer {
            observed.reading = now
            observed.readAt = ItemClock.now
            observed.isDoubtful = awaitsTurn
        }
        return list.areSame(observed.reading, now, since: observed.readAt)
    }
}

// MARK: - The turn of a change

extension ListCore {
    /// Whether the list is in the middle of nothing.
    private var isIdle: Bool { !isUpdating && displayDepth == 0 && !isMoving }

    /// A model is about to change. When this turn of the main actor has ended it has done so.
    func awaitTurn() {
        guard !awaitsTurn else { return }
        awaitsTurn = true
        Task { @MainActor [weak self] in self?.turnHasEnded() }
    }

    /// Reads again what was read of models in the turn that has ended.
    private func turnHasEnded() {
        awaitsTurn = false
        guard isIdle else { return awaitTurn() }
        if let observed = followed {
            observed.looksLeft = 0
            if observed.isDoubtful, !observed.isStale { lookAgain(observed) }
        }
        guard isInCharge else { return }
        configureViews { view, _ in view.cellBinding?.isDoubtful == true }
    }
}

// MARK: - Comparing readings

extension DirectedList {
    /// Whether two readings of models say the same, as far as items can be compared.
    ///
    /// - Parameter since: Items of the first that were changed later are not compared: what changed them stands.
    /// - Complexity: O(rows).
    fileprivate func areSame(_ first: [Section], _ second: [Section], since: Int) -> Bool {
        guard first.count == second.count else { return false }
        for (one, other) in zip(first, second) {
            guard one.id == other.id, one._rows.count == other._rows.count, surroundings(one) == surroundings(other),
                hasSameTraits(one, other)
            else { return false }
            for kind in SectionViewKind.allCases {
                if let view = view(kind, of: one), let now = self.view(kind, of: other), now.differs(view, since) {
                    return false
                }
            }
            for (row, now) in zip(one._rows, other._rows)
            where Section._configurator(now).differs(Section._configurator(row), since) { return false }
        }
        return true
    }
}

extension CellConfigurator {
    /// Whether a row of a later reading is another than that of an earlier, or says something else.
    fileprivate func differs(_ earlier: any CellConfigurator, _ since: Int) -> Bool {
        if earlier === self { return false }
        guard type(of: earlier) == type(of: self) else { return true }
        let isSameRow = hasSameIdentity(as: earlier) || isIdentifiedByItself
        let shown = unsafeDowncast(earlier, to: Self.self).item
        if isSameRow, isShown(by: shown) { return false }
        if let tracked = earlier as? any TrackedItem, tracked.changedAt > since { return false }
        if !isSameRow { return true }
        // An object is compared with itself alone, and some items can't be compared at all.
        return isObject(item) ? shown as AnyObject !== item as AnyObject : isShown(by: item)
    }

    /// Whether each reading's configurator is a row of its own.
    private var isIdentifiedByItself: Bool {
        var (identity, object) = (Hasher(), Hasher())
        hashIdentity(into: &identity)
        object.combine(ObjectIdentifier(self))
        return identity.finalize() == object.finalize()
    }
}
