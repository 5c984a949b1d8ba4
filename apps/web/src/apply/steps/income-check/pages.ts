/** The pages of the income check, by the last segment of their address. */
import { incomeCheckPages, type IncomeCheckPage } from '@attesta/contract/pages.ts'
import type { UploadType } from '@attesta/contract/document.ts'

const isIncomeCheckPage = (segment: string | undefined): segment is IncomeCheckPage =>
  incomeCheckPages.some((page) => page === segment)

/** `undefined`: documents of this type are handed in at another step. */
export function pageOfType(type: UploadType): IncomeCheckPage | undefined {
  const segment = type.replace('_', '-')
  return isIncomeCheckPage(segment) ? segment : undefined
}
