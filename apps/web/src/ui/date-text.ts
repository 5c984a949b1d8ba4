import type { Language } from '@attesta/contract/fields.ts'
import { limits } from '@attesta/contract/limits.ts'
import { withoutUnseen } from '@attesta/contract/tidy.ts'

/** First three letters of the months in Italian, German and English, where they differ. */
const monthNames: Record<string, number> = {
  gen: 1,
  jan: 1,
  jän: 1,
  feb: 2,
  mar: 3,
  mär: 3,
  mrz: 3,
  apr: 4,
  mag: 5,
  may: 5,
  mai: 5,
  giu: 6,
  jun: 6,
  lug: 7,
  jul: 7,
  ago: 8,
  aug: 8,
  set: 9,
  sep: 9,
  ott: 10,
  oct: 10,
  okt: 10,
  nov: 11,
  dic: 12,
  dez: 12,
  dec: 12,
}

const markOf: Record<Language, string> = { en: '/', it: '/', de: '.' }

/** «14/03/1992» as the language writes it: «14.03.1992» in German. */
export const shownDate = (text: string, language: Language): string => text.replaceAll('/', markOf[language])

/** Returns the other way: what stands in the field, with slashes. */
export const typedDate = (text: string, language: Language): string => text.replaceAll(markOf[language], '/')

/** A slash is added only when a digit was just typed at the end; deleting never puts one back. */
export function typeDate(before: string, after: string): string {
  const isTypingOn = after.length === before.length + 1 && after.startsWith(before)
  if (!isTypingOn) return after
  const slashed = after.replace(/[.\- ]$/, '/').replace(/\/\/$/, '/')
  // «3/» and «03/4/» get their zero at once
  const padded = slashed.replace(/^(\d)\/$/, '0$1/').replace(/^(\d{2})\/(\d)\/$/, '$1/0$2/')
  // «03» and «03/02»
  const withSlash = /^\d{2}$|^\d{2}\/\d{2}$/.test(padded) ? `${padded}/` : padded
  return /^[\d/]*$/.test(withSlash) ? withSlash.slice(0, limits.dateLength) : after
}

/** Returns what was typed or pasted, as DD/MM/YYYY where it can be read; else as it is. */
export function settleDate(text: string): string {
  const trimmed = withoutUnseen(text).trim()
  // «1990-02-03»
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(trimmed)
  if (iso) return join(iso[3]!, iso[2]!, iso[1]!)
  // «3.2.1990», «3 2 1990»
  const plain = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})$/.exec(trimmed)
  if (plain) return join(plain[1]!, plain[2]!, plain[3]!)
  // «03021990»
  const packed = /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed)
  if (packed) return join(packed[1]!, packed[2]!, packed[3]!)
  // «3 feb 1990», «3. Februar 1990»; typed, its first blank has become a slash
  const named = /^(\d{1,2})[. /]+(\p{L}{3,})[. /]+(\d{4})$/u.exec(trimmed)
  const month = named ? monthNames[named[2]!.slice(0, 3).toLowerCase()] : undefined
  return named && month ? join(named[1]!, String(month), named[3]!) : trimmed
}

const join = (day: string, month: string, year: string) => `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`
