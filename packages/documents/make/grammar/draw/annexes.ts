/**
 * What banks print after the last booking: fees, the daily balances that interest is reckoned from, and offers; with
 * days and amounts that are no bookings.
 */
import { addDays, daysBetween } from '@attesta/domain/day.ts'
import { diceOf } from '../../random.ts'
import type { Layout } from '../layout.ts'
import { spellFullDay } from '../spell/days.ts'
import { figure } from '../spell/money.ts'
import { foreignIban } from '../story/ibans.ts'
import type { Account } from '../story/story.ts'
import { type Canvas, LEFT } from './canvas.ts'
import { totalsOf } from './rows.ts'

const TEXTS = {
  it: {
    fees: ['Voce', 'Numero', 'Importo unitario', 'Totale'],
    feeRows: ['Canone mensile', 'Bonifici SEPA online', 'Prelievi presso altre banche', 'Imposta di bollo'],
    total: 'Totale competenze',
    interest: ['Valuta', 'Saldi per valuta', 'Giorni', 'Numeri'],
    rate: 'Tasso creditore annuo 0,0100 %',
    advert: (day: string, sum: string, iban: string) => [
      `Dal ${day} il mutuo a tasso fisso parte da una rata di ${sum} euro al mese.`,
      `Per le donazioni alle popolazioni colpite dall'alluvione il conto dedicato è ${iban}.`,
      `Fino al ${day} l'apertura del deposito vincolato richiede un versamento minimo di ${sum} euro.`,
    ],
  },
  de: {
    fees: ['Leistung', 'Anzahl', 'Einzelpreis', 'Gesamt'],
    feeRows: ['Kontoführung', 'Buchungsposten', 'Bargeldauszahlung fremde Institute', 'Porto'],
    total: 'Summe der Entgelte',
    interest: ['Datum', 'Saldo', 'Tage', 'Zinszahlen'],
    rate: 'Sollzinssatz 11,4500 % p. a.',
    advert: (day: string, sum: string, iban: string) => [
      `Ab dem ${day} erhalten Sie unseren Ratenkredit bereits ab ${sum} EUR im Monat.`,
      `Spenden für die Fluthilfe richten Sie bitte an das Konto ${iban}.`,
      `Eröffnen Sie bis zum ${day} ein Festgeld ab ${sum} EUR.`,
    ],
  },
  en: {
    fees: ['Service', 'Number', 'Unit price', 'Total'],
    feeRows: ['Monthly account fee', 'Items processed', 'Cash machine abroad', 'Stamps'],
    total: 'Total charges',
    interest: ['Date', 'Cleared balance', 'Days', 'Products'],
    rate: 'AER/Gross 0.50%',
    advert: (day: string, sum: string, iban: string) => [
      `From ${day} our fixed rate mortgage starts at ${sum} a month.`,
      `Donations to the flood appeal can be made to ${iban}.`,
      `Open a fixed term deposit by ${day} with as little as ${sum}.`,
    ],
  },
} as const

/**
 * @param ensure makes room for so many lines, on another page where there is none, and tells the height @returns the
 * height below
 */
export function drawAnnexes(
  layout: Layout,
  canvas: Canvas,
  account: Account,
  top: number,
  ensure: (y: number, lines: number) => number,
): number {
  const { choices } = layout
  let y = top
  if (choices.annex.includes('fees')) y = drawFees(layout, canvas, account, ensure(y, 9))
  if (choices.annex.includes('interest')) y = drawInterest(layout, canvas, account, ensure(y, 12))
  if (choices.annex === 'advert') y = drawAdvert(layout, canvas, account, ensure(y, 6))
  return y
}

const EDGES = [LEFT, 270, 380, 480]

function drawGrid(canvas: Canvas, title: string, rows: readonly (readonly string[])[], top: number): number {
  canvas.bold(title, LEFT, top, { size: canvas.size + 1 })
  let y = top + canvas.leading * 1.6
  for (const [at, cells] of rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      const ink = column === 0 ? {} : ({ align: 'right' } as const)
      if (at === 0) canvas.bold(cell, EDGES[column]!, y, ink)
      else canvas.text(cell, EDGES[column]!, y, ink)
    }
    y += canvas.leading * 1.1
  }
  return y + 8
}

function drawFees(layout: Layout, canvas: Canvas, account: Account, top: number): number {
  const texts = TEXTS[layout.language],
    { number } = layout.choices,
    dice = diceOf(`${account.iban}:fees`)
  const rows = texts.feeRows.map((label) => ({ label, count: dice.between(1, 9), price: dice.between(20, 400) }))
  const sum = rows.reduce((total, { count, price }) => total + count * price, 0),
    { debits, credits } = totalsOf(account)
  return drawGrid(
    canvas,
    layout.words.fees,
    [
      texts.fees,
      ...rows.map(({ label, count, price }) => [
        label,
        String(count),
        figure(price, number),
        figure(count * price, number),
      ]),
      [texts.total, '', '', figure(sum, number)],
      [`${layout.words.debit} / ${layout.words.credit}`, '', figure(debits, number), figure(credits, number)],
    ],
    top,
  )
}

const MAX_STEPS = 7

/** The balance of each span of days, times its days. */
function drawInterest(layout: Layout, canvas: Canvas, account: Account, top: number): number {
  const texts = TEXTS[layout.language],
    { number } = layout.choices
  const steps = account.bookings.slice(0, MAX_STEPS).map((booking, at, all) => ({
    day: booking.valueOn,
    balance: all.slice(0, at + 1).reduce((sum, { amount }) => sum + amount, account.opening),
    days: Math.max(1, daysBetween(booking.valueOn, all[at + 1]?.valueOn ?? account.to)),
  }))
  const y = drawGrid(
    canvas,
    layout.words.interest,
    [
      texts.interest,
      ...steps.map(({ day, balance, days }) => [
        spellFullDay(day, layout),
        `${balance < 0 ? '-' : ''}${figure(balance, number)}`,
        String(days),
        figure(Math.round((balance * days) / 100), number),
      ]),
    ],
    top,
  )
  canvas.text(texts.rate, LEFT, y)
  return y + canvas.leading * 1.5
}

function drawAdvert(layout: Layout, canvas: Canvas, account: Account, top: number): number {
  const dice = diceOf(`${account.iban}:advert`),
    day = spellFullDay(addDays(account.to, dice.between(5, 60)), layout)
  canvas.bold(layout.words.advert, LEFT, top)
  const lines = TEXTS[layout.language].advert(
    day,
    figure(dice.between(5_000, 200_000), layout.choices.number),
    foreignIban(dice),
  )
  for (const [at, line] of lines.entries()) canvas.text(line, LEFT, top + canvas.leading * (1.3 + at))
  return top + canvas.leading * 6
}
