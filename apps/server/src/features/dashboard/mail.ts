import type { Language } from '@attesta/contract/fields.ts'
import { limits } from '@attesta/contract/limits.ts'
import type { Company } from '../../stores/companies.ts'
import { composeLetter, type Composed, type Desk } from '../../letters/compose.ts'

export const dashboardCodeLetter = (desk: Desk, language: Language, company: Company, code: string): Composed =>
  composeLetter(desk, language, company, { stem: 'Mail.DashboardCode', params: { brand: company.name, code, minutes: limits.codeMinutes }, code })
