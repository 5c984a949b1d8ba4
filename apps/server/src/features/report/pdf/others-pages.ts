/** Who stands beside the applicant: those who pay too, with what their income rests on, and those who vouch. */
import type { RentReport } from '@attesta/contract/report.ts'
import { cell, heading, pairs, paragraph, type Block, type Cell, type Table } from './page-model.ts'
import type { Speech } from './speech.ts'

type Member = RentReport['hh_members']['content'][number]
type Listed = Member | RentReport['guarantors']['content'][number]

/** «Co-applicant»; empty where the relationship says the same, and for a child. */
const roleSaid = ({ role, relationship }: Listed, say: Speech['say']): string =>
  role === relationship || relationship === 'Child' ? '' : say(`Report.Role.${role}`)

/** «started, not finished yet»; empty of whoever has finished. */
const progressSaid = ({ progress = 'finished' }: Listed, say: Speech['say']): string =>
  progress === 'finished' ? '' : say(`Report.Progress.${progress}`)

function peopleTable(caption: string, people: readonly Listed[], { say, money }: Speech): Table {
  const rows = people.map((person): Cell[] => [
    cell(person.fullname, { note: person.email ?? '' }),
    cell(say(`Report.Relationship.${person.relationship}`), {
      note: [roleSaid(person, say), progressSaid(person, say)].filter(Boolean).join(' · '),
    }),
    cell(money(person.net_income), {
      state: person.state,
      stateWord: say(`Report.State.${person.state}`),
      note:
        'counted' in person
          ? say(person.counted ? 'Report.Household.Counted' : 'Report.Household.NotCounted')
          : say('Report.Guarantor.Apart'),
    }),
  ])
  return {
    type: 'table',
    caption,
    widths: [1, 0, 1],
    head: [say('Report.Column.Person'), say('Report.Column.Relationship'), say('Report.Column.Income')],
    alignRight: [],
    rows,
    empty: '',
  }
}

/** What a co-applicant's income rests on; nothing before they have finished. */
function incomeBlocks({ fullname, income }: Member, { say, money, provided }: Speech): Block[] {
  if (!income) return []
  const { employment_status: status, type_of_contract: contract, payslips, statements } = income
  const shown = (amount: string | null, state?: string) =>
    amount === null ? provided(null) : state === undefined ? money(amount) : `${money(amount)} (${state})`
  return [
    heading(say('Report.Household.IncomeOf', { name: fullname })),
    pairs(
      [say('Report.Employment.Status'), say(`Report.Status.${status}`)],
      [say('Report.Employment.Employer'), provided(income.employer)],
      [say('Report.Employment.Contract'), provided(contract && say(`Report.Contract.${contract}`))],
      [
        say('Report.Employment.MonthlyIncome'),
        shown(income.employment, say(`Report.State.${income.employment_state}`)),
      ],
      [say('Report.Employment.OtherIncome'), shown(income.other)],
      [say('Report.Figure.committed_costs'), shown(income.committed_costs)],
      [say('Report.Household.RestsOn'), say('Report.Household.Rests', { payslips, statements })],
    ),
  ]
}

export function othersBlocks({ hh_members: household, guarantors }: RentReport, speech: Speech): Block[] {
  const { say, told } = speech
  return [
    ...(household.content.length === 0
      ? []
      : [
          heading(say(household.label.key)),
          peopleTable(say(household.label.key), household.content, speech),
          ...(household.label.note ? [paragraph(told(household.label.note), true)] : []),
          ...household.content.flatMap((person) => incomeBlocks(person, speech)),
        ]),
    ...(guarantors.content.length === 0
      ? []
      : [
          heading(say('Report.Section.Guarantors')),
          peopleTable(say('Report.Section.Guarantors'), guarantors.content, speech),
        ]),
  ]
}
