#if !canImport(CoreText)
// Types and selectors of font features. Mirror the constants of the same names, Core Text.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kNumberSpacingType = 6
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kMonospacedNumbersSelector = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kProportionalNumbersSelector = 1
#endif
