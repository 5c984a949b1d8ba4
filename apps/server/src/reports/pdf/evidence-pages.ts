/** The pages after the first: income, outgoings, months covered, and how each figure was worked out. */
import { figureIds, type FigureId, type RentReport } from '@attesta/contract/report.ts'
import type { CoverageYear, TableRecord } from '@attesta/contract/report-tables.ts'
import { cell, heading, pairs, paragraph, type Block, type Calendar, type Cell, type Table } from './page-model.ts'
import { figureSource, numbersOf, sourceNote } from './sources.ts'
import type { Messages } from './messages.ts'
import { yearsAndMonths } from '@attesta/domain/report/years-and-months.ts'

type Documents = RentReport['documents']

/** Months that a table has something to say of, at most the latest seven: more do not fit a line. */
const monthsOf = (records: readonly TableRecord[]): string[] =>
  [
    ...new Set(
      records.flatMap(({ coverage }) =>
        coverage.flatMap(({ year, values }) =>
          values.flatMap(({ value }, index) =>
            value === 'none' ? [] : [`${year}-${String(index + 1).padStart(2, '0')}`],
          ),
        ),
      ),
    ),
  ]
    .sort()
    .slice(-7)

const valueIn = (coverage: readonly CoverageYear[], month: string) =>
  coverage.find(({ year }) => year === Number(month.slice(0, 4)))?.values[Number(month.slice(5)) - 1]

/** Returns who paid what in which month. */
function monthTable(
  caption: string,
  who: string,
  records: readonly TableRecord[],
  documents: Documents,
  empty: string,
  messages: Messages,
): Table {
  const { t, money, shortMonth, percent, told } = messages
  const months = monthsOf(records)
  const rows = records.map((record): Cell[] => {
    const share =
      record.counted_share < 1 && record.counted_share > 0
        ? t('Report.CountedShare', { share: percent(record.counted_share * 100) })
        : ''
    const kind = [
      record.label === '' ? '' : t(record.label_key),
      share,
      ...record.notes.filter(() => share === '').map(told),
      record.is_fraud ? t('Report.NotUnchanged') : '',
    ]
      .filter(Boolean)
      .join(' · ')
    return [
      cell(record.label === '' ? t(record.label_key) : record.label, { note: kind }),
      ...months.map((month) => {
        const seen = valueIn(record.coverage, month)
        return seen === undefined || seen.value === 'none'
          ? cell('·')
          : cell(seen.numeric_value === null ? t(`Report.Coverage.${seen.value}`) : plain(money(seen.numeric_value)))
      }),
      cell(money(record.monthly_value)),
      cell(numbersOf(record.document_ids, documents)),
    ]
  })
  return {
    type: 'table',
    caption,
    widths: [1, ...months.map(() => 0), 0, 0],
    head: [who, ...months.map(shortMonth), t('Report.Column.Monthly'), t('Report.Column.Sources')],
    alignRight: months.map((_, index) => index + 1).concat(months.length + 1),
    rows,
    empty,
  }
}

/** Inside a table of amounts the sign of the euro only takes room. */
const plain = (money: string) => money.replace(/[\s\u00a0]?€/, '')

export function employmentBlock({ employment, trace }: RentReport, { t, told, money, day, provided }: Messages): Block {
  const {
    seniority: { months },
  } = employment
  const { value: other, warning } = employment.other_monthly_income
  return pairs(
    [t('Report.Employment.Evidence'), t(`Report.Employment.Evidence.${employment.status_icon}`)],
    [t('Report.Employment.Status'), t(`Report.Status.${employment.status}`)],
    [t('Report.Employment.Employer'), provided(employment.employer)],
    [t('Report.Figure.net_income'), money(employment.monthly_income.net_value)],
    [t('Report.Employment.MonthlyIncome'), money(employment.employment_monthly_income)],
    ...(employment.monthly_income.value === null
      ? []
      : [[t('Report.Employment.GrossIncome'), money(employment.monthly_income.value)] as [string, string]]),
    [t('Report.Employment.OtherIncome'), warning === null ? money(other) : `${money(other)} – ${told(warning)}`],
    [t('Report.Figure.recurrent_costs'), money(employment.recurrent_costs)],
    [t('Report.Figure.average_cash_balance'), money(employment.average_cash_balance.value)],
    [
      t('Report.Employment.Contract'),
      provided(employment.type_of_contract && t(`Report.Contract.${employment.type_of_contract}`)),
    ],
    [
      t('Report.Employment.Paychecks'),
      provided(employment.paychecks_per_year === null ? null : String(employment.paychecks_per_year)),
    ],
    [
      t('Report.Employment.Since'),
      employment.employment_start_date === null
        ? provided(null)
        : day(employment.employment_start_date) +
          (months === null ? '' : ` (${t('Report.Employment.SeniorityMonths', yearsAndMonths(months))})`),
    ],
    ...(employment.actual_monthly_rent.display
      ? [
          [
            t('Report.Employment.ActualRent'),
            `${money(employment.actual_monthly_rent.value)} (${t(`Report.State.${trace.actual_monthly_rent?.state ?? 'unknown'}`)})`,
          ] as [string, string],
        ]
      : []),
  )
}

