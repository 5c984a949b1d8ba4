/** The slips of one file: pages that belong together, sheets of attendance left out. */
import type { Page } from '../../read/word.ts'
import { fold } from '../../layout/fold.ts'
import type { Payslip, TextSource } from '@attesta/domain/facts/parse-result.ts'
import type { ReadingContext } from '../extraction.ts'
import { compareReadName } from '../labels/misread-name.ts'
import { peopleOf, type People } from '../labels/people.ts'
import { sheetOf, type Sheet } from '../labels/sheet.ts'
import { payslipLabels, type PayslipField } from './labels.ts'
import { periodOf, runOfSheet, type Period } from './period.ts'
import { isPaidByAnother, paysAnother } from './whose-slip.ts'

export interface Slip {
  sheets: Sheet<PayslipField>[]
  period: Period | null
  /** Null where nothing names it: an ordinary one. */
  run: Payslip['run'] | null
  people: People
}

const hasNet = ({ hits, amounts }: Sheet<PayslipField>) =>
  amounts.length > 0 && hits.some(({ field, strong }) => (field === 'net' || field === 'payout') && strong)

// FOGLIO PRESENZE   GIUSTIFICATIVI … TIMBRATURE   Zeitnachweis
const attendance =
  /\bfoglio presenze\b|\bgiustificativi\b.*\btimbrature\b|\btimbrature\b.*\bgiustificativi\b|\bzeitnachweis\b/

const isAttendance = (sheet: Sheet<PayslipField>) =>
  attendance.test(fold(sheet.rows.map(({ text }) => text).join(' '))) && !hasNet(sheet)

/**
 * A page opens a slip of its own when it shows a net pay and another month, run, employer or person than the page
 * before it.
 */
export function slipsOf(pages: readonly Page[], source: TextSource): Slip[] {
  const slips: Slip[] = []
  for (const sheet of pages.map((page) => sheetOf(page, payslipLabels)).filter((page) => !isAttendance(page))) {
    const period = periodOf(sheet),
      run = period?.run ?? runOfSheet(sheet),
      people = peopleOf(sheet),
      open = slips.at(-1)
    const differs =
      open &&
      ((period && open.period && (period.month !== open.period.month || period.run !== open.period.run)) ||
        (run !== null && run !== (open.run ?? 'ordinary')) ||
        paysAnother(open.people, people, source) ||
        isPaidByAnother(open.people, people, source))
    const isFinished = open?.sheets.some(hasNet) ?? false
    if (!open || (differs && isFinished && hasNet(sheet))) slips.push({ sheets: [sheet], period, run, people })
    else {
      open.sheets.push(sheet)
      open.period ??= period
      open.run ??= run
      open.people = firstOfEach(open.people, people)
    }
  }
  return slips
}

/** Each of the people and codes from the first page that names it. */
const firstOfEach = (a: People, b: People): People => ({
  employee: a.employee ?? b.employee,
  fiscalCode: a.fiscalCode ?? b.fiscalCode,
  employer: a.employer ?? b.employer,
  employerTaxCode: a.employerTaxCode ?? b.employerTaxCode,
  iban: a.iban ?? b.iban,
})

/** Of the slips of several people those that may be the applicant's. */
export function ofApplicant(slips: readonly Slip[], { applicant, source }: ReadingContext): readonly Slip[] {
  const own = slips.filter(
    ({ people: { employee } }) =>
      applicant === null || employee === null || compareReadName(employee.value, applicant, source) !== 'different',
  )
  return own.length > 0 ? own : slips
}

/** The latest ordinary month; an extra run only where there is nothing else. */
export function latestOf(slips: readonly Slip[]): Slip | undefined {
  const ordinary = slips.filter(({ run }) => (run ?? 'ordinary') === 'ordinary'),
    dated = ordinary.filter(({ period }) => period !== null)
  return ([dated, ordinary].find(({ length }) => length > 0) ?? slips).reduce<Slip | undefined>(
    (latest, slip) => (!latest || (slip.period?.month ?? '') > (latest.period?.month ?? '') ? slip : latest),
    undefined,
  )
}
