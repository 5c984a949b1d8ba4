import type { RentReport } from '@attesta/contract/report.ts'
import { Facts } from './facts.tsx'
import { Section } from './section.tsx'
import { useReportWords } from './report-words.ts'

/** Shows the applicant's other answers, then what the report covers and what it does not. */
export function Answers({ report: { other_questions: questions, questionnaire } }: { report: RentReport }) {
  const { t } = useReportWords()
  return (
    <>
      {questions.length > 0 && (
        <Section isFolded id="report-questions" title={t('Report.Section.Questions')}>
          <Facts
            rows={questions.map(({ translation_key, value, value_key }) => [
              t(translation_key),
              value_key === null ? value : t(value_key),
            ])}
          />
        </Section>
      )}
      {questionnaire.length > 0 && (
        <Section isFolded id="report-questionnaire" title={t('Report.Section.Questionnaire')}>
          <Facts
            rows={questionnaire.map(({ question, response, details }) => [
              t(question),
              [t(`Report.Response.${response}`), details].filter(Boolean).join(' – '),
            ])}
          />
        </Section>
      )}
      <Section isFolded id="report-method" title={t('Report.Section.Method')}>
        <p>{t('Report.Method.What')}</p>
        <p>{t('Report.Method.Not')}</p>
        <p className="meta muted">{t('Report.Method.Rules')}</p>
      </Section>
    </>
  )
}
