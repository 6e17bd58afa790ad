/// A control's values, keyed by state. A plain dictionary can't be used, because `UIControl.State` is not hashable.
struct ValuesByState<Value> {
    private var values: [UInt: Value] = [:]

    var count: Int { values.count }

    subscript(state: UIControl.State) -> Value? { values[state.rawValue] }

    subscript(state: UIControl.State, default value: @autoclosure () -> Value) -> Value {
        get { values[state.rawValue, default: value()] }
        _modify { yield &values[state.rawValue, default: value()] }
    }
}
