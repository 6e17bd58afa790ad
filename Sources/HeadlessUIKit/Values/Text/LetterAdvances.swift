import Foundation

/// The advances of letters in the system font, in thousandths of the font size, without tracking.
///
/// Those of ASCII letters are fitted to the widths of texts recorded on simulators (iOS 17 and 18), and of labels and
/// buttons in storyboards (iOS 12 and later), with a mean error of 0.4 % of a text's width. Recordings contain few or none of the following, whose advances are near those of fonts of
/// the same style: `J`, `X`, `Y`, brackets, mathematical signs, typographic punctuation, and Greek and Cyrillic letters
/// (unverified). A Latin letter with diacritics has the advance of its base letter.
enum LetterAdvances {
    /// The advances of the ASCII characters, indexed by byte.
    static let ofASCII: [Int16] = {
        var advances = [Int16](repeating: 0, count: 128)
        for (scalar, advance) in pairs(ascii) where scalar.isASCII { advances[Int(scalar.value)] = advance }
        (advances[0x20], advances[0x09]) = (space, space)
        return advances
    }()
    /// The advance of a space, from recordings.
    static let space: Int16 = 279
    /// The advance of each digit in a font with monospaced digits (unverified).
    static let monospacedDigit: Int16 = 617
    /// The advance of each character in a monospaced font (unverified).
    static let monospaced: Int16 = 600
    /// The advance of an ideograph, from the widths of Japanese labels of 17 points in storyboards, which agree on 1,017
    /// to 1,021. That it is the same at other sizes is unverified.
    static let wide: Int16 = 1_019
    /// The advance of a small emoji, as in storyboards with emoji of 17 points. In larger fonts, an emoji is an eighth
    /// wider than the font size, as in storyboards with emoji of 24, 38 and 45 points.
    static let emoji: Int16 = 1_338
    /// The advance of a Hangul syllable, from the widths of labels in storyboards, which agree on 865 to 875.
    static let hangul: Int16 = 870

    private static let ascii = """
        ! 301 " 464 # 630 $ 621 % 884 & 635 ' 285 ( 377 ) 377 * 497 + 661 , 285 - 474 . 286 / 317 0 625 1 469 2 608
        3 625 4 636 5 620 6 647 7 568 8 632 9 616 : 292 ; 300 < 594 = 651 > 606 ? 530 @ 926 A 662 B 661 C 715 D 724
        E 597 F 571 G 753 H 741 I 270 J 519 K 672 L 564 M 876 N 747 O 769 P 637 Q 779 R 646 S 640 T 619 U 732 V 684
        W 954 X 655 Y 627 Z 649 [ 381 \\ 340 ] 381 ^ 466 _ 447 ` 494 a 555 b 607 c 558 d 614 e 569 f 354 g 607 h 600
        i 252 j 249 k 548 l 256 m 876 n 588 o 584 p 619 q 604 r 386 s 521 t 366 u 579 v 524 w 764 x 508 y 538 z 532
        { 369 | 318 } 369 ~ 655
        """

    private static let others = """
        ¡ 277 ¢ 615 £ 627 ¥ 545 § 548 © 909 « 537 ® 666 ° 452 ± 655 ¶ 596 · 284 » 537 ¿ 526 × 655 ÷ 655
        Æ 984 Ð 729 Ø 770 Þ 627 ß 624 æ 919 ð 584 ø 584 þ 620 Đ 729 đ 620 Ħ 772 ħ 605 ı 257 Ł 560 ł 262 Œ 947 œ 984
        – 540 — 994 ‘ 258 ’ 258 “ 462 ” 462 • 460 … 852 ‰ 1039 € 661 № 1082 ™ 604 ← 949 ↑ 949 → 949 ↓ 949 ✓ 875
        Α 668 Β 659 Γ 572 Δ 672 Ε 610 Ζ 644 Η 734 Θ 770 Ι 268 Κ 666 Λ 672 Μ 880 Ν 765 Ξ 537 Ο 770 Π 717 Ρ 615 Σ 627
        Τ 612 Υ 645 Φ 746 Χ 638 Ψ 774 Ω 757 α 637 β 589 γ 531 δ 537 ε 541 ζ 520 η 585 θ 537 ι 264 κ 627 λ 582 μ 618
        ν 498 ξ 537 ο 584 π 627 ρ 568 ς 520 σ 627 τ 469 υ 571 φ 727 χ 596 ψ 743 ω 806
        А 668 Б 655 В 659 Г 572 Д 747 Е 610 Ж 943 З 633 И 748 Й 748 К 666 Л 709 М 880 Н 734 О 770 П 717 Р 615 С 706
        Т 612 У 620 Ф 786 Х 638 Ц 747 Ч 710 Ш 946 Щ 974 Ъ 808 Ы 844 Ь 649 Э 666 Ю 1005 Я 666 І 268 Ї 268 Є 661 Ґ 572
        а 555 б 586 в 558 г 456 д 620 е 565 ж 822 з 491 и 593 й 593 к 534 л 586 м 746 н 579 о 584 п 579 р 620 с 558
        т 531 у 534 ф 676 х 489 ц 631 ч 570 ш 812 щ 861 ъ 651 ы 746 ь 551 э 538 ю 808 я 558 і 257 ї 257 є 537 ґ 457
        """

    private static func pairs(_ table: String) -> [(Unicode.Scalar, Int16)] {
        let words = table.split(whereSeparator: \.isWhitespace)
        return stride(from: 0, to: words.count - 1, by: 2).compactMap { place in
            guard let scalar = words[place].unicodeScalars.first, let advance = Int16(words[place + 1]) else {
                return nil
            }
            return (scalar, advance)
        }
    }

    /// The advances of the scalars from U+0080 to U+04FF, indexed by scalar; 0 for unknown ones.
    private static let ofAlphabets: [Int16] = {
        var advances = [Int16](repeating: 0, count: 0x500)
        for value in 0x80..<0x500 as Range<UInt32> {
            guard let scalar = Unicode.Scalar(value),
                let base = String(Character(scalar)).decomposedStringWithCanonicalMapping.unicodeScalars.first
            else { continue }
            advances[Int(value)] = base.isASCII ? ofASCII[Int(base.value)] : farther[base] ?? 0
        }
        for (scalar, advance) in farther where scalar.value < 0x500 { advances[Int(scalar.value)] = advance }
        return advances
    }()
    private static let farther = Dictionary(uniqueKeysWithValues: pairs(others))

    /// Returns the advance of a scalar that is not ASCII; 0 if it is unknown.
    static func known(_ scalar: Unicode.Scalar) -> Int16 {
        scalar.value < 0x500 ? ofAlphabets[Int(scalar.value)] : farther[scalar] ?? 0
    }
}
