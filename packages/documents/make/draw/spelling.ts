/** How papers spell money and days. Written for the papers alone, apart from the reader's own rules. */
import type { Day, Month } from '@attesta/domain/day.ts'
import type { Cents } from '@attesta/domain/money.ts'

/** `-123450` → `-1.234,50`: dots between thousands, as Italy and Germany write. */
export function amount(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.')},${digits.slice(-2)}`
}

/** Always with its sign, the mark apart or not: `+ 1.234,50`. */
export const signed = (cents: Cents, gap = ''): string => `${cents < 0 ? '-' : '+'}${gap}${amount(Math.abs(cents))}`

/** A pattern of dd, mm, yyyy, yy: `dated('2026-03-05', 'dd.mm.yy')` → `05.03.26`. */
export const dated = (day: Day, pattern: string): string =>
  pattern
    .replace('yyyy', day.slice(0, 4))
    .replace('yy', day.slice(2, 4))
    .replace('mm', day.slice(5, 7))
    .replace('dd', day.slice(8, 10))

const ITALIAN = [
  'Gennaio',
  'Febbraio',
  'Marzo',
  'Aprile',
  'Maggio',
  'Giugno',
  'Luglio',
  'Agosto',
  'Settembre',
  'Ottobre',
  'Novembre',
  'Dicembre',
]
const GERMAN = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
]
export const monthName = (month: Month, language: 'it' | 'de'): string =>
  (language === 'it' ? ITALIAN : GERMAN)[Number(month.slice(5, 7)) - 1]!

/** `IT80B0306909606100000184728` → groups of four. */
export const spacedIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')
