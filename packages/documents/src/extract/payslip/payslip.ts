/**
 * Payslips of Italy and Germany, of any payroll program: labels find the figures, sums that close choose among them.
 */
import type { Evidence, Payslip, Trace } from '@attesta/domain/facts/parse-result.ts'
import { decimal } from '@attesta/domain/money.ts'
import { fold } from '../../layout/fold.ts'
import { boxAround, type Page } from '../../read/word.ts'
import { MIN_SCORE, type Extraction, type ReadingContext } from '../extraction.ts'
import type { People, Read } from '../labels/people.ts'
import { withUmlauts } from '../labels/umlauts.ts'
import { bornOn } from './born-on.ts'
import { paysOnlyCorrections } from './correction.ts'
import { contractOf, hiredOn, leftOn, leftOnInText, levelOf } from './employment.ts'
import { evidenceOfPayslip } from './evidence-of-kind.ts'
import { figuresOf } from './figures.ts'
import { fixedUntil } from './fixed-until.ts'
import { withoutInnerRoundings } from './inner-rounding.ts'
import { itemSums } from './item-sums.ts'
import { findingsOn, findingsOnCurrency, findingsOnSpecimen, findingsOnOthers } from './findings.ts'
import { programOf } from './payroll-programs.ts'
import { lastPayOf } from './last-pay.ts'
import { notOfPay } from './not-of-pay.ts'
import { oneOffIn } from './one-off.ts'
import { paidInCash } from './paid-in-cash.ts'
import { placeOfAll } from './pay-sides.ts'
import { reimbursedIn } from './reimbursed.ts'
import { latestOf, ofApplicant, slipsOf, type Slip } from './slips.ts'
import { payoutOf } from './payout.ts'
import { partsOf, roundingOf, type Figure } from './figure.ts'
import { solveSums, type Sums } from './sums.ts'
import { sumsWithoutDeductions } from './without-deductions.ts'

/** A year of slips of several pages each; longer files are statements or books. */
const MAX_PAGES = 60

/**
 * Reads the latest ordinary month of a file; null when the pages are no payslip.
 * Every value that the slip does not show is null; `reconciled` is true only for sums that close to the cent.
 */
export function extractPayslip(pages: Page[], context: ReadingContext): Extraction<Payslip> | null {
  if (pages.length > MAX_PAGES) return null
  const slips = slipsOf(pages, context.source)
  const slip = latestOf(ofApplicant(slips, context))
  if (!slip) return null
  const figures = withoutInnerRoundings(figuresOf(slip.sheets), slip.sheets),
    byItems = itemSums(slip.sheets, roundingOf(figures), partsOf(figures)),
    solved = solveSums(
      figures,
      byItems,
      slip.sheets.flatMap(({ amounts }) => amounts),
    )
  const sums = (solved.reconciled === true ? null : sumsWithoutDeductions(slip, figures)) ?? solved
  const score = evidenceOfPayslip(slip, figures, sums)
  if (score < MIN_SCORE) return null

  const program = programOf(fold(slip.sheets.flatMap(({ rows }) => rows.map(({ text }) => text)).join(' ')))
  const { people } = slip
  const country = program?.country ?? countryOf(slip, people)
  const { figure: payout, isAccountedFor } = payoutOf(slip.sheets, figures, sums, country)
  const hired = firstIn(slip, (sheet) => hiredOn(sheet, context.today)),
    contract = firstIn(slip, contractOf),
    level = firstIn(slip, levelOf)
  const month = slip.period?.month ?? null,
    term = { month, contract: contract?.value ?? null, today: context.today },
    until = firstIn(slip, (sheet) => fixedUntil(sheet, term)),
    // In pixels one of the two is misread; in text both are as the file has them.
    misread = context.source === 'text' ? null : (people.fiscalCode?.value ?? null),
    born = firstIn(slip, (sheet) => bornOn(sheet, misread, context.today))
  const left =
    month === null
      ? null
      : (firstIn(slip, (sheet) => leftOn(sheet, { ...term, month })) ??
        firstIn(slip, (sheet) => leftOnInText(sheet, month, context.today)))
  const lastPay = lastPayOf(slip.sheets, left !== null),
    parts = { ...sums, payout, ...(byItems?.lines ?? { earned: [], taken: [] }) },
    expenses = reimbursedIn(slip.sheets, parts),
    { loan, advance, garnished, cession } = notOfPay(slip.sheets, parts),
    cash = paidInCash(
      slip.sheets,
      [sums.net, payout].flatMap((figure) => figure?.cents ?? []),
    )
  const named = slip.run ?? 'ordinary',
    run = named === 'ordinary' && paysOnlyCorrections(slip.sheets, parts) ? 'correction' : named,
    oneOff = run === 'ordinary' ? oneOffIn(slip.sheets, parts) : null
  const taken = sums.deductions.reduce((total, { cents }) => total + Math.abs(cents), 0)

  const summed = [sums.gross, ...sums.deductions, sums.net, payout].flatMap((figure) => figure?.amount ?? [])

  const isSeenGerman = country === 'DE' && context.source !== 'text',
    nameOf = (read: Read | null) => (read && isSeenGerman ? withUmlauts(read.value) : (read?.value ?? null))

  const section: Payslip = {
    employer: nameOf(people.employer),
    employer_tax_code: people.employerTaxCode?.value ?? null,
    employee: nameOf(people.employee),
    fiscal_code: people.fiscalCode?.value ?? null,
    period: slip.period?.month ?? null,
    run,
    ...(born && { date_of_birth: born.value }),
    hired_on: hired?.value ?? null,
    ...(until && { fixed_until: until.value }),
    ...(left && { left_on: left.value }),
    ...(lastPay && { last_pay: lastPay.value }),
    contract_type: contract?.value ?? null,
    level: level?.value ?? null,
    gross: sums.gross && decimal(sums.gross.cents),
    deductions: sums.deductions.length > 0 ? decimal(taken) : null,
    net: sums.net && decimal(sums.net.cents),
    payout: payout ? decimal(Math.abs(payout.cents)) : null,
    ...(expenses && { reimbursed_expenses: decimal(expenses.cents) }),
    ...(loan && { loan_from_employer: decimal(loan.cents) }),
    ...(oneOff && { one_off: decimal(oneOff.cents) }),
    ...(advance && { advance_withheld: decimal(advance.cents) }),
    ...(garnished && { garnished: decimal(garnished.cents) }),
    ...(cession && { cession: decimal(cession.cents) }),
    ...(cash && { paid_in_cash: true as const }),
    iban: people.iban?.value ?? null,
    reconciled: sums.reconciled && (hasLostThousands(slip, sums) ? null : isAccountedFor),
  }
  const trace = traceOf(section, {
    employer: people.employer?.evidence,
    employer_tax_code: people.employerTaxCode?.evidence,
    employee: people.employee?.evidence,
    fiscal_code: people.fiscalCode?.evidence,
    iban: people.iban?.evidence,
    period: slip.period?.evidence,
    date_of_birth: born?.evidence,
    hired_on: hired?.evidence,
    fixed_until: until?.evidence,
    left_on: left?.evidence,
    last_pay: lastPay?.evidence,
    contract_type: contract?.evidence,
    level: level?.evidence,
    gross: placeOf(sums.gross),
    net: placeOf(sums.net),
    payout: placeOf(payout),
    deductions: placeOfAll(sums.deductions.map(({ amount }) => amount)),
    reimbursed_expenses: placeOfAll(expenses?.amounts ?? []),
    loan_from_employer: placeOfAll(loan?.amounts ?? []),
    one_off: placeOfAll(oneOff?.amounts ?? []),
    advance_withheld: placeOfAll(advance?.amounts ?? []),
    garnished: placeOfAll(garnished?.amounts ?? []),
    cession: placeOfAll(cession?.amounts ?? []),
    paid_in_cash: cash ?? undefined,
  })
  return {
    section,
    issuer: program?.name ?? null,
    country,
    trace,
    findings: [
      ...findingsOn(section, trace, context),
      ...findingsOnOthers(slip, slips, context.source),
      ...findingsOnCurrency(slip, summed),
      ...findingsOnSpecimen(slip),
    ],
    score,
  }
}

