import type { RentReport } from '@attesta/contract/report.ts'
import { useReportWords } from './report-words.ts'
import { Section } from './section.tsx'

/** Papers that somebody does not have, with the reason that they give; nothing where everything was handed in. */
export function Absences({ report: { absences = [] } }: { report: RentReport }) {
  const { say } = useReportWords()
  if (absences.length === 0) return null
  return (
    <Section isFolded id="report-absences" title={say('Report.Section.Absences')}>
      <ul className="notes">
        {absences.map(({ papers, reason, comment, person }, index) => {
          const named = papers.map((paper) => say(paper)).join(' / ')
          return (
            <li key={index} className="note-info">
              <strong>{person === null ? named : say('Report.Absence.OfPerson', { person, papers: named })}:</strong>{' '}
              {say(reason)}
              {comment && <blockquote className="contest-said">{comment}</blockquote>}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
