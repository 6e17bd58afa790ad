// A list that follows a model.

extension ListCore {
    /// From now on the list shows these sections, in place of others that it followed.
    func observe(_ sections: ObservedSections<Section>) -> CellActionSubscription {
        guard checkAttached() else { return sections.subscription }
        let earlier = observed
        observed = sections
        earlier?.subscription.cancel()
        sections.subscription.whenCancelled { [weak self, weak sections] in
            onMainActor { [weak self, weak sections] in
                if let self, observed === sections { observed = nil }
            }
        }
        updateIfStale()
        return sections.subscription
    }

    /// What the list follows, as long as it is to.
    private var followed: ObservedSections<Section>? {
        guard let observed, !observed.subscription.isCancelled, director != nil, isAttached else {
            return nil
        }
        return observed
    }

    /// Shows what has changed in the models that the list follows, if anything has, to whoever asks.
    func updateIfStale() {
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
        let isSame = readAnew(observed)
        sections = observed.reading
        // A change was announced, and nothing is different: whoever asks now may be in the middle of it, and so may the next.
        observed.looksLeft = isSame ? 8 : 0
    }

    /// Reads the models again for somebody who may be past the change that they were in the middle of.
    private func lookAgain(_ observed: ObservedSections<Section>) {
        if readAnew(observed) { return }
        observed.looksLeft = 0
        update(.sections(observed.reading), observed.isAnimated, observed.position, nil)
    }

    /// Reads the models, and again when this turn has ended.
    ///
    /// - Returns: Whether they say what they said at the last reading, as far as items can be compared.
    /// - Complexity: O(rows).
    private func readAnew(_ observed: ObservedSections<Section>) -> Bool {
        let watch = ModelWatch { [weak self, weak observed] in
            observed?.isStale = true
            self?.list.afterDisplaying { [weak self] in
                if let self, let observed = followed { showChanges(of: observed) }
            }
        }
        observed.watch = watch
        let now = watch.read(observed.read)
        awaitTurn()
        defer { observed.keep(now) }
        return observed.isSame(now, in: list)
    }

    /// Reads the models with the tracking of the last reading in place, and shows what is different once two readings agree. Of
    /// those that never do nothing can be told.
    private func readTrackedAgain(_ observed: ObservedSections<Section>) {
        guard let watch = observed.watch, watch.isDoubtful, !observed.isStale else { return }
        watch.isDoubtful = false
        var now = watch.read(observed.read)
        if observed.isSame(now, in: list) { return }
        for _ in 0..<2 {
            observed.keep(now)
            now = watch.read(observed.read)
            guard observed.isSame(now, in: list) else { continue }
            if !observed.isStale { update(.sections(now), observed.isAnimated, observed.position, nil) }
            return
        }
    }
}

extension ObservedSections {
    fileprivate func keep(_ sections: [Section]) { (reading, readAt) = (sections, ItemClock.now) }

    /// Whether a reading says what the last one did, as far as items can be compared.
    fileprivate func isSame(_ sections: [Section], in list: any DirectedList<Section>) -> Bool {
        list.areSame(reading, sections, since: readAt)
    }
}

// MARK: - Reading once more

extension ListCore {
    /// Whether the list is in the middle of nothing.
    var isIdle: Bool { !isUpdating && displayDepth == 0 && !isMoving }

    /// Models were read. When this turn of the main actor has ended, nobody is in the middle of an assignment.
    func awaitTurn() {
        guard !awaitsTurn else { return }
        awaitsTurn = true
        Task { @MainActor [weak self] in self?.turnHasEnded() }
    }

    /// Reads once more what was read of models in the turn that has ended.
    private func turnHasEnded() {
        awaitsTurn = false
        guard isIdle else { return awaitTurn() }
        if let observed = followed {
            observed.looksLeft = 0
            readTrackedAgain(observed)
        }
        guard isAttached else { return }
        isReadingAgain = true
        configureViews { view, _ in view.cellBinding?.watch?.isDoubtful == true }
        isReadingAgain = false
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
            guard one.id == other.id, one.rows.count == other.rows.count, surroundings(one) == surroundings(other),
                hasSameTraits(one, other)
            else { return false }
            for kind in SectionViewKind.allCases {
                if let view = view(kind, of: one), let now = self.view(kind, of: other), now.differs(view, since) {
                    return false
                }
            }
            for (row, now) in zip(one.rows, other.rows)
            where Section.configurator(of: now).differs(Section.configurator(of: row), since) { return false }
        }
        return true
    }
}

extension CellConfigurator {
    /// Whether a row of a later reading is another than that of an earlier, or says something else.
    @MainActor
    fileprivate func differs(_ earlier: any CellConfigurator, _ since: Int) -> Bool {
        if earlier === self { return false }
        guard type(of: earlier) == type(of: self) else { return true }
        let isSame =
            (hasSameIdentity(as: earlier) || isIdentifiedByItself) && customProperties == earlier.customProperties
        let shown = unsafeDowncast(earlier, to: Self.self).item
        if isSame, isShown(by: shown) { return false }
        if let tracked = earlier as? any TrackedItem, tracked.changedAt > since { return false }
        if !isSame { return true }
        // An object is compared with itself alone, and some items can't be compared at all.
        return isObject(item) ? shown as AnyObject !== item as AnyObject : isShown(by: item)
    }

    /// Whether each reading's configurator is a row of its own.
    @MainActor private var isIdentifiedByItself: Bool {
        var (identity, object) = (Hasher(), Hasher())
        hashIdentity(into: &identity)
        object.combine(ObjectIdentifier(self))
        return identity.finalize() == object.finalize()
    }
}
