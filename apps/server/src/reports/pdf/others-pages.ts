/** Who stands beside the applicant: those who pay too, with what their income rests on, and those who vouch. */
import type { RentReport } from '@attesta/contract/report.ts'
import { costsSaid } from '@attesta/domain/report/strip.ts'
import { cell, heading, pairs, paragraph, type Block, type Cell, type Table } from './page-model.ts'
import type { Messages } from './messages.ts'

type Member = RentReport['hh_members']['content'][number]
type Listed = Member | RentReport['guarantors']['content'][number]

/** «Co-applicant»; empty where the relationship says the same, and for a child. */
const roleSaid = ({ role, relationship }: Listed, t: Messages['t']): string =>
  role === relationship || relationship === 'Child' ? '' : t(`Report.Role.${role}`)

/** «started, not finished yet»; empty for a person who has finished. */
const progressSaid = ({ progress = 'finished' }: Listed, t: Messages['t']): string =>
  progress === 'finished' ? '' : t(`Report.Progress.${progress}`)

function peopleTable(caption: string, people: readonly Listed[], { t, money }: Messages): Table {
  const rows = people.map((person): Cell[] => [
    cell(person.fullname, { note: person.email ?? '' }),
    cell(t(`Report.Relationship.${person.relationship}`), {
      note: [roleSaid(person, t), progressSaid(person, t)].filter(Boolean).join(' · '),
    }),
    cell(money(person.net_income), {
      state: person.state,
      stateWord: t(`Report.State.${person.state}`),
      note:
        'counted' in person
          ? t(person.counted ? 'Report.Household.Counted' : 'Report.Household.NotCounted')
          : t('Report.Guarantor.Apart'),
    }),
  ])
  return {
    type: 'table',
    caption,
    widths: [1, 0, 1],
    head: [t('Report.Column.Person'), t('Report.Column.Relationship'), t('Report.Column.Income')],
    alignRight: [],
    rows,
    empty: '',
  }
}

/** Returns what a co-applicant's income rests on; nothing before they have finished. */
function incomeBlocks({ fullname, income }: Member, messages: Messages): Block[] {
  const { t, money, provided } = messages
  if (!income) return []
  const { employment_status: status, type_of_contract: contract, payslips, statements } = income
  const shown = (amount: string | null, state?: string) =>
    amount === null ? provided(null) : state === undefined ? money(amount) : `${money(amount)} (${state})`
  return [
    heading(t('Report.Household.IncomeOf', { name: fullname })),
    pairs(
      [t('Report.Employment.Status'), t(`Report.Status.${status}`)],
      [t('Report.Employment.Employer'), provided(income.employer)],
      [t('Report.Employment.Contract'), provided(contract && t(`Report.Contract.${contract}`))],
      [t('Report.Employment.MonthlyIncome'), shown(income.employment, t(`Report.State.${income.employment_state}`))],
      [t('Report.Employment.OtherIncome'), shown(income.other)],
      [t('Report.Figure.committed_costs'), provided(costsSaid(income, messages))],
      [t('Report.Household.RestsOn'), t('Report.Household.Rests', { payslips, statements })],
    ),
  ]
}

export function othersBlocks({ hh_members: household, guarantors }: RentReport, messages: Messages): Block[] {
  const { t, told } = messages
  return [
    ...(household.content.length === 0
      ? []
      : [
          heading(t(household.label.key)),
          peopleTable(t(household.label.key), household.content, messages),
          ...(household.label.note ? [paragraph(told(household.label.note), true)] : []),
          ...household.content.flatMap((person) => incomeBlocks(person, messages)),
        ]),
    ...(guarantors.content.length === 0
      ? []
      : [
          heading(t('Report.Section.Guarantors')),
          peopleTable(t('Report.Section.Guarantors'), guarantors.content, messages),
        ]),
  ]
}
