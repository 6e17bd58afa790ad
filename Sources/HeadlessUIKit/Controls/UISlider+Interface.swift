import Foundation

extension UISlider {
    static let sliderProperties: [InterfaceProperty<UISlider>] = [
        .number("minValue") { $0.minimumValue = Float($1) },
        .number("maxValue") { $0.maximumValue = Float($1) },
        .number("value") { $0.value = Float($1) },
        .flag("continuous") { $0.isContinuous = $1 },
        .image("minimumValueImage") { $0.minimumValueImage = $1 },
        .image("maximumValueImage") { $0.maximumValueImage = $1 },
        .color("minimumTrackTintColor") { $0.minimumTrackTintColor = $1 },
        .color("maximumTrackTintColor") { $0.maximumTrackTintColor = $1 },
        .color("thumbTintColor") { $0.thumbTintColor = $1 },
    ]
}
