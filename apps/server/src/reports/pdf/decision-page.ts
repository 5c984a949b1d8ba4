/** Page one: what a landlord decides on. */
import type { FigureId, RentReport } from '@attesta/contract/report.ts'
import { type Glance, noIncomeKey, payArithmetic } from '@attesta/domain/report/at-a-glance.ts'
import { balanceShown } from '@attesta/domain/report/balance-shown.ts'
import type { Chart, CheckLine, FigureCard, Meter } from './page-model.ts'
import { figureSource } from './sources.ts'
import type { Messages } from './messages.ts'

/** Room to the right of the highest mark, so that a mark never sits on the edge. */
const HEADROOM = 1.15

/** The short form has no answer about the rent that would say what its income rests on. */
export function sentence(report: RentReport, glance: Glance, messages: Messages): string {
  const said = plainSentence(report, glance, messages)
  return report.type === 'rapid' && glance.unsure.includes('income')
    ? `${said} ${messages.t('Report.Sentence.Unproven')}`
    : said
}

function plainSentence(report: RentReport, { affordable, base, net }: Glance, { t, money, percent }: Messages): string {
  const {
    type,
    monthly_affordability: { rent, percentage },
    trace,
  } = report
  if (net === null) return t(noIncomeKey(report))
  if (type === 'mortgage') {
    const { mortgage_loan: loan, sustainable_mortgage: carried } = trace
    const years = carried?.workings['years']
    const asked = money(loan?.value ?? null)
    return years === undefined
      ? t('Report.Sentence.MortgageNone', { net: money(net), loan: asked })
      : t('Report.Sentence.Mortgage', { net: money(net), amount: money(carried!.value), years, loan: asked })
  }
  if (type === 'rent' && affordable === null) return t('Report.Sentence.Together', { net: money(net) })
  return rent === null || percentage === null
    ? t('Report.Sentence.NoRent', { net: money(net) })
    : t(base === 'household' ? 'Report.Sentence.Household' : 'Report.Sentence', {
        net: money(net),
        rent: money(rent),
        percentage: percent(percentage),
      })
}

const readingKey = (base: Glance['base']) =>
  base === 'household' ? 'Report.Affordability.Reading.household' : 'Report.Affordability.Reading'

/** Null when no income is known: there is nothing to measure then. */
export function meterOf(
  { monthly_affordability: { min, value, max, rent, percentage } }: RentReport,
  { base, net }: Glance,
  { t, money, percent }: Messages,
): Meter | null {
  if (min === null || value === null || max === null || Number(max) === 0) return null
  const end = Math.max(Number(max), Number(rent ?? 0)) * HEADROOM
  const at = (amount: string) => Number(amount) / end
  // The marks are shares of what is left after commitments; they are told in the base of the rent's own percentage.
  const share = (amount: string) => percent((100 * Number(amount)) / Number(net))
  return {
    alt: t('Report.Affordability.Alt', { min: money(min), value: money(value), max: money(max), rent: money(rent) }),
    note: t('Report.Affordability.Marks'),
    marks: [min, value, max].map((amount) => ({ at: at(amount), amount: `${money(amount)} (${share(amount)})` })),
    rent:
      rent === null
        ? null
        : {
            at: at(rent),
            label:
              percentage === null
                ? money(rent)
                : t(readingKey(base), { rent: money(rent), percentage: percent(percentage) }),
          },
  }
}

