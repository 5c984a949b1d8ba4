/** Changes of the code, each of which a test of every rule beside it must notice: `npm run mutate -- rules`. */
export interface Change {
  file: string
  /** Stands once in the file. */
  from: string
  to: string
  /** The rules that the place implements. */
  rules: readonly string[]
}

const change = (file: string, from: string, to: string, ...rules: string[]): Change => ({ file, from, to, rules })
const domain = (file: string, from: string, to: string, ...rules: string[]) =>
  change(`packages/domain/src/${file}.ts`, from, to, ...rules)
const contract = (file: string, from: string, to: string, ...rules: string[]) =>
  change(`packages/contract/src/${file}.ts`, from, to, ...rules)
const web = (file: string, from: string, to: string, ...rules: string[]) =>
  change(`apps/web/src/${file}`, from, to, ...rules)
const documents = (file: string, from: string, to: string, ...rules: string[]) =>
  change(`packages/documents/src/${file}.ts`, from, to, ...rules)

export const changes: readonly Change[] = [
  domain(
    'affordability/affordable-rent',
    'netIncome.value - committed.value)',
    'netIncome.value)',
    'C-affordable-rent',
    'B2-report-affordability',
  ),
  domain('affordability/deposit-cover', 'DEPOSIT_RENTS = 3', 'DEPOSIT_RENTS = 2', 'B5-deposit', 'B2-report-deposit'),
  domain('affordability/mortgage', 'RATE_PERCENT = 4.2', 'RATE_PERCENT = 4.3', 'B5-mortgage-rate'),
  domain('affordability/mortgage', 'INSTALMENT_SHARE = 1 / 3', 'INSTALMENT_SHARE = 1 / 2', 'C-mortgage-instalment'),
  domain('affordability/mortgage', 'LATEST_AGE = 75', 'LATEST_AGE = 80', 'C-mortgage-maturity'),
  domain('income/employment', 'const MONTHS = 3', 'const MONTHS = 4', 'C-employment-income'),
  domain(
    'income/self-employed',
    'Math.min(tax.value, inflow.value)',
    'Math.max(tax.value, inflow.value)',
    'C-self-employed-income',
  ),
  domain('income/other-income', 'IRREGULAR_SHARE = 0.7', 'IRREGULAR_SHARE = 0.8', 'C-other-income'),
  domain(
    'income/costs',
    "(one.category === 'rent_paid' && one !== ending)",
    "one.category === 'rent_paid'",
    'C-recurrent-costs',
  ),
  domain(
    'income/cash-balance',
    'Math.round(sum(days.values()) / Math.max(1, days.size))',
    'Math.max(...days.values())',
    'C-cash-balance',
  ),
  domain('owner-match', "holders.length === 1 && answers[0] === 'same'", "answers[0] === 'same'", 'C-account-owner'),
  domain('journey/walk', 'index > current && !step.skip', 'index > current', 'A4-continue'),
  domain('journey/walk', 'index < current && !step.skip', 'index < current', 'A2-back'),
  domain('journey/walk', 'saved === 0 ? firstGuardedStep : saved', 'saved', 'A4-step-zero'),
  domain(
    'journey/employment-statuses',
    "{ anyOf: ['payslip'], months: 3 }",
    "{ anyOf: ['payslip'], months: 2 }",
    'B5-payslip-months',
  ),
  domain(
    'journey/employment-statuses',
    "statements(3), one('cud', 'other')]",
    "statements(3), one('other')]",
    'B2-income-papers',
  ),
  domain(
    'journey/employment-statuses',
    "de: [one('fiscal_doc'), statements(6)]",
    "de: [one('fiscal_doc'), statements(3)]",
    'B5-statement-months',
  ),
  domain(
    'journey/employment-statuses',
    "    roles: ['main-applicant', 'co-applicant'],\n    hidden: false,",
    '    roles: anyone,\n    hidden: false,',
    'A4-occupations-by-role',
  ),
  domain('journey/identity-options', "x_ce: ['passport', 'passportAndPermit']", "x_ce: ['passport']", 'B3-id-options'),
  domain('journey/identity-options', "'BG', 'RO']", "'BG']", 'B9-identity-countries'),
  domain('identity/personal-data', "'date_of_birth', 'birth_city']", "'date_of_birth']", 'A4-personal-complete'),
  domain(
    'household/counting',
    '1 + adults + Math.max(minors, children)',
    'adults + Math.max(minors, children)',
    'A5-household-count',
    'A5-household-room',
    'A5-household-true',
  ),
  domain(
    'questionnaire/answers',
    "stage === 'chosen' || question.stage === 'wish_to_rent'",
    'true',
    'B2-report-questions',
  ),
  domain('reconcile/time', '.filter((month) => !months.includes(month))', '.filter(() => false)', 'B8-payslip-month'),
  domain(
    'reconcile/time',
    'newest.month >= addMonths(monthOf(today), -windows.payslipMonths)',
    'true',
    'B5-payslip-old',
  ),
  domain(
    'reconcile/time',
    'lastDay(addMonths(`${year}-12`, windows.taxMonths)) >= today',
    'true',
    'B5-tax-old',
    'B8-tax-old',
  ),
  domain(
    'reconcile/time',
    'copiesAmong(applicant.documents)',
    'copiesAmong([])',
    'B8-statement-duplicate',
    'B8-payslip-duplicate',
  ),
  domain(
    'checks/evidence',
    'verdictOf(against, [...unclear, ...blocked, ...open])',
    'verdictOf([], [...unclear, ...blocked, ...open])',
    'B2-report-checks',
  ),
  contract('mortgage', 'cents(loanAmount) <= cents(propertyValue)', 'true', 'B5-mortgage-loan'),
  contract(
    'mortgage',
    "z.array(sourceOfFunds).check(z.minLength(1, 'MortgageQuestionnaire.Error.SourcesOfFund'))",
    'z.array(sourceOfFunds)',
    'B5-mortgage-answers',
  ),
  contract(
    'questionnaire',
    "given === 'YES' && question !== 'rent_paid_in_full'",
    "given === 'YES'",
    'B5-questionnaire',
  ),
  web('scope.ts', "[hostname.split('.')[0], ", '[', 'A1-region-by-host'),
  web('scope.ts', '[regionChosen(address), firstOf(address)]', '[regionChosen(address)]', 'A1-region-by-path'),
  web(
    'apply/shell/shown-parts.ts',
    "footer: hiddenOn('partner-entry-point', ",
    'footer: hiddenOn(',
    'A2-footer-hidden',
  ),
  documents(
    'read/unlock-pdf',
    "problem instanceof EncryptedFile ? 'wrong_password'",
    "problem instanceof EncryptedFile ? 'not_unlockable'",
    'B5-locked-pdf',
  ),
  documents('extract/payslip/findings', 'period > monthOf(today)', 'false', 'B8-payslip-range'),
  contract(
    'fields',
    '(text.match(/\\p{L}/gu)?.length ?? 0) >= 2',
    'true',
    'A5-name-two-letters',
    'A5-name-not-only-signs',
  ),
  contract('fields', "/^[\\p{Script=Latin}\\p{M}\\d.,' -]+$/u", '/./u', 'A5-name-letters'),
  contract('fields', '/^[^\\s@"(),:;<>[\\\\\\]]+@[^\\s@.,]+(\\.[^\\s@.,]+)+$/', '/@/', 'A5-email'),
  contract('fields', '/^\\+?\\d{1,4}$/', '/^\\+?\\d{1,5}$/', 'A5-mobile'),
  contract('fields', "/[\\s\\p{Cf}\\p{Pd}\\p{Ps}\\p{Pe}.,/'’·]/gu", '/\\s/gu', 'A5-mobile-punctuation'),
  contract('fields', '/^\\+?\\d{1,4}-\\d{8,13}$/', '/-/', 'A3-mobile-wire'),
  contract('fields', "replaceAll('°', 'º')", "replaceAll('°', '')", 'A5-address-text'),
  contract(
    'fields',
    "/^[\\p{Script=Latin}\\p{M}' .()/-]+$/u",
    "/^[\\p{Script=Latin}\\p{M}\\d' .()/-]+$/u",
    'A5-city',
    'PD-8',
  ),
  contract('fields', 'z.regex(/^\\d{5}$/,', 'z.regex(/^\\d{4,5}$/,', 'A5-postcode-simple', 'PD-9'),
  contract('fields', '/^[A-Za-z\\d -]{1,15}$/', '/^[A-Za-z\\d -]{1,16}$/', 'A5-postcode'),
  contract('fields', 'if (!match) return false', 'if (!match) return true', 'A5-date-format'),
  contract('fields', 'age < limits.minAge', 'age <= limits.minAge', 'A5-age', 'PD-4'),
  contract(
    'fields',
    'z.overwrite<string>(tidyFiscalCode)',
    'z.overwrite<string>((text) => text)',
    'A5-fiscal-code-case',
  ),
  contract('fields', 'A-Z][\\\\dLMNPQRSTUV]{3}[A-Z]', 'A-Z]\\\\d{3}[A-Z]', 'A5-fiscal-code-omocodia'),
  contract('fields', "'[A-Z]{6}[", "'[A-Z]{5,6}[", 'A5-fiscal-code', 'PD-2'),
  contract('fields', '/^\\d{1,9}\\.\\d{2}$/', '/^\\d{1,9}\\.\\d{1,2}$/', 'A5-money-stored'),
  contract('fields', 'z.toUpperCase(), z.regex(/^[A-Z]{2}$/', 'z.toUpperCase(), z.regex(/^[A-Z]{2,3}$/', 'A5-country'),
  contract(
    'questionnaire',
    'questionnaireAnswer = z.strictObject({',
    'questionnaireAnswer = z.object({',
    'B3-questionnaire',
  ),
  contract(
    'mortgage',
    'Math.round((loan / value) * 100)',
    'Math.floor((loan / value) * 100)',
    'B5-mortgage-share',
    'MO-2',
  ),
  contract('mortgage', 'sources.length > 1 || ', '', 'B5-mortgage-papers', 'MO-4'),
  web('ui/money-text.ts', 'match[2] === match[3]', 'false', 'A5-money-typed', 'A5-money-groups', 'MO-1'),
  web(
    'ui/money-text.ts',
    'minimumFractionDigits: 2',
    'minimumFractionDigits: 0',
    'A5-money-locale',
    'A9-locale-default',
  ),
  web('ui/date-text.ts', '? `${padded}/` : padded', '? padded : padded', 'A5-date-slashes'),
  web('ui/date-text.ts', '.slice(0, limits.dateLength)', '', 'A5-date-length'),
  web('ui/otp-text.ts', 'digits.length === limits.codeDigits ? 0 : index', 'index', 'VE-2'),
  web('form/split-mobile.ts', 'b.length - a.length', 'a.length - b.length', 'A9-mobile'),
  web('form/split-mobile.ts', ".replace(/^00(?=[1-9])/, '+')", '', 'SU-2'),
  web('form/auto-capital.ts', 'wasDone\n    ? text', 'false\n    ? text', 'A5-name-capitals', 'SU-3'),
  web('form/mail-typo.ts', 'return isSwapped || ', 'return ', 'SU-4'),
  web('apply/shell/inactivity.ts', 'idle >= end', 'idle > end', 'A4-inactivity'),
]
