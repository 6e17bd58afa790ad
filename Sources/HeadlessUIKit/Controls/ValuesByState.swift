/// A control's values, keyed by state. A plain dictionary can't be used, because `UIControl.State` is not hashable.
struct ValuesByState<Value> {
    private var values: [UInt: Value] = [:]

    init() {}

    private init(values: [UInt: Value]) { self.values = values }

    var count: Int { values.count }

    subscript(state: UIControl.State) -> Value? { values[state.rawValue] }

    subscript(state: UIControl.State, default value: @autoclosure () -> Value) -> Value {
        get { values[state.rawValue, default: value()] }
        _modify { yield &values[state.rawValue, default: value()] }
    }

    func compactMap<Other>(_ transform: (Value) -> Other?) -> ValuesByState<Other> {
        ValuesByState<Other>(values: values.compactMapValues(transform))
    }

    func forEach(_ body: (UIControl.State, Value) -> Void) {
        for (state, value) in values { body(UIControl.State(rawValue: state), value) }
    }
}

extension ValuesByState: Equatable where Value: Equatable {}
