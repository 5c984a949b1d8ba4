import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal, type Cents } from '@attesta/domain/money.ts'
import { pageFromText } from '../../testing/page-from-text.ts'
import { extractPayslip } from './payslip.ts'

/** `123456` → `1.234,56`, with or without dots, sign and currency as the layout prints them. */
const italian = (cents: Cents, dots: boolean) => {
  const [whole, fraction] = decimal(cents).split('.')
  return `${dots ? whole!.replace(/\B(?=(\d{3})+$)/g, '.') : whole},${fraction}`
}

const labels = fc.oneof(
  fc.record({
    gross: fc.constantFrom('TOTALE COMPETENZE', 'TOTALE LORDO', 'TOT. COMPETENZE', 'RETRIBUZIONE LORDA'),
    deductions: fc.constantFrom('TOTALE TRATTENUTE', 'TOT. TRATTENUTE', 'TOTALE RITENUTE'),
    net: fc.constantFrom('NETTO DEL MESE', 'NETTO IN BUSTA', 'NETTO A PAGARE', 'TOTALE NETTO', 'NETTO BUSTA'),
  }),
  fc.record({
    gross: fc.constantFrom('Gesamtbrutto', 'Gesamt-Brutto', 'Bruttolohn'),
    deductions: fc.constantFrom('Summe Abzüge', 'Gesamtabzüge', 'Gesetzliche Abzüge'),
    net: fc.constantFrom('Netto-Verdienst', 'Gesetzliches Netto', 'Nettolohn'),
  }),
)

const slip = fc.record({
  gross: fc.integer({ min: 80_000, max: 900_000 }),
  share: fc.integer({ min: 5, max: 55 }),
  odd: fc.integer({ min: 0, max: 99 }),
  rounding: fc.integer({ min: 0, max: 99 }),
  monthsBefore: fc.integer({ min: 0, max: 11 }),
  dots: fc.boolean(),
  labels,
  layout: fc.constantFrom('lines', 'columns', 'yearSecond', 'yearFirst', 'sameLine', 'yearBlock'),
  order: fc.shuffledSubarray(['gross', 'deductions', 'net'] as const, { minLength: 3 }),
  noise: fc.array(
    fc.record({
      word: fc.constantFrom('TFR MESE', 'IMPONIBILE INPS', 'FERIE RES.', 'IRPEF LORDA', 'DETRAZIONI', 'PAGA BASE'),
      cents: fc.integer({ min: 1, max: 900_000 }),
    }),
    { maxLength: 4 },
  ),
  tampered: fc.option(fc.integer({ min: 1, max: 100_000 }), { freq: 3 }),
})
type Slip = typeof slip extends fc.Arbitrary<infer Value> ? Value : never

interface Drawn {
  text: string
  gross: Cents
  deductions: Cents
  net: Cents
}

function draw({
  gross,
  share,
  odd,
  rounding,
  monthsBefore,
  dots,
  labels: names,
  layout,
  order,
  noise,
  tampered,
}: Slip): Drawn {
  const deductions = Math.floor((gross * share) / 100) + odd
  const rounded = gross - deductions + rounding
  const net = rounded + (tampered ?? 0)
  const month = { gross, deductions, net }
  const year = {
    gross: gross * (monthsBefore + 1) + odd * monthsBefore,
    deductions: deductions * (monthsBefore + 1),
    net: rounded * (monthsBefore + 1),
  }
  const printed = (cents: Cents) => italian(cents, dots).padStart(12)
  const lines = [
    'BUSTA PAGA',
    'PERIODO DI RETRIBUZIONE: OTTOBRE 2025',
    'DIPENDENTE: BIANCHI GIULIA',
    ...noise.map(({ word, cents }) => `${word.padEnd(24)}${printed(cents)}`),
  ]
  if (rounding > 0) lines.push(`${'ARROTONDAMENTO'.padEnd(24)}${printed(rounding)}`)
  if (layout === 'lines' || layout === 'yearBlock')
    lines.push(...order.map((field) => `${names[field].padEnd(24)}${printed(month[field])}`))
  if (layout === 'yearBlock')
    lines.push('', 'PROGRESSIVI', ...order.map((field) => `${names[field].padEnd(24)}${printed(year[field])}`))
  if (layout === 'columns')
    lines.push(
      order.map((field) => names[field].padEnd(24)).join(''),
      order.map((field) => italian(month[field], dots).padEnd(24)).join(''),
    )
  if (layout === 'sameLine')
    lines.push(order.map((field) => `${names[field]}  ${italian(month[field], dots)}`).join('     '))
  if (layout === 'yearSecond')
    lines.push(
      `${''.padEnd(28)}MESE CORRENTE    PROGRESSIVI`,
      ...order.map((field) => `${names[field].padEnd(24)}${printed(month[field])}    ${printed(year[field])}`),
    )
  if (layout === 'yearFirst')
    lines.push(
      `${''.padEnd(28)}PROGRESSIVI    MESE CORRENTE`,
      ...order.map((field) => `${names[field].padEnd(24)}${printed(year[field])}    ${printed(month[field])}`),
    )
  return { text: lines.join('\n'), ...month }
}

test('figures printed in any layout are read back exactly, or are not called reconciled', () => {
  fc.assert(
    fc.property(slip, (shape) => {
      const drawn = draw(shape)
      const result = extractPayslip([pageFromText(drawn.text)], {
        today: '2025-12-10',
        applicant: null,
        source: 'text',
      })?.section
      if (result?.reconciled !== true) return
      expect({ gross: result.gross, deductions: result.deductions, net: result.net }).toEqual({
        gross: decimal(drawn.gross),
        deductions: decimal(drawn.deductions),
        net: decimal(drawn.net),
      })
      if (shape.tampered !== null) expect(result.reconciled).toBe(false)
    }),
    { numRuns: 400, seed: 4711 },
  )
})

test('figures that close are proven, whatever the layout', () => {
  fc.assert(
    fc.property(
      slip.filter(({ tampered }) => tampered === null),
      (shape) => {
        const drawn = draw(shape)
        const result = extractPayslip([pageFromText(drawn.text)], {
          today: '2025-12-10',
          applicant: null,
          source: 'text',
        })?.section
        expect(result).toMatchObject({
          gross: decimal(drawn.gross),
          deductions: decimal(drawn.deductions),
          net: decimal(drawn.net),
          reconciled: true,
        })
      },
    ),
    { numRuns: 400, seed: 4712 },
  )
})
