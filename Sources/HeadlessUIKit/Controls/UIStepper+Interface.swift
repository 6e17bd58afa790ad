import Foundation

extension UIStepper {
    static let stepperProperties: [InterfaceProperty<UIStepper>] = [
        // Interface Builder leaves out the default limits, 0 and 100.
        .number("maximumValue") { $0.maximumValue = Double($1) },
        .number("minimumValue") { $0.minimumValue = Double($1) },
        .number("stepValue") { $0.stepValue = Double($1) },
        .number("value") { $0.value = Double($1) },
        .flag("wraps") { $0.wraps = $1 },
        .flag("autorepeat") { $0.autorepeat = $1 },
        .flag("continuous") { $0.isContinuous = $1 },
    ]
}