export function figureCards(report: RentReport, { base }: Glance, messages: Messages): FigureCard[] {
  const { t, money, percent } = messages
  const {
    monthly_affordability: { percentage },
    hh_members: { content: members },
    mortgage,
    trace,
    documents,
  } = report
  const card = (id: FigureId, note: string): FigureCard => {
    const figure = trace[id]
    const state = figure?.state ?? 'unknown'
    return {
      label: t(`Report.Figure.${id}`),
      value: money(figure?.value ?? null),
      note: (figure?.value ?? null) === null ? '' : note,
      state,
      stateWord: t(`Report.State.${state}`),
      source: figureSource(figure, documents, messages),
    }
  }
  const committed = trace.committed_costs?.value ?? null
  const pay = payArithmetic(report)
  const balance = balanceShown(report)
  const together = members.some(({ counted }) => counted) ? 'household_net_income' : 'net_income'
  if (mortgage) {
    const years = trace.sustainable_mortgage?.workings['years']
    return [
      card(together, t('Report.PerMonth')),
      card('sustainable_mortgage', years === undefined ? '' : t('Report.Figure.OverYears', { years })),
      card(
        'mortgage_loan',
        mortgage.loan_to_value === null
          ? ''
          : t('Report.Figure.OfTheValue', { percentage: percent(mortgage.loan_to_value) }),
      ),
      card('down_payment', ''),
    ]
  }
  return [
    // What the rent is measured against: of several who pay together, their incomes together.
    card(
      together,
      pay === null || together !== 'net_income'
        ? t('Report.PerMonth')
        : t(pay.key, {
            monthly: money(pay.monthly),
            count: pay.count,
            state: t(`Report.State.${pay.state}`),
          }),
    ),
    card('rent', percentage === null ? '' : t(`Report.Glance.Share.${base}`, { percentage: percent(percentage) })),
    card(
      'recurrent_costs',
      committed === null ? '' : t('Report.Figure.OfWhichCommitted', { amount: money(committed) }),
    ),
    card(balance.id, balance.months === null ? '' : t('Report.Figure.MonthsOfRent', { months: balance.months })),
  ]
}

const MAX_REASONS = 5

/** Each kind of sign is named once before any is named again; ten pictures that cannot be looked into are not. */
function namedReasons<Reason extends { key: string }>(reasons: readonly Reason[]): Reason[] {
  const kinds = [...Map.groupBy(reasons, ({ key }) => key).values()]
  return [...kinds.map(([first]) => first!), ...kinds.flatMap(([, ...others]) => others)].slice(
    0,
    Math.max(MAX_REASONS, kinds.length),
  )
}

export const checkLines = ({ checks }: RentReport, { t, told }: Messages): CheckLine[] =>
  checks.map(({ translation_key, outcome, reasons, sources }) => ({
    label: t(translation_key),
    outcome,
    word: t(`Report.Outcome.${outcome}`),
    reasons: namedReasons(reasons).map(told),
    sources: sources.map((source) => t(`Report.Source.${source}`)).join(' · '),
  }))

/** What an axis reaches to when no month shows an income and no rent is asked. */
const EMPTY_AXIS = 1000

/** A round step that gives three to five lines up to `most`. */
function tickStep(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most / 3))
  return [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => most / step <= 4.5) ?? 10 * power
}

export function chartOf(
  { income_by_month: months, monthly_affordability: { rent } }: RentReport,
  { t, money, shortMonth, roundMoney }: Messages,
): Chart {
  const most = (Math.max(...months.map(({ total }) => Number(total ?? 0)), Number(rent ?? 0)) || EMPTY_AXIS) * HEADROOM
  const step = tickStep(most)
  const parts = months.flatMap(({ sources }) => sources)
  const kinds = [...new Set(parts.map(({ kind }) => kind))]
  return {
    title: t('Report.Section.IncomeByMonth'),
    missingWord: t('Report.Coverage.missing'),
    empty: months.length === 0 ? t('Report.Chart.Empty') : '',
    alt:
      rent === null
        ? t('Report.Chart.DescriptionNoRent', { months: months.length })
        : t('Report.Chart.Description', { months: months.length, rent: money(rent) }),
    bars: months.map(({ month, total, missing, sources }) => {
      let below = 0
      const stacked = sources.map(({ kind, value, state }) => {
        const from = below
        below += Number(value)
        return { kind, from: from / most, to: below / most, proven: state === 'proven' }
      })
      return {
        label: shortMonth(month),
        missing,
        total: total === null ? '' : roundMoney(Number(total)),
        top: below / most,
        parts: stacked,
      }
    }),
    ticks: Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => ({
      at: (index * step) / most,
      label: roundMoney(index * step),
    })),
    rent: rent === null ? null : { at: Number(rent) / most, label: t('Report.Chart.Rent', { rent: money(rent) }) },
    legend: kinds.map((kind) => ({
      kind,
      label: t(`Report.Income.${kind}`),
      proven: parts.every((part) => part.kind !== kind || part.state === 'proven'),
    })),
    hatched: parts.some(({ state }) => state !== 'proven') ? t('Report.Chart.Hatched') : '',
  }
}
