import type { PersonIncome, RentReport } from '@attesta/contract/report.ts'
import { costsSaid } from '@attesta/domain/report/strip.ts'
import { Facts } from './facts.tsx'
import { Section } from './section.tsx'
import { useReportWords } from './report-words.ts'

/** Who stands beside the applicant: those who pay too, and those who vouch, who are never added. */
export function People({ report: { guarantors, hh_members: household } }: { report: RentReport }) {
  const { t, told } = useReportWords()
  return (
    <>
      {guarantors.content.length > 0 && (
        <Section isFolded id="report-guarantors" title={t('Report.Section.Guarantors')}>
          <ul className="records">
            {guarantors.content.map((person, index) => (
              <PersonCard key={index} person={person} counting={t('Report.Guarantor.Apart')} />
            ))}
          </ul>
        </Section>
      )}
      {household.content.length > 0 && (
        <Section isFolded id="report-household" title={t(household.label.key)}>
          <ul className="records">
            {household.content.map((person, index) => (
              <PersonCard
                key={index}
                person={person}
                counting={t(person.counted ? 'Report.Household.Counted' : 'Report.Household.NotCounted')}
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

/** Shows a co-applicant's income with the documents that it comes from. */
function IncomeOf({ name, income }: { name: string; income: PersonIncome }) {
  const { t, money } = useReportWords()
  const { type_of_contract: contract, payslips, statements } = income
  const ofWork =
    income.employment === null ? null : `${money(income.employment)} (${t(`Report.State.${income.employment_state}`)})`
  return (
    <>
      <h3>{t('Report.Household.IncomeOf', { name })}</h3>
      <Facts
        rows={[
          [t('Report.Employment.Status'), t(`Report.Status.${income.employment_status}`)],
          [t('Report.Employment.Employer'), income.employer],
          [t('Report.Employment.Contract'), contract && t(`Report.Contract.${contract}`)],
          [t('Report.Employment.MonthlyIncome'), ofWork],
          [t('Report.Employment.OtherIncome'), income.other && money(income.other)],
          [t('Report.Figure.committed_costs'), costsSaid(income, { t, money })],
          [t('Report.Household.RestsOn'), t('Report.Household.Rests', { payslips, statements })],
        ]}
      />
    </>
  )
}

function PersonCard({ person, counting }: { person: RentReport['guarantors']['content'][number]; counting: string }) {
  const { t, money, day } = useReportWords()
  return (
    <li className="record record-head">
      <div>
        <p className="record-name">{person.fullname}</p>
        <p className="meta muted">
          {[
            t(`Report.Relationship.${person.relationship}`),
            person.role !== person.relationship && person.relationship !== 'Child' && t(`Report.Role.${person.role}`),
            person.progress && person.progress !== 'finished' && t(`Report.Progress.${person.progress}`),
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
          {person.net_income !== null && <span className="meta muted"> {t('Report.PerMonth')}</span>}
        </p>
        {person.net_income !== null && (
          <p>
            <span className={`figure-state state-${person.state}`}>{t(`Report.State.${person.state}`)}</span>
          </p>
        )}
      </div>
    </li>
  )
}
