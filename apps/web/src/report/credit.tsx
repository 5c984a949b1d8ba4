import type { RentReport } from '@attesta/contract/report.ts'
import { Facts } from './facts.tsx'
import { Section } from './section.tsx'
import { useReportWords } from './report-words.ts'

/** Shows a credit agency's answer (Germany). It enters no figure. */
export function Credit({ report: { credit_check: credit } }: { report: RentReport }) {
  const { t, day } = useReportWords()
  if (credit === undefined) return null
  return (
    <Section isFolded id="report-credit" title={t('Report.Section.Credit')}>
      {credit === null ? (
        <p>{t('Report.Credit.Unknown')}</p>
      ) : (
        <Facts
          rows={[
            [
              t('Report.Credit.Score'),
              credit.least === null || credit.most === null
                ? t('Report.Credit.Plain', { score: credit.score })
                : t('Report.Credit.OfScale', { score: credit.score, least: credit.least, most: credit.most }),
            ],
            [t('Report.Credit.Provider'), credit.provider],
            [t('Report.Credit.Date'), day(credit.date)],
          ]}
        />
      )}
    </Section>
  )
}
