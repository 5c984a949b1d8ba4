import type { RentReport } from '@attesta/contract/report.ts'
import { Facts } from './facts.tsx'
import { Section } from './section.tsx'
import { useReportWords } from './report-words.ts'

/** What else was asked and answered; then what the report says and what it does not. */
export function Answers({ report: { other_questions: questions, questionnaire } }: { report: RentReport }) {
  const { say } = useReportWords()
  return (
    <>
      {questions.length > 0 && (
        <Section isFolded id="report-questions" title={say('Report.Section.Questions')}>
          <Facts
            rows={questions.map(({ translation_key, value, value_key }) => [
              say(translation_key),
              value_key === null ? value : say(value_key),
            ])}
          />
        </Section>
      )}
      {questionnaire.length > 0 && (
        <Section isFolded id="report-questionnaire" title={say('Report.Section.Questionnaire')}>
          <Facts
            rows={questionnaire.map(({ question, response, details }) => [
              say(question),
              [say(`Report.Response.${response}`), details].filter(Boolean).join(' – '),
            ])}
          />
        </Section>
      )}
      <Section isFolded id="report-method" title={say('Report.Section.Method')}>
        <p>{say('Report.Method.What')}</p>
        <p>{say('Report.Method.Not')}</p>
        <p className="meta muted">{say('Report.Method.Rules')}</p>
      </Section>
    </>
  )
}