/**
 * `3  532,55`: digits close before a figure may be its thousands, set too far apart to be sure. Sums without any
 * thousands close as well.
 */
function hasLostThousands({ sheets }: Slip, { gross, net, deductions }: Sums): boolean {
  return [gross, net, ...deductions].some((figure) => {
    if (!figure) return false
    const { amount } = figure,
      row = sheets.find(({ page }) => page.number === amount.page)?.rows[amount.row],
      before = row?.words.findLast(({ x1 }) => x1 <= amount.x0)
    const em = amount.y1 - amount.y0
    return (
      before !== undefined &&
      /^\d{1,3}$/.test(before.text) &&
      amount.x0 - before.x1 < em &&
      /^\d{3}[.,]/.test(amount.words[0]!.text)
    )
  })
}

const placeOf = (figure: Figure | null): Evidence | undefined =>
  figure ? { page: figure.amount.page, box: boxAround(figure.amount.words) } : undefined

/** Places of the values that are shown. */
const traceOf = (section: Payslip, places: Partial<Record<keyof Payslip, Evidence | undefined>>): Trace =>
  Object.fromEntries(
    Object.entries(places).flatMap(([field, place]) =>
      place && section[field as keyof Payslip] !== null ? [[`payslip.${field}`, place]] : [],
    ),
  )

function firstIn<T>({ sheets }: Slip, reading: (sheet: Slip['sheets'][number]) => T | null): T | null {
  for (const sheet of sheets) {
    const found = reading(sheet)
    if (found !== null) return found
  }
  return null
}

/** By the codes that a country's people carry, else by the language of the labels that were found. */
function countryOf({ sheets }: Slip, { fiscalCode, iban }: People): string | null {
  if (fiscalCode) return fiscalCode.value.length === 16 ? 'IT' : 'DE'
  if (iban && /^(?:IT|DE)/.test(iban.value)) return iban.value.slice(0, 2)
  const labels = sheets
    .flatMap(({ hits }) => hits.map(({ words }) => fold(words.map(({ text }) => text).join(' '))))
    .join(' ')
  const german =
    labels.match(
      /\b(?:brutto|netto verdienst|abzuge|auszahlungsbetrag|eintritt|steuer|lohn\p{L}*|gehalt\p{L}*|entgelt\p{L}*)\b/gu,
    )?.length ?? 0
  const italian =
    labels.match(
      /\b(?:competenze|trattenute|ritenute|netto (?:del|in|a|busta)|codice|ditta|azienda|qualifica|cognome|imponibile)\b/g,
    )?.length ?? 0
  return german === italian ? null : german > italian ? 'DE' : 'IT'
}
