/** Senders' lines as small firms print them, and lines that only look like one. */
import { describe, expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import type { ReadingContext } from '../extraction.ts'
import { extractPayslip } from '../payslip/payslip.ts'

const context: ReadingContext = { today: '2026-11-20', applicant: null, source: 'text' }
const employerOn = (...head: string[]) =>
  extractPayslip(
    pagesFromText(`
${head.join('\n')}
Mitarbeiter: Jürgen Weiß
Abrechnung der Brutto/Netto-Bezüge   Oktober 2026
Gesamt-Brutto                 3.100,00
Gesetzliche Abzüge              958,00
Netto-Verdienst               2.142,00
Auszahlungsbetrag             2.142,00`),
    context,
  )?.section.employer

describe('the sender is the employer', { tags: ['C-employment-income'] }, () => {
  test.each([
    ['Krause Reinigung - Vogelsanger Straße 78, 50823 Köln', 'Krause Reinigung'],
    ['Krause Reinigung · Vogelsanger Straße 78 · 50823 Köln', 'Krause Reinigung'],
    ['Bäckerei Holm | Am Ring 3a | D-50667 Köln', 'Bäckerei Holm'],
    ['Müller-Bau, Hauptstr. 5, 50667 Köln', 'Müller-Bau'],
    ['Praxis Dr. Weiß • Straße des 17. Juni 135 • 10623 Berlin', 'Praxis Dr. Weiß'],
    ['Café 23 · Domstr. 1-3 · 50667 Köln', 'Café 23'],
  ])('%s', (line, name) => expect(employerOn(line)).toBe(name))
  test('under the title of the form', () =>
    expect(employerOn('Lohnabrechnung', 'Krause Reinigung - Vogelsanger Straße 78, 50823 Köln')).toBe(
      'Krause Reinigung',
    ))
})

describe('is none', { tags: ['C-employment-income'] }, () => {
  test.each([
    'Jürgen Weiß, Hauptstraße 5, 50667 Köln',
    'Weiß Jürgen - Hauptstraße 5 - 50667 Köln',
    'Herr Jürgen Weiß, Hauptstraße 5, 50667 Köln',
    'Jürgen Peter Weiß, Hauptstraße 5, 50667 Köln',
    'Techniker · Bramfelder Str. 140 · 22305 Hamburg',
    'AOK Rheinland · Kasernenstr. 61 · 40213 Düsseldorf',
    'Finanzamt Köln-Mitte · Blaubach 7 · 50676 Köln',
    'wohnhaft Köln, Hauptstraße 5, 50667 Köln',
    'Steuerberater Holm · Am Ring 3 · 50667 Köln',
    'Personal-Nr. 12 - Kostenstelle 5, 50823 Köln',
    'Datum - Seite 1 - 50823 Köln',
  ])('%s', (line) => expect(employerOn(line) ?? null).toBeNull())
  test('of two senders', () =>
    expect(employerOn('Krause Reinigung - Ring 7, 50823 Köln', 'Holm Bau - Ring 8, 50823 Köln') ?? null).toBeNull())
  test.each(['Verdienstnachweis', 'Abteilung Versand'])('«%s» over an address', (title) => {
    expect(employerOn(title, 'Jürgen Weiß, Hauptstraße 5, 50667 Köln') ?? null).toBeNull()
    expect(employerOn(title, 'Lager 50667 Köln') ?? null).toBeNull()
  })
  test('what stands over the address of the person paid', () =>
    expect(employerOn('Herbert Holm', 'Jürgen Weiß, Hauptstraße 5, 50667 Köln') ?? null).toBeNull())
})
