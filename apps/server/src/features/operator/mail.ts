import type { Language } from '@attesta/contract/fields.ts'
import { limits } from '@attesta/contract/limits.ts'
import { composeLetter, type Composed, type Desk } from '../../letters/compose.ts'

export const operatorCodeLetter = (desk: Desk, language: Language, code: string): Composed => composeLetter(desk, language, null, { stem: 'Mail.OperatorCode', params: { code, minutes: limits.codeMinutes }, code })
