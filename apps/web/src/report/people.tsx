import type { RentReport } from '@attesta/contract/report.ts'
import { Section } from './evidence.tsx'
import { useReportWords } from './report-words.ts'

/** The papers and the people: documents as cited, identity, the household, guarantors, what else was asked. */
export function People({ report }: { report: RentReport }) {
  const { say, told, day, money } = useReportWords()
  const { personal_details: person } = report
  const provided = (value: string | null) => value ?? say('Report.NotProvided')
  const rows: [string, string][] = [
    ['Report.Person.Name', person.name], ['Report.Person.Mobile', provided(person.mobile)], ['Report.Person.Email', person.email],
    ['Report.Person.BirthDate', person.date_of_birth === null ? provided(null) : day(person.date_of_birth)], ['Report.Person.BirthPlace', provided(person.birth_address)],
    ['Report.Person.Address', provided(person.current_address)], [person.pets.translation_key, person.pets.has_pets === null ? provided(null) : [say(person.pets.has_pets ? 'Report.Yes' : 'Report.No'), person.pets.value].filter(Boolean).join(' – ')],
  ]
  return (
    <>
      <Section id="report-documents" title={say('Report.Section.Documents')}>
        <ul className="documents">
          {report.documents.map((document) => (
            <li key={document.id} className={`document document-${document.status}`}>
              <span className="document-number number">{document.number}</span>
              <div>
                <p className="record-name">{document.name}</p>
                <p className="meta muted">{[say(`Report.Document.${document.type}`), document.issuer, document.from && (document.from === document.to ? day(document.from) : `${day(document.from)} – ${day(document.to)}`)].filter(Boolean).join(' · ')}</p>
                <p className="small">{say(document.reconciled === true ? 'Report.Document.Reconciled' : document.reconciled === false ? 'Report.Document.NotReconciled' : `Report.Document.Source.${document.source}`)}</p>
                {document.findings.map((finding, index) => <p key={index} className="small">{told(finding)}</p>)}
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="report-person" title={say('Report.Section.PersonalDetails')}>
        <dl className="summary-list">{rows.map(([key, value]) => <div key={key}><dt>{say(key)}</dt><dd>{value}</dd></div>)}</dl>
      </Section>
      {report.national_ids.length > 0 && (
        <Section id="report-ids" title={say('Report.Section.NationalIds')}>
          <ul className="records">
            {report.national_ids.map((id) => (
              <li key={id.id} className="record">
                <p className="record-name">{say(id.type)}</p>
                <dl className="report-facts">
                  <div><dt>{say('Report.Id.Number')}</dt><dd className="code">{provided(id.value)}</dd></div>
                  <div><dt>{say('Report.Id.Country')}</dt><dd>{provided(id.country)}</dd></div>
                  <div><dt>{say(id.expiration_date_label)}</dt><dd>{id.expiration_date === null ? say('Report.NotDetected') : day(id.expiration_date)}</dd></div>
                </dl>
                {id.error_msg && <p className="small">{told(id.error_msg)}</p>}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {report.guarantors.content.length > 0 && (
        <Section id="report-guarantors" title={say('Report.Section.Guarantors')}>
          <ul className="records">{report.guarantors.content.map((guarantor, index) => <li key={index} className="record"><p className="record-name">{guarantor.fullname}</p><p className="meta muted">{[say(`Report.Relationship.${guarantor.relationship}`), guarantor.email].filter(Boolean).join(' · ')}</p><p className="small">{say('Report.Guarantor.Apart')} {guarantor.net_income !== null && money(guarantor.net_income)}</p></li>)}</ul>
        </Section>
      )}
      {report.hh_members.content.length > 0 && (
        <Section id="report-household" title={say(report.hh_members.label.key)}>
          {report.hh_members.label.note && <p className="small">{told(report.hh_members.label.note)}</p>}
          <ul className="records">{report.hh_members.content.map((member, index) => <li key={index} className="record"><p className="record-name">{member.fullname}</p><p className="meta muted">{[say(`Report.Relationship.${member.relationship}`), member.email ?? (member.date_of_birth && day(member.date_of_birth))].filter(Boolean).join(' · ')}</p></li>)}</ul>
        </Section>
      )}
      {report.other_questions.length > 0 && (
        <Section id="report-questions" title={say('Report.Section.Questions')}>
          <dl className="summary-list">{report.other_questions.map((question, index) => <div key={index}><dt>{say(question.translation_key)}</dt><dd>{question.value_key === null ? provided(question.value) : say(question.value_key)}</dd></div>)}</dl>
        </Section>
      )}
      <Section id="report-method" title={say('Report.Section.Method')}>
        <p>{say('Report.Method.What')}</p>
        <p>{say('Report.Method.Not')}</p>
        <p className="meta muted">{say('Report.Method.Rules', { rules: report.rules })}</p>
      </Section>
    </>
  )
}
