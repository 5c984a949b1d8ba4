import type { RentReport } from '@attesta/contract/report.ts'
import { Credit } from './credit.tsx'
import { ControlsList } from './controls-list.tsx'
import { Facts } from './facts.tsx'
import { Notes } from './notes.tsx'
import { Section } from './section.tsx'
import { useReportWords } from './report-words.ts'
import { showsIdentity } from './shown-parts.ts'

/** Shows the applicant and their identity documents. */
export function Person({ report }: { report: RentReport }) {
  const { t, day, country, provided, told } = useReportWords()
  const { personal_details: person, identity_verification: verified, national_ids: ids } = report
  // The short form asks for few of them: what it never asked for is not missing.
  const isRapid = report.type === 'rapid'
  const pets =
    person.pets.has_pets === null
      ? null
      : [t(person.pets.has_pets ? 'Report.Yes' : 'Report.No'), person.pets.value].filter(Boolean).join(' – ')
  const rows: [label: string, value: string | null][] = [
    [t('Report.Person.Name'), person.name],
    [t('Report.Person.BirthDate'), person.date_of_birth && day(person.date_of_birth)],
    [t('Report.Person.BirthPlace'), person.birth_address],
    [t('Report.Person.Address'), person.current_address],
    [t('Report.Person.Living'), person.residency_label && t(person.residency_label)],
    [t('Report.Person.Email'), person.email],
    // «+39-3331234567»: the dash parts the country's code and is no part of the number.
    [t('Report.Person.Mobile'), person.mobile && person.mobile.replace('-', ' ')],
    ...person.fields.map(({ translation_key, value }) => [t(translation_key), value] as [string, string | null]),
    [t(person.pets.translation_key), pets],
  ]
  return (
    <>
      <Section isFolded id="report-person" title={t('Report.Section.PersonalDetails')}>
        <Facts rows={rows.filter(([, value]) => !isRapid || value !== null)} />
        <ControlsList controls={person.controls} />
      </Section>
      {showsIdentity(report) && (
        <Section
          isFolded
          id="report-ids"
          title={t(report.region === 'de' ? 'Report.Section.Identity' : 'Report.Section.NationalIds')}
        >
          <Notes report={report} sources={['identity']} />
          {verified.user_verified && verified.verification_method !== null && (
            <p>
              {t(`Report.Identity.verified.${verified.verification_method}`, {
                day: verified.verified_at?.slice(0, 10) ?? '',
              })}
            </p>
          )}
          {report.region === 'de' && !verified.user_verified && <p>{t('Report.Identity.notVerified')}</p>}
          {ids.length > 0 && (
            <ul className="records">
              {ids.map((id) => (
                <li key={id.id} className="record">
                  <p className="record-name">{t(id.type)}</p>
                  <dl className="report-facts">
                    <div>
                      <dt>{t('Report.Id.Number')}</dt>
                      <dd className="code">{provided(id.value)}</dd>
                    </div>
                    <div>
                      <dt>{t('Report.Id.Country')}</dt>
                      <dd>{id.country === null ? provided(null) : country(id.country)}</dd>
                    </div>
                    <div>
                      <dt>{t('Report.Identity.expires')}</dt>
                      <dd>{id.expiration_date === null ? t(id.expiration_date_label) : day(id.expiration_date)}</dd>
                    </div>
                  </dl>
                  {id.error_msg && <p className="small state-failed">{told(id.error_msg)}</p>}
                </li>
              ))}
            </ul>
          )}
        </Section>
      )}
      <Credit report={report} />
    </>
  )
}
