/// The implementation of a director, for tables and collection views.
@MainActor
final class ListCore<Section: DescribedSection>: RowCore, DirectorCore {
    // Exclusivity is not checked, because the property is read in every delegate call.
    @exclusivity(unchecked) var sections: [Section] {
        didSet { lookUp.rowsChanged() }
    }
    var reloadThreshold: Int?
    /// The sections that are made from observed models, if any.
    var observed: ObservedSections<Section>?
    /// The time of the last update that replaced the sections, measured by `ItemClock`.
    var comparedAt = ItemClock.now

    init(_ list: any DirectedList, _ sections: [Section], _ bus: CellActionBus) {
        self.sections = sections
        super.init(list, bus)
    }

    override var contents: any SectionList { sections }

    override func row(at indexPath: IndexPath) -> (any CellConfigurator)? {
        Section.configurator(at: indexPath, in: sections)
    }

    /// Returns the section with the given number, or `nil` if there is no such section or the list has a different
    /// director.
    func section(_ number: Int) -> Section? {
        isAttached && sections.indices.contains(number) ? sections[number] : nil
    }

    /// Converts configurators to rows. Reports each configurator that the list does not support as a programming error,
    /// and leaves it out.
    func rows(_ configurators: [any CellConfigurator]) -> [Section.Row] { Section.rows(configurators, in: list) }

    override func moveRow(at source: IndexPath, to destination: IndexPath) -> (any CellConfigurator)? {
        guard let configurator = row(at: source), sections.indices.contains(destination.section) else { return nil }
        let moved = sections[source.section].rows.remove(at: source.row)
        let end = sections[destination.section].rows.count
        sections[destination.section].rows.insert(moved, at: min(destination.row, end))
        return configurator
    }

    override func updateUnchanged() { update(.change { _ in }, false, .automatic, nil) }

    // MARK: Observed models

    override var isObserving: Bool { observed?.subscription.isCancelled == false }

    override func updateIfStale() { activeObservation.map(showChanges) }

    override func readModelsAgain() { activeObservation.map(readTrackedAgain) }

    override func updatesWereDropped() { activeObservation.map(observeWithoutUpdate) }
}

/// A director's core, as its director uses it. A director is public, and its type of sections is therefore known only
/// to be a ``DirectedSection``.
@MainActor
protocol DirectorCore<Section>: RowCore {
    associatedtype Section: DirectedSection

    var sections: [Section] { get }
    var reloadThreshold: Int? { get set }
    func update(
        _ content: UpdateContent<Section>, _ isAnimated: Bool, _ position: ScrollAnchoring,
        _ completion: (() -> Void)?)
    func observe(_ sections: ObservedSections<Section>) -> CellActionSubscription
    func rows(_ configurators: [any CellConfigurator]) -> [Section.Row]
    func difference(from old: [Section], to new: [Section], since: Int?) -> SectionDifference<Section>
}
