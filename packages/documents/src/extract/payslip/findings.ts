/**
 * What is wrong with a slip, as far as the slip alone can tell. Source: B8-payslip-invalid,
 * B8-payslip-unreadable, B8-payslip-range.
 */
import { addMonths, monthOf } from '@attesta/domain/day.ts'
import type { Finding, Payslip, TextSource, Trace } from '@attesta/domain/facts/parse-result.ts'
import { textOf } from '../../layout/rows.ts'
import { boxAround } from '../../read/word.ts'
import { findingOn } from '../../verify/finding.ts'
import type { ReadingContext } from '../extraction.ts'
import { compareReadName } from '../labels/misread-name.ts'
import { cellsOn, type SheetAmount } from '../labels/sheet.ts'
import type { Slip } from './slips.ts'
import { isPaidByAnother, paysAnother } from './whose-slip.ts'

/** A slip older than this is too old to show the pay of today. */
const RECENT_MONTHS = 3
/** A thirteenth or fourteenth is paid once a year. */
const RECENT_MONTHS_OF_EXTRA = 13

export function findingsOn(payslip: Payslip, trace: Trace, { today, applicant, source }: ReadingContext): Finding[] {
  const { net, gross, employee, period, reconciled, run } = payslip
  const at = (field: keyof Payslip) => trace[`payslip.${field}`] ?? null
  const found: Finding[] = []
  if (net === null && gross === null) found.push(findingOn('payslip', 'unreadable', 'error'))
  if (reconciled === false) found.push(findingOn('payslip', 'not_reconciled', 'warning', {}, at('net')))
  if (employee !== null && applicant !== null && compareReadName(employee, applicant, source) === 'different')
    found.push(findingOn('payslip', 'name_mismatch', 'error', { name: employee }, at('employee')))
  const months = run === 'thirteenth' || run === 'fourteenth' ? RECENT_MONTHS_OF_EXTRA : RECENT_MONTHS
  if (period !== null && period < addMonths(monthOf(today), -months))
    found.push(findingOn('payslip', 'recency', 'warning', { period }, at('period')))
  if (period !== null && period > monthOf(today))
    found.push(findingOn('payslip', 'date_range', 'warning', { period }, at('period')))
  return found
}

/**
 * What else the file holds beside the slip that is read: one result has room for one, and the others are not to be left
 * out unsaid.
 */
export function findingsOnOthers(slip: Slip, slips: readonly Slip[], source: TextSource): Finding[] {
  const found: Finding[] = [],
    months = [...new Set(slips.flatMap(({ period }) => (period ? [period.month] : [])))].sort()
  const stranger = slips.find(({ people }) => paysAnother(slip.people, people, source))
  if (stranger)
    found.push(findingOn('payslip', 'merged', 'error', { how: 'people' }, stranger.people.employee?.evidence))
  const employer = slips.find(
    ({ people }) => people !== stranger?.people && isPaidByAnother(slip.people, people, source),
  )?.people.employer
  if (employer)
    found.push(findingOn('payslip', 'several_employers', 'warning', { employer: employer.value }, employer.evidence))
  if (months.length > 1) found.push(findingOn('payslip', 'several_months', 'warning', { months: months.join(', ') }))
  return found
}

/**
 * «NETTO IN BUSTA CHF», «Beträge in USD»: amounts of a slip that names another currency and no euro are no euros. Beside
 * other amounts than its sums («anticipo in valuta USD 350,00») a currency is that amount's alone.
 */
export function findingsOnCurrency({ sheets }: Slip, sums: readonly SheetAmount[]): Finding[] {
  const lines = sheets.flatMap(({ rows, amounts }) =>
    rows.map(({ text }, at) => {
      const own = amounts.filter(({ row }) => row === at)
      return { text, isOfSlip: own.length === 0 || own.some((amount) => sums.includes(amount)) }
    }),
  )
  const joined = (all: typeof lines) => all.map(({ text }) => text).join('\n')
  const [, currency] =
    /\b(CHF|USD|GBP|HUF|PLN|CZK|SEK|DKK|NOK|RON)\b/.exec(joined(lines.filter(({ isOfSlip }) => isOfSlip))) ?? []
  return currency === undefined || /€|\bEUR(?:O|OS)?\b/i.test(joined(lines))
    ? []
    : [findingOn('payslip', 'other_currency', 'error', { currency })]
}

// FAC SIMILE   Facsimile   SPECIMEN   SIMULAZIONE - non valido ai fini fiscali   Muster – keine echte Abrechnung   Probeabrechnung
// A word that a firm's name or a note may have («Muster GmbH», «simulazione TFR») tells it only alone or with its mark.
const specimen = new RegExp(
  [
    '\\bfac[ -]?simile\\b|\\bspecimen\\b|\\bkeine echte\\b|\\b(?:muster|probe|test)abrechnung\\b|\\bmusterexemplar\\b',
    '\\b(?:simulazione|bozza|anteprima|copia|documento|cedolino)\\b.*\\bnon valid[oa]\\b|\\bnon valid[oa] (?:ai fini|come busta paga)',
    '\\bohne (?:rechtliche )?gültigkeit\\b|\\bnicht gültig\\b',
    '^\\W*(?:muster|entwurf|beispiel|bozza|anteprima|simulazione|esempio|draft|sample|example)\\W*$',
    '\\b(?:sample|example|draft) (?:payslip|pay ?slip)\\b',
  ].join('|'),
  'iu',
)

const marks = 'entwurf|bozza|anteprima|simulazione|draft'
const behindDash = (words: string) => String.raw`(?:^|\s)[-–—*|/]+ ?(?:${words})\s*[-–—*|/]*$`
/** The same behind a dash or in brackets, in a box of its own: «Tempo indeterminato - BOZZA», «Gehalt (Entwurf)». */
const markBeside = new RegExp(String.raw`${behindDash(marks)}|[([](?:muster|${marks})[)\]]`, 'iu')
/** «CCNL Grafici - Anteprima», «Design (Entwurf)»: what someone works at. */
const ofWork =
  /\b(?:ccnl|design|grafi[ck]\p{L}*|abt(?:eilung)?|bereich|reparto|ufficio|kostenstelle|qualifica|mansione)\b/iu
const capitals = new RegExp(behindDash(marks.toUpperCase()), 'u')
/** «Anna Schmidt - Muster», «Muster GmbH - MUSTER»: a surname and a firm's name as well. */
const muster = new RegExp(behindDash('MUSTER'), 'u')

/** What the demo documents of a trial bear; they are to be tried as real ones are. */
const demo = /persona e dati inventati/i

/** A slip that says of itself that it is none. */
export function findingsOnSpecimen({ sheets, people }: Slip): Finding[] {
  const isName = [people.employee, people.employer].some((read) => /\bmuster\b/i.test(read?.value ?? ''))
  const isMarked = (text: string) =>
    capitals.test(text) || (markBeside.test(text) && !ofWork.test(text)) || (muster.test(text) && !isName)
  for (const row of sheets.flatMap(({ rows }) => rows)) {
    const beside = cellsOn(row).find((cell) => isMarked(textOf(cell)))
    if (demo.test(row.text) || (!beside && !specimen.test(row.text))) continue
    const words = beside ?? row.words,
      evidence = { page: row.page, box: boxAround(words) }
    return [findingOn('payslip', 'specimen', 'warning', { line: textOf(words) }, evidence)]
  }
  return []
}
