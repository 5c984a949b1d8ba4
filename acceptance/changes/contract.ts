/** Changes below `packages/contract/src`. */
import { changesBelow } from './change.ts'

export const contractChanges = changesBelow('packages/contract/src', '.ts', [
  ['mortgage', 'cents(loanAmount) <= cents(propertyValue)', 'true', 'B5-mortgage-loan'],
  [
    'mortgage',
    "z.array(sourceOfFunds).check(z.minLength(1, 'MortgageQuestionnaire.Error.SourcesOfFund'))",
    'z.array(sourceOfFunds)',
    'B5-mortgage-answers',
  ],
  ['questionnaire', "given === 'YES' && question !== 'rent_paid_in_full'", "given === 'YES'", 'B5-questionnaire'],
  ['fields', '(text.match(/\\p{L}/gu)?.length ?? 0) >= 2', 'true', 'A5-name-two-letters', 'A5-name-not-only-signs'],
  ['fields', "/^[\\p{Script=Latin}\\p{M}\\d.,' -]+$/u", '/./u', 'A5-name-letters'],
  ['fields', '/^[^\\s@"(),:;<>[\\\\\\]]+@[^\\s@.,]+(\\.[^\\s@.,]+)+$/', '/@/', 'A5-email'],
  ['fields', '/^\\+?\\d{1,4}$/', '/^\\+?\\d{1,5}$/', 'A5-mobile'],
  ['fields', "/[\\s\\p{Cf}\\p{Pd}\\p{Ps}\\p{Pe}.,/'’·]/gu", '/\\s/gu', 'A5-mobile-punctuation'],
  ['fields', '/^\\+?\\d{1,4}-\\d{8,13}$/', '/-/', 'A3-mobile-wire'],
  ['fields', "replaceAll('°', 'º')", "replaceAll('°', '')", 'A5-address-text'],
  ['fields', "/^[\\p{Script=Latin}\\p{M}' .()/-]+$/u", "/^[\\p{Script=Latin}\\p{M}\\d' .()/-]+$/u", 'A5-city', 'PD-8'],
  ['fields', 'z.regex(/^\\d{5}$/,', 'z.regex(/^\\d{4,5}$/,', 'A5-postcode-simple', 'PD-9'],
  ['fields', '/^[A-Za-z\\d -]{1,15}$/', '/^[A-Za-z\\d -]{1,16}$/', 'A5-postcode'],
  ['fields', 'if (!match) return false', 'if (!match) return true', 'A5-date-format'],
  ['fields', 'age < limits.minAge', 'age <= limits.minAge', 'A5-age', 'PD-4'],
  ['fields', 'z.overwrite<string>(tidyFiscalCode)', 'z.overwrite<string>((text) => text)', 'A5-fiscal-code-case'],
  ['fields', 'A-Z][\\\\dLMNPQRSTUV]{3}[A-Z]', 'A-Z]\\\\d{3}[A-Z]', 'A5-fiscal-code-omocodia'],
  ['fields', "'[A-Z]{6}[", "'[A-Z]{5,6}[", 'A5-fiscal-code', 'PD-2'],
  ['fields', '/^\\d{1,9}\\.\\d{2}$/', '/^\\d{1,9}\\.\\d{1,2}$/', 'A5-money-stored'],
  ['fields', 'z.toUpperCase(), z.regex(/^[A-Z]{2}$/', 'z.toUpperCase(), z.regex(/^[A-Z]{2,3}$/', 'A5-country'],
  ['questionnaire', 'questionnaireAnswer = z.strictObject({', 'questionnaireAnswer = z.object({', 'B3-questionnaire'],
  ['mortgage', 'Math.round((loan / value) * 100)', 'Math.floor((loan / value) * 100)', 'B5-mortgage-share', 'MO-2'],
  ['mortgage', 'sources.length > 1 || ', '', 'B5-mortgage-papers', 'MO-4'],
  [
    'fields',
    "const REGEX = 'General.Error.Validation.RegEx'",
    "const REGEX = 'General.Error.Validation.Regex'",
    'K-General.Error.Validation.RegEx',
  ],
  [
    'fields',
    'z.maxLength(limits.maxText, REGEX),\n  z.regex(/^[\\p{Script=Latin}\\p{M}\\d.,',
    'z.regex(/^[\\p{Script=Latin}\\p{M}\\d.,',
    'A5-name-length',
  ],
  ['fields', 'if (born > today) context', 'if (born >= today) context', 'A5-member-complete'],
  [
    'questionnaire',
    "return [{ question, key: 'PersonalDetailsSD.Error.Missingcheck' }]",
    'return []',
    'K-PersonalDetailsSD.Error.Missingcheck',
  ],
  ['mortgage', "'Confirmation.Description'", "'Confirmation.Title'", 'K-Confirmation.Description'],
  [
    'mortgage',
    "'MortgageQuestionnaire.Error.PropertyValue.Zero'",
    "'General.Error.Validation.Money'",
    'K-MortgageQuestionnaire.Error.PropertyValue.Zero',
  ],
  [
    'mortgage',
    "'MortgageQuestionnaire.Error.LoanAmount.Zero'",
    "'General.Error.Validation.Money'",
    'K-MortgageQuestionnaire.Error.LoanAmount.Zero',
  ],
  [
    'mortgage',
    "'MortgageQuestionnaire.Error.LoanAmount.EqualPropertyValue'",
    "'General.Error.Validation.Money'",
    'K-MortgageQuestionnaire.Error.LoanAmount.EqualPropertyValue',
  ],
  ['mortgage', 'cents(amount) > 0', 'cents(amount) >= 0', 'B5-mortgage-zero', 'MO-3'],
  ['mortgage', 'z.literal(3), ', '', 'B9-property-types'],
  ['pages', "legalPages.join('|')", "'[^/]+'", 'LG-2'],
  ['pages', 'patterns.some((pattern) => pattern.test(plain))', 'true', 'A2-route-not-found'],
  ['fields', 'z.regex(/^\\d{8,13}$/,', 'z.regex(/^\\d{8,14}$/,', 'A9-mobile'],
])

/** Changes of the texts. */
export const textChanges = changesBelow('packages/contract/src/words', '.json', [
  ['en/legal', 'Contractual data: 3 months after', 'Contractual data: 4 months after', 'B2-legal-retention'],
  ['en/legal', 'valid for {validityDays} days', 'valid for 60 days', 'B2-legal-numbers'],
])
