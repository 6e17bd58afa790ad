// Observation of models: the list is updated when a model changes.

extension ListCore {
    /// Shows sections and observes the models from which the sections are created. Replaces any earlier observation.
    @_semantics("optimize.sil.specialize.generic.never")
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
    private var followed: ObservedSections<Section>? {
        guard let observed, !observed.subscription.isCancelled, director != nil, isAttached else {
            return nil
        }
        return observed
    }

    /// Updates the list if an observed model has changed. Called before the rows are accessed.
    @_semantics("optimize.sil.specialize.generic.never")
    func updateIfStale() {
        guard let observed = followed else { return }
        showChanges(of: observed)
    }

    /// Updates the list if an observed model has changed, or if its change may have been in progress when it was read.
    ///
    /// - Parameter laysOut: Whether the update is displayed immediately: see ``carryOutWaitingUpdates(layingOut:)``.
    @_semantics("optimize.sil.specialize.generic.never")
    private func showChanges(of observed: ObservedSections<Section>, layingOut laysOut: Bool = false) {
        if observed.isStale {
            observed.isStale = false
            update(
                .model { [weak self] in self?.read(observed, into: &$0) }, observed.isAnimated, observed.position, nil,
                layingOut: laysOut)
        } else if observed.looksLeft > 0, isIdle {
            observed.looksLeft -= 1
            lookAgain(observed)
        }
        lookAtNextLayout(observed)
    }

    /// Schedules another read of the models for the next layout, if the change to a model may have been in progress when
    /// it was last read. Even if a layout is in progress, the read waits for the layout after it.
    @_semantics("optimize.sil.specialize.generic.never")
    private func lookAtNextLayout(_ observed: ObservedSections<Section>) {
        guard observed.looksLeft > 0, !observed.looksAtLayout else { return }
        observed.looksAtLayout = true
        list.afterNextDisplaying { [weak self, weak observed] in
            observed?.looksAtLayout = false
            if let self, let observed, observed === followed { showChanges(of: observed, layingOut: true) }
        }
    }

    /// Reads the models and observes them, without showing them. Called when the updates that would have shown them have
    /// been dropped.
    @_semantics("optimize.sil.specialize.generic.never")
    func watchWithoutUpdate() {
        guard let observed = followed else { return }
        (observed.isStale, observed.looksLeft) = (false, 0)
        _ = readAgain(observed)
    }

    /// Reads the models when the list is ready to show them, so that changes made while the list was busy don't require
    /// another update.
    @_semantics("optimize.sil.specialize.generic.never")
    private func read(_ observed: ObservedSections<Section>, into sections: inout [Section]) {
        guard observed === self.observed, !observed.subscription.isCancelled else { return }
        let isSame = readAgain(observed)
        sections = observed.reading
        // If the content is still the same although a change was announced, the change may still be in progress.
        // Therefore, up to 8 of the following calls to `showChanges(of:)` read the models again.
        observed.looksLeft = isSame ? 8 : 0
    }

    /// Reads the models again, because a change that was in progress when they were last read may be complete now. If
    /// the content differs, updates the list.
    @_semantics("optimize.sil.specialize.generic.never")
    private func lookAgain(_ observed: ObservedSections<Section>) {
        if readAgain(observed) { return takeLayouts(of: observed.reading) }
        observed.looksLeft = 0
        update(.sections(observed.reading), observed.isAnimated, observed.position, nil)
    }

    /// Reads the models now, and schedules another read for the end of the current turn of the main actor.
    ///
    /// - Returns: Whether the content equals the content that was previously read, as far as items can be compared.
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @_semantics("optimize.sil.specialize.generic.never")
    private func readAgain(_ observed: ObservedSections<Section>) -> Bool {
        let watch = ModelWatch { [weak self, weak observed] in
            observed?.isStale = true
            guard self?.hasGivenUp == false else { return }
            self?.list.afterDisplaying { [weak self] in
                if let self, let observed = followed { showChanges(of: observed, layingOut: true) }
            }
        }
        observed.watch = watch
        let now = watch.read(observed.read)
        awaitTurn()
        defer { observed.keep(now) }
        return observed.isSame(now, in: list)
    }

