import type { RentReport } from '@attesta/contract/report.ts'
import { Facts } from './facts.tsx'
import { Section } from './section.tsx'
import { useReportWords } from './report-words.ts'

/** What a credit agency told, in Germany. Not reckoned by us, and no part of any figure. */
export function Credit({ report: { credit_check: credit } }: { report: RentReport }) {
  const { say, day } = useReportWords()
  if (credit === undefined) return null
  return (
    <Section isFolded id="report-credit" title={say('Report.Section.Credit')}>
      {credit === null ? (
        <p>{say('Report.Credit.Unknown')}</p>
      ) : (
        <Facts
          rows={[
            [
              say('Report.Credit.Score'),
              credit.least === null || credit.most === null
                ? say('Report.Credit.Plain', { score: credit.score })
                : say('Report.Credit.OfScale', { score: credit.score, least: credit.least, most: credit.most }),
            ],
            [say('Report.Credit.Provider'), credit.provider],
            [say('Report.Credit.Date'), day(credit.date)],
          ]}
        />
      )}
    </Section>
  )
}
