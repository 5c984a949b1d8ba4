/** The slips of one file: pages that belong together, sheets of attendance left out. */
import type { Page } from '../../read/word.ts'
import { fold } from '../../layout/fold.ts'
import { sheetOf, type Sheet } from '../labels/sheet.ts'
import { payslipLabels, type PayslipField } from './labels.ts'
import { periodOf, type Period } from './period.ts'

export interface Slip { sheets: Sheet<PayslipField>[]; period: Period | null }

const hasNet = ({ hits, amounts }: Sheet<PayslipField>) => amounts.length > 0 && hits.some(({ field, strong }) => (field === 'net' || field === 'payout') && strong)

// FOGLIO PRESENZE   GIUSTIFICATIVI … TIMBRATURE   Zeitnachweis
const attendance = /\bfoglio presenze\b|\bgiustificativi\b.*\btimbrature\b|\btimbrature\b.*\bgiustificativi\b|\bzeitnachweis\b/

const isAttendance = (sheet: Sheet<PayslipField>) => attendance.test(fold(sheet.rows.map(({ text }) => text).join(' '))) && !hasNet(sheet)

/** A page opens a slip of its own when it shows a net pay and another month or run than the page before it. */
export function slipsOf(pages: readonly Page[]): Slip[] {
  const slips: Slip[] = []
  for (const sheet of pages.map((page) => sheetOf(page, payslipLabels)).filter((page) => !isAttendance(page))) {
    const period = periodOf(sheet), open = slips.at(-1)
    const differs = period && open?.period && (period.month !== open.period.month || period.run !== open.period.run)
    const isFinished = open?.sheets.some(hasNet) ?? false
    if (!open || (differs && isFinished && hasNet(sheet))) slips.push({ sheets: [sheet], period })
    else {
      open.sheets.push(sheet)
      open.period ??= period
    }
  }
  return slips
}

/** The latest ordinary month; an extra run only where there is nothing else. */
export function latestOf(slips: readonly Slip[]): Slip | undefined {
  const ordinary = slips.filter(({ period }) => period?.run === 'ordinary')
  return (ordinary.length > 0 ? ordinary : slips).reduce<Slip | undefined>((latest, slip) => (!latest || (slip.period?.month ?? '') > (latest.period?.month ?? '') ? slip : latest), undefined)
}
