import type { Check } from '@attesta/contract/report.ts'
import { ChecksList } from './checks-list.tsx'
import { Section } from './section.tsx'
import { useReportWords } from './report-words.ts'

/**
 * Shows the checks, folded under how many passed: those that did not stand among the open points with their reasons.
 */
export function ChecksSection({ checks }: { checks: readonly Check[] }) {
  const { t } = useReportWords()
  const passed = checks.filter(({ outcome }) => outcome === 'passed').length
  return (
    <Section isFolded id="report-checks" title={t('ReportPage.Checks', { passed, count: checks.length })}>
      <ChecksList checks={checks} />
    </Section>
  )
}
