import type { Language } from '@attesta/contract/fields.ts'
import { limits } from '@attesta/contract/limits.ts'
import type { Words } from '../http/words.ts'
import { composeLetter, type Composed } from './compose.ts'

/** The mail with the six digits. `brand`: on whose behalf the person was asked for their address. */
export const codeLetter = (words: Words, language: Language, brand: string, code: string): Composed =>
  composeLetter(words, language, { stem: 'Mail.Code', params: { brand, code, minutes: limits.codeMinutes }, code })
