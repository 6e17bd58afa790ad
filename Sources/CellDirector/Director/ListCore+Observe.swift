// Observation of models: the list is updated when a model changes.

extension ListCore {
    /// Shows sections and observes the models from which the sections are created. Replaces any earlier observation.
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

    /// The observed sections, or `nil` if their subscription was cancelled, the director was released or the list has a
    /// different director.
    var activeObservation: ObservedSections<Section>? {
        isObserving && director != nil && isAttached ? observed : nil
    }

    /// Looks at the models at the end of the list's current or next layout.
    private func checkAtLayout(_ reason: DeferredWork.Reason = .layout) {
        if phases.hasGivenUp { return }
        later(.models, reason) { [weak self] in self?.updateIfStale() }
    }

    /// Reads and observes the models without showing them, if an update that would have read them has been dropped. They
    /// are shown after their next change.
    func observeWithoutUpdate(_ observed: ObservedSections<Section>) {
        guard observed.isStale || observed.isUpdateRequested else { return }
        (observed.isStale, observed.isUpdateRequested, observed.checksLeft) = (false, false, 0)
        _ = readAgain(observed)
    }

    func showChanges(of observed: ObservedSections<Section>) {
        if observed.isStale {
            (observed.isStale, observed.isUpdateRequested) = (false, true)
            update(
                .model { [weak self] in self?.read(observed, into: &$0) }, observed.isAnimated, observed.position, nil)
        } else if observed.checksLeft > 0, phases.allows(.showingChanges) {
            observed.checksLeft -= 1
            checkAgain(observed)
        }
        if observed.checksLeft > 0 { checkAtLayout(.nextLayout) }
    }

    /// Reads the models when the list is ready to show them, so that changes made while the list was busy don't require
    /// another update.
    private func read(_ observed: ObservedSections<Section>, into sections: inout [Section]) {
        observed.isUpdateRequested = false
        guard observed === self.observed, !observed.subscription.isCancelled else { return }
        let isSame = readAgain(observed)
        sections = observed.reading
        // If the content is still the same although a change was announced, the change may still be in progress.
        // Therefore, up to 8 of the following calls to `showChanges(of:)` read the models again.
        observed.checksLeft = isSame ? 8 : 0
    }

    /// Reads the models again, because a change that was in progress when they were last read may be complete now. If
    /// the content differs, updates the list.
    private func checkAgain(_ observed: ObservedSections<Section>) {
        if readAgain(observed) { return takeLayouts(of: observed.reading) }
        observed.checksLeft = 0
        update(.sections(observed.reading), observed.isAnimated, observed.position, nil)
    }

    /// Reads the models now, and schedules another read for the end of the current turn of the main actor.
    ///
    /// - Returns: Whether the content equals the content that was previously read, as far as items can be compared.
    /// - Complexity: O(*n*), where *n* is the number of rows.
    private func readAgain(_ observed: ObservedSections<Section>) -> Bool {
        let watch = ModelWatch { [weak self, weak observed] in
            observed?.isStale = true
            self?.checkAtLayout()
        }
        if let earlier = observed.watch { watch.follow(earlier, isSameModel: true) }
        observed.watch = watch
        let now = watch.read(observed.read)
        readModelsLater()
        defer { observed.keep(now) }
        return observed.isSame(now)
    }

    /// Reads the models again while the tracking from the last read is still in place. If the content differs, reads up
    /// to two more times, and shows the content once two consecutive reads agree. If no two consecutive reads agree,
    /// the list is not updated.
    func readTrackedAgain(_ observed: ObservedSections<Section>) {
        observed.checksLeft = 0
        guard let watch = observed.watch, watch.isDoubtful, !observed.isStale else { return }
        watch.isDoubtful = false
        var now = watch.read(observed.read)
        if watch.didReadAgain() {
            let reason = "the closure of observe changes the models that it reads"
            bus.report(.unstable(operation: "reading models", list: "\(type(of: list))", reason: reason))
        }
        if observed.isSame(now) { return takeLayouts(of: now) }
        for _ in 0..<2 {
            observed.keep(now)
            now = watch.read(observed.read)
            guard observed.isSame(now) else { continue }
            if !observed.isStale { update(.sections(now), observed.isAnimated, observed.position, nil) }
            return
        }
    }

    /// Shows the layouts from the latest read of the models. Layouts that are closures, or objects that are created for
    /// each read, can't be compared, so they don't count when two reads are compared.
    private func takeLayouts(of read: [Section]) {
        let old = sections
        var new = old
        guard isAttached, Section.takeLayouts(of: read, into: &new) else { return }
        sections = new
        Section.didChange(in: list, from: old, to: new)
    }
}

extension ObservedSections where Section: DescribedSection {
    fileprivate func keep(_ sections: [Section]) { (reading, readAt) = (sections, ItemClock.now) }

    /// Whether the given sections have the same content as the sections that were last read, as far as items can be
    /// compared.
    fileprivate func isSame(_ sections: [Section]) -> Bool { Section.areSame(reading, sections, since: readAt) }
}

// MARK: - Comparing readings

extension DescribedSection {
    /// Whether the sections from two reads of the models have the same content, as far as items can be compared.
    ///
    /// - Parameter since: The time of the first read. Items that were set after that time are not compared, because
    ///   their new values must be kept.
    /// - Complexity: O(*n*), where *n* is the number of rows.
    fileprivate static func areSame(_ first: [Self], _ second: [Self], since: Int) -> Bool {
        guard first.count == second.count else { return false }
        for (one, other) in zip(first, second) {
            guard one.id == other.id, one.rows.count == other.rows.count, one.surroundings == other.surroundings,
                one.hasSameTraits(as: other)
            else { return false }
            for kind in SectionViewKind.allCases {
                if let view = one.view(kind), let now = other.view(kind), now.differs(view, since) {
                    return false
                }
            }
            for (row, now) in zip(one.rows, other.rows)
            where configurator(of: now).differs(configurator(of: row), since) { return false }
        }
        return true
    }
}

extension CellConfigurator {
    /// Whether the configurator differs in its identity or its content from the configurator that was read earlier for
    /// the same row.
    @MainActor
    fileprivate func differs(_ earlier: any CellConfigurator, _ since: Int) -> Bool {
        if earlier === self { return false }
        guard type(of: earlier) == type(of: self) else { return true }
        let isSame =
            (hasSameIdentity(as: earlier) || isIdentifiedByItself) && customProperties == earlier.customProperties
        let shown = unsafeDowncast(earlier, to: Self.self).item
        if isSame, hasSameContent(as: shown) { return false }
        if let tracked = earlier as? any TrackedItem, tracked.changedAt > since { return false }
        if !isSame { return true }
        // Objects are compared by reference. Any other item counts as changed only if items of its type can be
        // compared, which is the case if the item equals itself.
        return isObject(item) ? shown as AnyObject !== item as AnyObject : hasSameContent(as: item)
    }

    /// Whether the row is identified by the configurator object itself. If so, each read of the models creates a row
    /// with a new identity.
    @MainActor private var isIdentifiedByItself: Bool {
        var (identity, object) = (Hasher(), Hasher())
        hashIdentity(into: &identity)
        object.combine(ObjectIdentifier(self))
        return identity.finalize() == object.finalize()
    }
}
