import Foundation
import HeadlessUIKit
import Observation

extension View {
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        environment { $0[keyPath: keyPath] = value }
    }
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        environment { $0.objects[ObjectIdentifier(T.self)] = object }
    }
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        environment { $0.objects[ObjectIdentifier(T.self)] = object }
    }
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        environment { transform(&$0[keyPath: keyPath]) }
    }
}

/// A view whose identity is a value.
private struct Identified<Content, ID: Hashable> {
    let content: Content
    let id: ID
}

extension Identified: View, PrimitiveView where Content: View {
    typealias Body = Never
    static func makeNode(_ place: NodePlace) -> Node { IdentifiedNode<Content, ID>(place) }
}

private final class IdentifiedNode<Content: View, ID: Hashable>: WrapperNode<Identified<Content, ID>> {
    private var id: ID?
    override func update(_ view: Identified<Content, ID>) {
        if id != view.id {
            content?.leave()
            content = nil
            id = view.id
        }
        content = child(content, view.content)
    }
}

/// Calls closures when a view comes, goes or changes.
private struct Lifecycle<Content, Value> {
    let content: Content
    var value: Value
    var appeared: (@MainActor () -> Void)?
    var disappeared: (@MainActor () -> Void)?
    /// Returns what to do if the value has changed.
    var changed: (@MainActor (_ old: Value?, _ new: Value) -> (@MainActor () -> Void)?)?
    var task: (@MainActor () async -> Void)?
}

extension Lifecycle: View, PrimitiveView where Content: View {
    typealias Body = Never
    static func makeNode(_ place: NodePlace) -> Node { LifecycleNode<Content, Value>(place) }
}

private final class LifecycleNode<Content: View, Value>: WrapperNode<Lifecycle<Content, Value>> {
    private var value: Value?
    private var hasAppeared = false
    private var task: Task<Void, Never>?

    override func update(_ view: Lifecycle<Content, Value>) {
        content = child(content, view.content)
        let work = view.changed?(value, view.value)
        value = view.value
        if let work {
            tree.afterUpdate { [weak self] in
                work()
                self?.restartTask()
            }
        }
        if tree.isOnScreen { tree.afterUpdate { [weak self] in self?.appear() } }
    }

    private func restartTask() {
        guard task != nil else { return }
        task?.cancel()
        task = shown?.task.map { work in Task { await work() } }
    }

    private func appear() {
        guard !hasAppeared else { return }
        hasAppeared = true
        shown?.appeared?()
        task = shown?.task.map { work in Task { await work() } }
    }

    override func appearanceChanged(_ isOnScreen: Bool) {
        super.appearanceChanged(isOnScreen)
        if isOnScreen { appear() } else { disappear() }
    }

    private func disappear() {
        guard hasAppeared else { return }
        hasAppeared = false
        task?.cancel()
        task = nil
        shown?.disappeared?()
    }

    override func leave() {
        super.leave()
        disappear()
    }

    deinit { task?.cancel() }
}

extension View {
    /// A view with another id is another view, with new state.
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { Identified(content: self, id: id) }

    @preconcurrency
    public nonisolated func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        Lifecycle(content: self, value: (), appeared: action)
    }
    @preconcurrency
    public nonisolated func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        Lifecycle(content: self, value: (), disappeared: action)
    }
    @preconcurrency
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        let changed: @MainActor (V?, V) -> (@MainActor () -> Void)? = { old, new in
            guard initial || old != nil, old != new else { return nil }
            return { action(old ?? new, new) }
        }
        return Lifecycle(content: self, value: value, changed: changed)
    }
    @preconcurrency
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }
    @preconcurrency
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping @MainActor (_ newValue: V) -> Void
    ) -> some View {
        onChange(of: value) { _, new in action(new) }
    }
    @preconcurrency
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        Lifecycle(content: self, value: (), task: action)
    }
    @preconcurrency
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        let changed: @MainActor (T?, T) -> (@MainActor () -> Void)? = { old, new in
            guard old != nil, old != new else { return nil }
            return { () -> Void in }
        }
        return Lifecycle(content: self, value: value, changed: changed, task: action)
    }
}
