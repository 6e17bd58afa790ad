#if !canImport(CoreText)
// Types and selectors of font features. Mirror the constants of the same names, Core Text.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kNumberSpacingType = 6
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kMonospacedNumbersSelector = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kProportionalNumbersSelector = 1
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kAllTypographicFeaturesType = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kLigaturesType = 1
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kLetterCaseType = 3
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kVerticalPositionType = 10
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kFractionsType = 11
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kTypographicExtrasType = 14
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCharacterAlternativesType = 17
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStyleOptionsType = 19
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kNumberCaseType = 21
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kTextSpacingType = 22
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCaseSensitiveLayoutType = 33
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAlternativesType = 35
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kContextualAlternatesType = 36
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kLowerCaseType = 37
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kUpperCaseType = 38
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCommonLigaturesOnSelector = 2
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCommonLigaturesOffSelector = 3
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kNormalPositionSelector = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSuperiorsSelector = 1
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kInferiorsSelector = 2
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kOrdinalsSelector = 3
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kScientificInferiorsSelector = 4
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kNoFractionsSelector = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kVerticalFractionsSelector = 1
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kDiagonalFractionsSelector = 2
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kLowerCaseNumbersSelector = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kUpperCaseNumbersSelector = 1
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCaseSensitiveLayoutOnSelector = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kCaseSensitiveLayoutOffSelector = 1
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kContextualAlternatesOnSelector = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kContextualAlternatesOffSelector = 1
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSwashAlternatesOnSelector = 2
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kSwashAlternatesOffSelector = 3
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kContextualSwashAlternatesOnSelector = 4
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kContextualSwashAlternatesOffSelector = 5
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kDefaultLowerCaseSelector = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kLowerCaseSmallCapsSelector = 1
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kLowerCasePetiteCapsSelector = 2
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kDefaultUpperCaseSelector = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kUpperCaseSmallCapsSelector = 1
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kUpperCasePetiteCapsSelector = 2
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltOneOnSelector = 2
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltOneOffSelector = 3
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltTwoOnSelector = 4
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltTwoOffSelector = 5
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltThreeOnSelector = 6
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltThreeOffSelector = 7
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltFourOnSelector = 8
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltFourOffSelector = 9
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltFiveOnSelector = 10
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltFiveOffSelector = 11
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltSixOnSelector = 12
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltSixOffSelector = 13
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltSevenOnSelector = 14
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltSevenOffSelector = 15
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltEightOnSelector = 16
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltEightOffSelector = 17
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltNineOnSelector = 18
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltNineOffSelector = 19
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltTenOnSelector = 20
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltTenOffSelector = 21
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltElevenOnSelector = 22
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltElevenOffSelector = 23
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltTwelveOnSelector = 24
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltTwelveOffSelector = 25
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltThirteenOnSelector = 26
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltThirteenOffSelector = 27
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltFourteenOnSelector = 28
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltFourteenOffSelector = 29
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltFifteenOnSelector = 30
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltFifteenOffSelector = 31
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltSixteenOnSelector = 32
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltSixteenOffSelector = 33
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltSeventeenOnSelector = 34
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltSeventeenOffSelector = 35
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltEighteenOnSelector = 36
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltEighteenOffSelector = 37
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltNineteenOnSelector = 38
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltNineteenOffSelector = 39
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltTwentyOnSelector = 40
// swift-format-ignore: AlwaysUseLowerCamelCase
public let kStylisticAltTwentyOffSelector = 41
#endif
