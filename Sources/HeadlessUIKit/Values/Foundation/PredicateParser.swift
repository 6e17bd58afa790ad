import Foundation

#if !canImport(ObjectiveC)
/// Parses the format of a predicate.
struct PredicateParser {
    private enum Token: Equatable {
        case word(String)
        case sign(String)
        case text(String)
        case number(Double)
        case argument
        case keyArgument
    }

    private var tokens: [Token] = []
    private var place = 0
    private var arguments: ArraySlice<Any>
    private var isValid = true

    init(_ format: String, _ arguments: [Any]) {
        self.arguments = arguments[...]
        tokenize(Array(format))
    }

    /// Returns the condition that the format describes; `nil` if the format is invalid.
    mutating func parse() -> PredicateCondition? {
        guard isValid, let condition = disjunction(), place == tokens.count else { return nil }
        return condition
    }

    // MARK: Tokens

    private mutating func tokenize(_ letters: [Character]) {
        var next = 0
        func rest(_ count: Int) -> String { String(letters[next..<min(next + count, letters.count)]) }
        while next < letters.count {
            let letter = letters[next]
            if letter.isWhitespace {
                next += 1
            } else if letter == "%" {
                next += 1
                let start = next
                while next < letters.count, letters[next].isLetter || letters[next] == "@" {
                    next += 1
                    if !["l", "h", "q", "z"].contains(letters[next - 1]) { break }
                }
                tokens.append(String(letters[start..<next]) == "K" ? .keyArgument : .argument)
            } else if letter == "\"" || letter == "'" {
                var text = ""
                next += 1
                while next < letters.count, letters[next] != letter {
                    if letters[next] == "\\", next + 1 < letters.count { next += 1 }
                    text.append(letters[next])
                    next += 1
                }
                isValid = isValid && next < letters.count
                next += 1
                tokens.append(.text(text))
            } else if letter.isNumber || letter == "-" && next + 1 < letters.count && letters[next + 1].isNumber {
                let start = next
                next += 1
                while next < letters.count, letters[next].isNumber || letters[next] == "." { next += 1 }
                tokens.append(.number(Double(String(letters[start..<next])) ?? 0))
            } else if letter.isLetter || "_@#".contains(letter) {
                let start = next
                while next < letters.count,
                    letters[next].isLetter || letters[next].isNumber || "_@.#".contains(letters[next])
                {
                    next += 1
                }
                tokens.append(.word(String(letters[start..<next])))
            } else if ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].contains(rest(2)) {
                tokens.append(.sign(rest(2)))
                next += 2
            } else {
                tokens.append(.sign(String(letter)))
                next += 1
            }
        }
    }

    private var token: Token? { place < tokens.count ? tokens[place] : nil }

    /// Advances over a word, in capital or small letters, or over a sign.
    private mutating func take(_ spellings: String...) -> Bool {
        switch token {
        case .word(let word) where spellings.contains(word.uppercased()): break
        case .sign(let sign) where spellings.contains(sign): break
        default: return false
        }
        place += 1
        return true
    }

    // MARK: Conditions

    private mutating func disjunction() -> PredicateCondition? {
        guard var condition = conjunction() else { return nil }
        while take("OR", "||") {
            guard let other = conjunction() else { return nil }
            condition = .or(condition, other)
        }
        return condition
    }

    private mutating func conjunction() -> PredicateCondition? {
        guard var condition = negation() else { return nil }
        while take("AND", "&&") {
            guard let other = negation() else { return nil }
            condition = .and(condition, other)
        }
        return condition
    }

    private mutating func negation() -> PredicateCondition? {
        if take("NOT", "!") { return negation().map { .not($0) } }
        if take("TRUEPREDICATE") { return .always(true) }
        if take("FALSEPREDICATE") { return .always(false) }
        if take("(") {
            guard let condition = disjunction(), take(")") else { return nil }
            return condition
        }
        return comparison()
    }

    private mutating func comparison() -> PredicateCondition? {
        let quantifier: PredicateCondition.Quantifier? =
            take("ANY", "SOME") ? .any : take("ALL") ? .all : take("NONE") ? PredicateCondition.Quantifier.none : nil
        guard let left = operand(), let relation = relation() else { return nil }
        var options: String.CompareOptions = []
        if take("[") {
            guard case .word(let word) = token, Set(word.lowercased()).isSubset(of: "cdln") else { return nil }
            if word.lowercased().contains("c") { options.insert(.caseInsensitive) }
            if word.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
            place += 1
            guard take("]") else { return nil }
        }
        guard let right = operand() else { return nil }
        return .comparison(quantifier, left, relation, options, right)
    }

    private mutating func relation() -> PredicateCondition.Relation? {
        if take("=", "==") { return .equal }
        if take("!=", "<>") { return .notEqual }
        if take("<=", "=<") { return .atMost }
        if take(">=", "=>") { return .atLeast }
        if take("<") { return .less }
        if take(">") { return .greater }
        guard case .word(let word) = token else { return nil }
        place += 1
        return PredicateCondition.Relation(rawValue: word.uppercased())
    }

    private mutating func operand() -> PredicateOperand? {
        guard let token else { return nil }
        place += 1
        switch token {
        case .text(let text): return .constant(text)
        case .number(let number): return .constant(number)
        case .argument:
            guard let argument = arguments.popFirst() else { return nil }
            return .constant(argument)
        case .keyArgument:
            guard let key = arguments.popFirst() as? String else { return nil }
            return .keyPath(key.split(separator: ".").map(String.init))
        case .word(let word):
            switch word.uppercased() {
            case "SELF": return .keyPath([])
            case "TRUE", "YES": return .constant(true)
            case "FALSE", "NO": return .constant(false)
            case "NIL", "NULL": return .constant(NSNull())
            default: break
            }
            var keys = word.split(separator: ".").map(String.init)
            if keys.first?.uppercased() == "SELF" { keys.removeFirst() }
            if case .sign("(") = self.token { return nil }
            return .keyPath(keys.map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 })
        case .sign("{"):
            var elements: [PredicateOperand] = []
            while !take("}") {
                guard let element = operand(), take(",") || self.token == .sign("}") else { return nil }
                elements.append(element)
            }
            return .list(elements)
        case .sign: return nil
        }
    }
}
#endif
