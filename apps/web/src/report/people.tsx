import type { PersonIncome, RentReport } from '@attesta/contract/report.ts'
import { Facts } from './facts.tsx'
import { Section } from './section.tsx'
import { useReportWords } from './report-words.ts'

/** Who stands beside the applicant: those who pay too, and those who vouch, who are never added. */
export function People({ report: { guarantors, hh_members: household } }: { report: RentReport }) {
  const { say, told } = useReportWords()
  return (
    <>
      {guarantors.content.length > 0 && (
        <Section isFolded id="report-guarantors" title={say('Report.Section.Guarantors')}>
          <ul className="records">
            {guarantors.content.map((person, index) => (
              <PersonCard key={index} person={person} counting={say('Report.Guarantor.Apart')} />
            ))}
          </ul>
        </Section>
      )}
      {household.content.length > 0 && (
        <Section isFolded id="report-household" title={say(household.label.key)}>
          <ul className="records">
            {household.content.map((person, index) => (
              <PersonCard
                key={index}
                person={person}
                counting={say(person.counted ? 'Report.Household.Counted' : 'Report.Household.NotCounted')}
              />
            ))}
          </ul>
          {household.content.map(
            (person, index) => person.income && <IncomeOf key={index} name={person.fullname} income={person.income} />,
          )}
          {household.label.note && <p className="small muted">{told(household.label.note)}</p>}
        </Section>
      )}
    </>
  )
}

/** What a co-applicant's income rests on, from their own documents. */
function IncomeOf({ name, income }: { name: string; income: PersonIncome }) {
  const { say, money } = useReportWords()
  const { type_of_contract: contract, payslips, statements } = income
  const ofWork =
    income.employment === null
      ? null
      : `${money(income.employment)} (${say(`Report.State.${income.employment_state}`)})`
  return (
    <>
      <h3>{say('Report.Household.IncomeOf', { name })}</h3>
      <Facts
        rows={[
          [say('Report.Employment.Status'), say(`Report.Status.${income.employment_status}`)],
          [say('Report.Employment.Employer'), income.employer],
          [say('Report.Employment.Contract'), contract && say(`Report.Contract.${contract}`)],
          [say('Report.Employment.MonthlyIncome'), ofWork],
          [say('Report.Employment.OtherIncome'), income.other && money(income.other)],
          [say('Report.Figure.committed_costs'), income.committed_costs && money(income.committed_costs)],
          [say('Report.Household.RestsOn'), say('Report.Household.Rests', { payslips, statements })],
        ]}
      />
    </>
  )
}

function PersonCard({ person, counting }: { person: RentReport['guarantors']['content'][number]; counting: string }) {
  const { say, money, day } = useReportWords()
  return (
    <li className="record record-head">
      <div>
        <p className="record-name">{person.fullname}</p>
        <p className="meta muted">
          {[
            say(`Report.Relationship.${person.relationship}`),
            person.role !== person.relationship && person.relationship !== 'Child' && say(`Report.Role.${person.role}`),
            person.progress && person.progress !== 'finished' && say(`Report.Progress.${person.progress}`),
            person.email ?? (person.date_of_birth && day(person.date_of_birth)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="small">{counting}</p>
      </div>
      <div className="record-side">
        <p className="record-value number">
          {money(person.net_income)}
          {person.net_income !== null && <span className="meta muted"> {say('Report.PerMonth')}</span>}
        </p>
        {person.net_income !== null && (
          <p>
            <span className={`figure-state state-${person.state}`}>{say(`Report.State.${person.state}`)}</span>
          </p>
        )}
      </div>
    </li>
  )
}
