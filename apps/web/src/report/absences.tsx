import type { RentReport } from '@attesta/contract/report.ts'
import { useReportWords } from './report-words.ts'
import { Section } from './section.tsx'

/** Documents that a person does not have, with the reason that they give; nothing where everything was handed in. */
export function Absences({ report: { absences = [] } }: { report: RentReport }) {
  const { t } = useReportWords()
  if (absences.length === 0) return null
  return (
    <Section isFolded id="report-absences" title={t('Report.Section.Absences')}>
      <ul className="notes">
        {absences.map(({ papers: documents, reason, comment, person }, index) => {
          const named = documents.map((document) => t(document)).join(' / ')
          return (
            <li key={index} className="note-info">
              <strong>{person === null ? named : t('Report.Absence.OfPerson', { person, documents: named })}:</strong>{' '}
              {t(reason)}
              {comment && <blockquote className="contest-said">{comment}</blockquote>}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
