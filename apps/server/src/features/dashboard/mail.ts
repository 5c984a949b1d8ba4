import type { Language } from '@attesta/contract/fields.ts'
import { limits } from '@attesta/contract/limits.ts'
import type { Words } from '../../http/words.ts'
import { composeLetter, type Composed } from '../../letters/compose.ts'

export const dashboardCodeLetter = (words: Words, language: Language, brand: string, code: string): Composed =>
  composeLetter(words, language, { stem: 'Mail.DashboardCode', params: { brand, code, minutes: limits.codeMinutes }, code })
