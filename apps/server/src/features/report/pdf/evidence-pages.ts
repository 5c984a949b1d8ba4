/** The pages after the first: income, outgoings, months covered, and how each figure was worked out. */
import {
  figureIds,
  type CoverageYear,
  type FigureId,
  type RentReport,
  type TableRecord,
} from '@attesta/contract/report.ts'
import { cell, heading, pairs, paragraph, type Block, type Calendar, type Cell, type Table } from './page-model.ts'
import { figureSource, numbersOf, sourceNote } from './sources.ts'
import type { Speech } from './speech.ts'

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

/** Who paid what in which month. */
function monthTable(
  caption: string,
  who: string,
  records: readonly TableRecord[],
  documents: Documents,
  empty: string,
  speech: Speech,
): Table {
  const { say, money, shortMonth, percent, told } = speech
  const months = monthsOf(records)
  const rows = records.map((record): Cell[] => {
    const share =
      record.counted_share < 1 && record.counted_share > 0
        ? say('Report.CountedShare', { share: percent(record.counted_share * 100) })
        : ''
    const kind = [
      record.label === '' ? '' : say(record.label_key),
      share,
      ...record.notes.filter(() => share === '').map(told),
      record.is_fraud ? say('Report.NotUnchanged') : '',
    ]
      .filter(Boolean)
      .join(' · ')
    return [
      cell(record.label === '' ? say(record.label_key) : record.label, { note: kind }),
      ...months.map((month) => {
        const seen = valueIn(record.coverage, month)
        return seen === undefined || seen.value === 'none'
          ? cell('·')
          : cell(seen.numeric_value === null ? say(`Report.Coverage.${seen.value}`) : plain(money(seen.numeric_value)))
      }),
      cell(money(record.monthly_value)),
      cell(numbersOf(record.document_ids, documents)),
    ]
  })
  return {
    type: 'table',
    caption,
    widths: [1, ...months.map(() => 0), 0, 0],
    head: [who, ...months.map(shortMonth), say('Report.Column.Monthly'), say('Report.Column.Sources')],
    alignRight: months.map((_, index) => index + 1).concat(months.length + 1),
    rows,
    empty,
  }
}

/** Inside a table of amounts the sign of the euro only takes room. */
const plain = (money: string) => money.replace(/[\s\u00a0]?€/, '')

export function employmentBlock({ employment, trace }: RentReport, { say, money, day, provided }: Speech): Block {
  const {
    seniority: { months },
  } = employment
  return pairs(
    [say('Report.Employment.Status'), say(`Report.Status.${employment.status}`)],
    [say('Report.Employment.Employer'), provided(employment.employer)],
    [say('Report.Employment.MonthlyIncome'), money(employment.employment_monthly_income)],
    ...(employment.monthly_income.value === null
      ? []
      : [[say('Report.Employment.GrossIncome'), money(employment.monthly_income.value)] as [string, string]]),
    [say('Report.Employment.OtherIncome'), money(employment.other_monthly_income.value)],
    [
      say('Report.Employment.Contract'),
      provided(employment.type_of_contract && say(`Report.Contract.${employment.type_of_contract}`)),
    ],
    [
      say('Report.Employment.Paychecks'),
      provided(employment.paychecks_per_year === null ? null : String(employment.paychecks_per_year)),
    ],
    [
      say('Report.Employment.Since'),
      employment.employment_start_date === null
        ? provided(null)
        : `${day(employment.employment_start_date)}${months === null ? '' : ` (${say('Report.Employment.SeniorityMonths', { years: Math.floor(months / 12), months: months % 12 })})`}`,
    ],
    ...(employment.actual_monthly_rent.display
      ? [
          [
            say('Report.Employment.ActualRent'),
            `${money(employment.actual_monthly_rent.value)} (${say(`Report.State.${trace.actual_monthly_rent?.state ?? 'unknown'}`)})`,
          ] as [string, string],
        ]
      : []),
  )
}