    /// Reads the models again while the tracking from the last read is still in place. If the content differs, reads up
    /// to two more times, and shows the content once two consecutive reads agree. If no two consecutive reads agree,
    /// the list is not updated.
    @_semantics("optimize.sil.specialize.generic.never")
    private func readTrackedAgain(_ observed: ObservedSections<Section>) {
        guard let watch = observed.watch, watch.isDoubtful, !observed.isStale else { return }
        watch.isDoubtful = false
        var now = watch.read(observed.read)
        if observed.isSame(now, in: list) { return takeLayouts(of: now) }
        for _ in 0..<2 {
            observed.keep(now)
            now = watch.read(observed.read)
            guard observed.isSame(now, in: list) else { continue }
            if !observed.isStale { update(.sections(now), observed.isAnimated, observed.position, nil) }
            return
        }
    }
}

extension ListCore {
    /// Shows the layouts from the latest read of the models. Layouts that are closures, or objects that are created for
    /// each read, can't be compared, so they don't count when two reads are compared.
    @_semantics("optimize.sil.specialize.generic.never")
    private func takeLayouts(of read: [Section]) {
        let old = sections
        guard isAttached, list.takeLayouts(of: read, into: &sections) else { return }
        list.didChange(from: old, to: sections)
    }
}

extension ObservedSections {
    @_semantics("optimize.sil.specialize.generic.never")
    fileprivate func keep(_ sections: [Section]) { (reading, readAt) = (sections, ItemClock.now) }

    /// Whether the given sections have the same content as the sections that were last read, as far as items can be
    /// compared.
    @_semantics("optimize.sil.specialize.generic.never")
    fileprivate func isSame(_ sections: [Section], in list: any DirectedList<Section>) -> Bool {
        list.areSame(reading, sections, since: readAt)
    }
}

// MARK: - Reading again

extension ListCore {
    /// Whether the list is idle: it is not updating, not displaying or configuring views, and not moving a row.
    var isIdle: Bool { !isUpdating && displayDepth == 0 && !isMoving }

    /// Schedules another read of the models for the end of the current turn of the main actor. At that time, no
    /// assignment to a model is in progress.
    @_semantics("optimize.sil.specialize.generic.never")
    func awaitTurn() {
        guard !awaitsTurn else { return }
        awaitsTurn = true
        Task { @MainActor [weak self] in self?.turnHasEnded() }
    }

    /// Called when a turn of the main actor has ended. If models were read during that turn, reads them again.
    @_semantics("optimize.sil.specialize.generic.never")
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
    /// Whether the sections from two reads of the models have the same content, as far as items can be compared.
    ///
    /// - Parameter since: The time of the first read. Items that were set after that time are not compared, because
    ///   their new values must be kept.
    /// - Complexity: O(*n*), where *n* is the number of rows.
    @_semantics("optimize.sil.specialize.generic.never")
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
    /// Whether the configurator differs in its identity or its content from the configurator that was read earlier for
    /// the same row.
    @MainActor
    @_semantics("optimize.sil.specialize.generic.never")
    fileprivate func differs(_ earlier: any CellConfigurator, _ since: Int) -> Bool {
        if earlier === self { return false }
        guard type(of: earlier) == type(of: self) else { return true }
        let isSame =
            (hasSameIdentity(as: earlier) || isIdentifiedByItself) && customProperties == earlier.customProperties
        let shown = unsafeDowncast(earlier, to: Self.self).item
        if isSame, isShown(by: shown) { return false }
        if let tracked = earlier as? any TrackedItem, tracked.changedAt > since { return false }
        if !isSame { return true }
        // Objects are compared by reference. Any other item counts as changed only if items of its type can be
        // compared, which is the case if the item equals itself.
        return isObject(item) ? shown as AnyObject !== item as AnyObject : isShown(by: item)
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
