import type { RentReport } from '@attesta/contract/report.ts'
import { Credit } from './credit.tsx'
import { ControlsList } from './controls-list.tsx'
import { Facts } from './facts.tsx'
import { Notes } from './notes.tsx'
import { Section } from './section.tsx'
import { useReportWords } from './report-words.ts'
import { showsIdentity } from './shown-parts.ts'

/** Who applies, and the identity documents that show it. */
export function Person({ report }: { report: RentReport }) {
  const { say, day, country, provided, told } = useReportWords()
  const { personal_details: person, identity_verification: verified, national_ids: ids } = report
  const pets =
    person.pets.has_pets === null
      ? null
      : [say(person.pets.has_pets ? 'Report.Yes' : 'Report.No'), person.pets.value].filter(Boolean).join(' – ')
  return (
    <>
      <Section isFolded id="report-person" title={say('Report.Section.PersonalDetails')}>
        <Facts
          rows={[
            [say('Report.Person.Name'), person.name],
            [say('Report.Person.BirthDate'), person.date_of_birth && day(person.date_of_birth)],
            [say('Report.Person.BirthPlace'), person.birth_address],
            [say('Report.Person.Address'), person.current_address],
            [say('Report.Person.Living'), person.residency_label && say(person.residency_label)],
            [say('Report.Person.Email'), person.email],
            // «+39-3331234567»: the dash parts the country's code and is no part of the number.
            [say('Report.Person.Mobile'), person.mobile && person.mobile.replace('-', ' ')],
            ...person.fields.map(({ translation_key, value }) => [say(translation_key), value] as const),
            [say(person.pets.translation_key), pets],
          ]}
        />
        <ControlsList controls={person.controls} />
      </Section>
      {showsIdentity(report) && (
        <Section
          isFolded
          id="report-ids"
          title={say(report.region === 'de' ? 'Report.Section.Identity' : 'Report.Section.NationalIds')}
        >
          <Notes report={report} sources={['identity']} />
          {verified.user_verified && verified.verification_method !== null && (
            <p>
              {say(`Report.Identity.verified.${verified.verification_method}`, {
                day: verified.verified_at?.slice(0, 10) ?? '',
              })}
            </p>
          )}
          {report.region === 'de' && !verified.user_verified && <p>{say('Report.Identity.notVerified')}</p>}
          {ids.length > 0 && (
            <ul className="records">
              {ids.map((id) => (
                <li key={id.id} className="record">
                  <p className="record-name">{say(id.type)}</p>
                  <dl className="report-facts">
                    <div>
                      <dt>{say('Report.Id.Number')}</dt>
                      <dd className="code">{provided(id.value)}</dd>
                    </div>
                    <div>
                      <dt>{say('Report.Id.Country')}</dt>
                      <dd>{id.country === null ? provided(null) : country(id.country)}</dd>
                    </div>
                    <div>
                      <dt>{say('Report.Identity.expires')}</dt>
                      <dd>{id.expiration_date === null ? say(id.expiration_date_label) : day(id.expiration_date)}</dd>
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