export function incomeBlocks(report: RentReport, messages: Messages): Block[] {
  const { t } = messages
  return [
    heading(t('Report.Section.Employment')),
    employmentBlock(report, messages),
    heading(t('Report.Section.Payslips')),
    monthTable(
      t('Report.Section.Payslips'),
      t('Report.Column.Payer'),
      report.payslips_incomes.filter(({ coverage }) => coverage.length > 0),
      report.documents,
      t('Report.Payslips.None'),
      messages,
    ),
    heading(t(report.bank_statements_incomes.label)),
    monthTable(
      t(report.bank_statements_incomes.label),
      t('Report.Column.Payer'),
      report.bank_statements_incomes.content,
      report.documents,
      t('Report.Income.NoneSeen'),
      messages,
    ),
  ]
}

export function costBlocks({ recurrent_costs: { content }, documents }: RentReport, messages: Messages): Block[] {
  const { t } = messages
  const table = monthTable(
    t('Report.Section.Outgoing'),
    t('Report.Column.Payee'),
    content,
    documents,
    t('Report.Costs.NoneSeen'),
    messages,
  )
  content.forEach(({ committed }, index) => {
    const first = table.rows[index]?.[0]
    if (committed && first) first.note = [first.note, t('Report.Cost.Committed')].filter(Boolean).join(' · ')
  })
  return [table]
}

export function coverageBlocks({ coverage }: RentReport, { t, told }: Messages): Block[] {
  return coverage.map(({ translation_key, years }): Calendar => ({
    type: 'calendar',
    caption: t(translation_key),
    head: years[0]?.values.map((value) => t(value.translation_key).slice(0, 3)) ?? [],
    years: years.map(({ year, values }) => ({
      year: String(year),
      cells: values.map(({ value }) => ({ value, word: t(`Report.Coverage.${value}`) })),
    })),
    notes: years.flatMap(({ values }) => values.flatMap(({ msg }) => (msg ? [told(msg)] : []))),
  }))
}

/** Figures of one person alone repeat those of the household. */
const householdOnly: readonly FigureId[] = [
  'household_net_income',
  'household_committed_costs',
  'household_cash_balance',
]

/**
 * Every figure that is known, with its rule in words, its state and its sources; then each value that the net income
 * stands on.
 */
export function figureBlocks({ trace, documents, hh_members }: RentReport, messages: Messages): Block[] {
  const { t, money, day, month } = messages
  const ids = figureIds.filter(
    (id) =>
      trace[id] !== undefined &&
      trace[id]!.value !== null &&
      (hh_members.content.length > 0 || !householdOnly.includes(id)),
  )
  const rows = ids.map((id): Cell[] => {
    const figure = trace[id]!
    return [
      cell(t(`Report.Figure.${id}`)),
      cell(money(figure.value), { state: figure.state, stateWord: t(`Report.State.${figure.state}`) }),
      cell(t(`Report.Rule.${figure.rule.replace(/@.*/, '')}`, figure.workings)),
      cell(figureSource(figure, documents, messages)),
    ]
  })
  const when = (text: string | null) =>
    text === null ? '' : text.length === 7 ? month(text) : text.length === 10 ? day(text) : text
  const inputs = (trace.net_income?.inputs ?? [])
    .filter(({ document_id }) => document_id !== null)
    .sort((a, b) => (a.when ?? '').localeCompare(b.when ?? ''))
    .slice(0, 24)
  const inputRows = inputs.map((input): Cell[] => [
    cell(t(input.label)),
    cell(when(input.when)),
    cell(input.value === null ? '' : money(input.value)),
    cell(sourceNote([input], documents, messages)),
  ])
  return [
    {
      type: 'table',
      caption: t('Report.Section.Figures'),
      widths: [0, 0, 1, 0.6],
      head: [t('Report.Column.Figure'), t('Report.Column.Amount'), t('Report.Column.How'), t('Report.Column.Sources')],
      alignRight: [1],
      rows,
      empty: t('Report.Rule.none'),
    },
    ...(inputRows.length === 0
      ? []
      : [
          heading(`${t('Report.Figure.net_income')}: ${t('Report.Column.Sources')}`),
          {
            type: 'table',
            caption: t('Report.Column.Sources'),
            widths: [1, 0, 0, 0],
            head: [
              t('Report.Column.Figure'),
              t('Report.Column.Month'),
              t('Report.Column.Amount'),
              t('Report.Column.Sources'),
            ],
            alignRight: [2],
            rows: inputRows,
            empty: '',
          } satisfies Table,
        ]),
    paragraph(t('Report.Trace.Legend'), true),
  ]
}
