/**
 * Which characters a cell can hold by the standard: letters never stand in a date, digits never in a name. Visas (V)
 * are no identity documents.
 */
import { type Field, layouts, type MrzFormat } from './format.ts'

const DIGITS = '0123456789',
  LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ANY = `<${DIGITS}${LETTERS}`

const covers = ([line, from, length]: Field, row: number, at: number) =>
  line === row && at >= from && at < from + length

/** All characters that may stand in the cell. */
export function expectedCharacters(format: MrzFormat, row: number, at: number): string {
  const { fields, checks } = layouts[format]
  const check = checks.find(({ digit: [line, cell] }) => line === row && cell === at)
  if (check)
    return check.name === 'composite' || check.name === 'birth' || check.name === 'expiry' ? DIGITS : `<${DIGITS}`
  if (covers(fields.birth, row, at) || covers(fields.expiry, row, at)) return `<${DIGITS}`
  if (covers(fields.sex, row, at)) return '<MF'
  if (covers(fields.document, row, at)) return at === 0 ? (format === 'TD3' ? 'P' : 'ACI') : `<${LETTERS}`
  if ([fields.issuer, fields.nationality, fields.names].some((field) => covers(field, row, at))) return `<${LETTERS}`
  return ANY
}
