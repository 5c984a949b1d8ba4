/** Households as a spreadsheet has them: what the list shows of each, and no more. */
import type { Language } from '@attesta/contract/fields.ts'
import type { StageNames } from '@attesta/contract/household-work-fields.ts'
import { shortNumber } from '@attesta/domain/report/at-a-glance.ts'
import type { Words } from '../../http/words.ts'
import type { shownAs } from './applicant-rows.ts'
import { dayCell, numberCell, type Cell } from './table-cells.ts'

/** What each column is headed by. */
const headings = {
  applicant: 'Dashboard.Column.name',
  people: 'Dashboard.Csv.people',
  listing: 'Dashboard.Column.listing',
  reference: 'Dashboard.Csv.reference',
  started: 'Dashboard.Column.started',
  status: 'Dashboard.Column.status',
  attention: 'Dashboard.Status.needs_attention',
  stage: 'Dashboard.Work.Stage',
  assignee: 'Dashboard.Csv.assignee',
  due: 'Dashboard.Work.Due',
  income: 'Dashboard.Column.income',
  income_state: 'Dashboard.Csv.income_state',
  rent: 'Dashboard.Csv.rent',
  share: 'Dashboard.Csv.share',
  unsure: 'Dashboard.Csv.unsure',
  rent_with_utilities: 'Dashboard.Csv.rent_with_utilities',
  share_with_utilities: 'Dashboard.Csv.share_with_utilities',
  guarantors: 'Dashboard.Compare.Row.guarantors',
  valid: 'Dashboard.Column.valid',
  report: 'Dashboard.Csv.report',
}
const fields = Object.keys(headings) as (keyof typeof headings)[]

export const applicantCsvHead = (words: Words, language: Language): string[] =>
  fields.map((field) => words.t(language, headings[field]))

export function applicantCsvRow(
  { words, language, stageNames }: { words: Words; language: Language; stageNames: Partial<StageNames> },
  { report, work, ...row }: ReturnType<typeof shownAs>[number],
  reference: string | null,
): Cell[] {
  const cells: Record<keyof typeof headings, Cell> = {
    applicant: row.name,
    people: row.people
      .map(({ name, role }) => `${name} (${words.t(language, `Dashboard.Household.${role}`)})`)
      .join(', '),
    listing: row.listing_name,
    reference: reference ?? '',
    started: dayCell(row.started_at),
    status: words.t(language, `Dashboard.Status.${row.status}`),
    attention: words.t(language, report?.needs_attention ? 'Dashboard.Csv.Yes' : 'Dashboard.Csv.No'),
    stage: stageNames[work.stage] || words.t(language, `Dashboard.Work.Stage.${work.stage}`),
    assignee: work.assignee,
    due: dayCell(work.due_on),
    income: numberCell(report?.net_income),
    income_state: report ? words.t(language, `Report.State.${report.income_state}`) : '',
    rent: numberCell(report?.rent),
    share: numberCell(report?.percentage),
    unsure: (report?.unsure ?? []).map((what) => words.t(language, `Report.Glance.Unsure.${what}`)).join(', '),
    rent_with_utilities: numberCell(report?.with_utilities?.amount),
    share_with_utilities: numberCell(report?.with_utilities?.share),
    guarantors: numberCell(report?.guarantors),
    valid: dayCell(report?.valid_until),
    report: report ? shortNumber(report.id) : '',
  }
  return fields.map((field) => cells[field])
}
