/**
 * The three layouts of machine readable travel documents. Source: ICAO Doc 9303, parts 4 (TD3), 5 (TD1) and 6 (TD2).
 */

export type MrzFormat = 'TD1' | 'TD2' | 'TD3'

/** Where a field stands: line, first cell, number of cells. */
export type Field = readonly [line: number, from: number, length: number]

export interface Layout {
  lines: number
  length: number
  fields: Record<
    'document' | 'issuer' | 'number' | 'optional' | 'birth' | 'sex' | 'expiry' | 'nationality' | 'names',
    Field
  >
  /** Cell of the check digit and the cells that it covers, in order. */
  checks: {
    name: 'number' | 'birth' | 'expiry' | 'optional' | 'composite'
    digit: readonly [line: number, at: number]
    over: readonly Field[]
  }[]
}

export const layouts: Record<MrzFormat, Layout> = {
  TD1: {
    lines: 3,
    length: 30,
    fields: {
      document: [0, 0, 2],
      issuer: [0, 2, 3],
      number: [0, 5, 9],
      optional: [0, 15, 15],
      birth: [1, 0, 6],
      sex: [1, 7, 1],
      expiry: [1, 8, 6],
      nationality: [1, 15, 3],
      names: [2, 0, 30],
    },
    checks: [
      { name: 'number', digit: [0, 14], over: [[0, 5, 9]] },
      { name: 'birth', digit: [1, 6], over: [[1, 0, 6]] },
      { name: 'expiry', digit: [1, 14], over: [[1, 8, 6]] },
      {
        name: 'composite',
        digit: [1, 29],
        over: [
          [0, 5, 25],
          [1, 0, 7],
          [1, 8, 7],
          [1, 18, 11],
        ],
      },
    ],
  },
  TD2: {
    lines: 2,
    length: 36,
    fields: {
      document: [0, 0, 2],
      issuer: [0, 2, 3],
      names: [0, 5, 31],
      number: [1, 0, 9],
      nationality: [1, 10, 3],
      birth: [1, 13, 6],
      sex: [1, 20, 1],
      expiry: [1, 21, 6],
      optional: [1, 28, 7],
    },
    checks: [
      { name: 'number', digit: [1, 9], over: [[1, 0, 9]] },
      { name: 'birth', digit: [1, 19], over: [[1, 13, 6]] },
      { name: 'expiry', digit: [1, 27], over: [[1, 21, 6]] },
      {
        name: 'composite',
        digit: [1, 35],
        over: [
          [1, 0, 10],
          [1, 13, 7],
          [1, 21, 14],
        ],
      },
    ],
  },
  TD3: {
    lines: 2,
    length: 44,
    fields: {
      document: [0, 0, 2],
      issuer: [0, 2, 3],
      names: [0, 5, 39],
      number: [1, 0, 9],
      nationality: [1, 10, 3],
      birth: [1, 13, 6],
      sex: [1, 20, 1],
      expiry: [1, 21, 6],
      optional: [1, 28, 14],
    },
    checks: [
      { name: 'number', digit: [1, 9], over: [[1, 0, 9]] },
      { name: 'birth', digit: [1, 19], over: [[1, 13, 6]] },
      { name: 'expiry', digit: [1, 27], over: [[1, 21, 6]] },
      { name: 'optional', digit: [1, 42], over: [[1, 28, 14]] },
      {
        name: 'composite',
        digit: [1, 43],
        over: [
          [1, 0, 10],
          [1, 13, 7],
          [1, 21, 22],
        ],
      },
    ],
  },
}

export const cut = (lines: readonly string[], [line, from, length]: Field): string =>
  (lines[line] ?? '').slice(from, from + length)

/** `<` 0, digits their value, A 10 … Z 35; weights 7, 3, 1 repeated; the sum modulo 10. */
export function checkDigit(text: string): string {
  const sum = [...text].reduce(
    (total, c, at) => total + (c === '<' ? 0 : c >= 'A' ? c.charCodeAt(0) - 55 : Number(c)) * [7, 3, 1][at % 3]!,
    0,
  )
  return String(sum % 10)
}

/**
 * The checks that do not hold; none when all do. An empty optional field of a TD3 may carry `<` instead of its digit. A
 * TD1 whose number is longer than nine characters carries `<` there and goes on in the optional field, up to its own
 * digit before the next `<`.
 */
export function failedChecks(lines: readonly string[], format: MrzFormat): string[] {
  const layout = layouts[format]
  return layout.checks
    .filter(({ name, digit: [line, at], over }) => {
      const printed = lines[line]?.[at],
        covered = over.map((field) => cut(lines, field)).join('')
      if (name === 'optional' && printed === '<') return /[^<]/.test(covered)
      if (name === 'number' && printed === '<' && format === 'TD1') return !longNumberHolds(lines)
      return printed !== checkDigit(covered)
    })
    .map(({ name }) => name)
}

/** `123456789` + `<` + `0123<<<…`: the number 123456789012 with check digit 3. */
export function longNumber(lines: readonly string[]): { number: string; digit: string } | null {
  const rest = cut(lines, layouts.TD1.fields.optional).split('<')[0]!
  return rest.length < 2
    ? null
    : { number: cut(lines, layouts.TD1.fields.number) + rest.slice(0, -1), digit: rest.at(-1)! }
}

function longNumberHolds(lines: readonly string[]): boolean {
  const long = longNumber(lines)
  return long !== null && checkDigit(`${long.number.slice(0, 9)}<${long.number.slice(9)}`) === long.digit
}
