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
])
