import type { UploadType } from '@attesta/contract/document.ts'
import type { useDashboardWords } from './dashboard-words.ts'

/** «Payslips (October 2026)», «Identity document» */
export function documentText(
  { t, months: shown }: Pick<ReturnType<typeof useDashboardWords>, 't' | 'months'>,
  { type, months }: { type: UploadType; months: readonly string[] },
): string {
  return months.length > 0 && (type === 'payslip' || type === 'bank_statement')
    ? t(`Dashboard.Missing.document.${type}.Months`, { months: shown(months) })
    : t(`Dashboard.Missing.document.${type}`)
}