export function incomeBlocks(report: RentReport, speech: Speech): Block[] {
  const { say } = speech
  return [
    heading(say('Report.Section.Employment')),
    employmentBlock(report, speech),
    heading(say('Report.Section.Payslips')),
    monthTable(
      say('Report.Section.Payslips'),
      say('Report.Column.Payer'),
      report.payslips_incomes.filter(({ coverage }) => coverage.length > 0),
      report.documents,
      say('Report.Payslips.None'),
      speech,
    ),
    heading(say(report.bank_statements_incomes.label)),
    monthTable(
      say(report.bank_statements_incomes.label),
      say('Report.Column.Payer'),
      report.bank_statements_incomes.content,
      report.documents,
      say('Report.Income.NoneSeen'),
      speech,
    ),
  ]
}

export function costBlocks({ recurrent_costs: { content }, documents }: RentReport, speech: Speech): Block[] {
  const { say } = speech
  const table = monthTable(
    say('Report.Section.Outgoing'),
    say('Report.Column.Payee'),
    content,
    documents,
    say('Report.Costs.NoneSeen'),
    speech,
  )
  content.forEach(({ committed }, index) => {
    const first = table.rows[index]?.[0]
    if (committed && first) first.note = [first.note, say('Report.Cost.Committed')].filter(Boolean).join(' · ')
  })
  return [table]
}

export function coverageBlocks({ coverage }: RentReport, { say, told }: Speech): Block[] {
  return coverage.map(({ translation_key, years }): Calendar => ({
    type: 'calendar',
    caption: say(translation_key),
    head: years[0]?.values.map((value) => say(value.translation_key).slice(0, 3)) ?? [],
    years: years.map(({ year, values }) => ({
      year: String(year),
      cells: values.map(({ value }) => ({ value, word: say(`Report.Coverage.${value}`) })),
    })),
    notes: years.flatMap(({ values }) => values.flatMap(({ msg }) => (msg ? [told(msg)] : []))),
  }))
}

/** Figures of one person alone repeat those of the household. */
const householdOnly: readonly FigureId[] = ['household_net_income', 'household_committed_costs']

/** Every figure that is known, with its rule in words, its state and its sources; then each value that the net income stands on. */
export function figureBlocks({ trace, documents, hh_members }: RentReport, speech: Speech): Block[] {
  const { say, money, day, month } = speech
  const ids = figureIds.filter(
    (id) =>
      trace[id] !== undefined &&
      trace[id]!.value !== null &&
      (hh_members.content.length > 0 || !householdOnly.includes(id)),
  )
  const rows = ids.map((id): Cell[] => {
    const figure = trace[id]!
    return [
      cell(say(`Report.Figure.${id}`)),
      cell(money(figure.value), { state: figure.state, stateWord: say(`Report.State.${figure.state}`) }),
      cell(say(`Report.Rule.${figure.rule.replace(/@.*/, '')}`, figure.workings), { note: figure.rule }),
      cell(figureSource(figure, documents, speech)),
    ]
  })
  const when = (text: string | null) =>
    text === null ? '' : text.length === 7 ? month(text) : text.length === 10 ? day(text) : text
  const inputs = (trace.net_income?.inputs ?? [])
    .filter(({ document_id }) => document_id !== null)
    .sort((a, b) => (a.when ?? '').localeCompare(b.when ?? ''))
    .slice(0, 24)
  const inputRows = inputs.map((input): Cell[] => [
    cell(say(input.label)),
    cell(when(input.when)),
    cell(input.value === null ? '' : money(input.value)),
    cell(sourceNote([input], documents, speech)),
  ])
  return [
    {
      type: 'table',
      caption: say('Report.Section.Figures'),
      widths: [0, 0, 1, 0.6],
      head: [
        say('Report.Column.Figure'),
        say('Report.Column.Amount'),
        say('Report.Column.How'),
        say('Report.Column.Sources'),
      ],
      alignRight: [1],
      rows,
      empty: say('Report.Rule.none'),
    },
    ...(inputRows.length === 0
      ? []
      : [
          heading(`${say('Report.Figure.net_income')}: ${say('Report.Figure.Why')}`),
          {
            type: 'table',
            caption: say('Report.Figure.Why'),
            widths: [1, 0, 0, 0],
            head: [
              say('Report.Column.Figure'),
              say('Report.Column.Month'),
              say('Report.Column.Amount'),
              say('Report.Column.Sources'),
            ],
            alignRight: [2],
            rows: inputRows,
            empty: '',
          } satisfies Table,
        ]),
    paragraph(say('Report.Trace.Legend'), true),
  ]
}
