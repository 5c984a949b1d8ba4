/** The columns of a layout's table, from its choices and wordings. */
import type { Layout } from '../layout.ts'
import { marked } from '../spell/money.ts'
import { spellDay } from '../spell/days.ts'
import { type Canvas, LEFT, RIGHT } from './canvas.ts'

type DayKey = 'booking' | 'value' | 'available' | 'purchase'
export type ColumnKey = 'serial' | DayKey | 'type' | 'text' | 'debit' | 'credit' | 'amount' | 'letter' | 'balance'

export interface Column {
  key: ColumnKey
  heading: string[]
  left: number
  right: number
  align: 'left' | 'right'
}

const DAYS: Record<Layout['choices']['dates'], DayKey[]> = {
  booking: ['booking'],
  'booking, value': ['booking', 'value'],
  'value, booking': ['value', 'booking'],
  'booking, value, available': ['booking', 'value', 'available'],
  'purchase, booking, value': ['purchase', 'booking', 'value'],
  'value below booking': ['booking'],
}

function keysOf({ choices }: Layout): ColumnKey[] {
  const dates = choices.groups === 'day headings' ? [] : DAYS[choices.dates]
  const amounts: Record<Layout['choices']['amounts'], ColumnKey[]> = {
    'debit, credit': ['debit', 'credit'],
    'credit, debit': ['credit', 'debit'],
    one: choices.signs === 'letter column' ? ['amount', 'letter'] : ['amount'],
  }
  const hasBalance = ['each row', 'last row of the day'].includes(choices.running),
    money: ColumnKey[] = [...amounts[choices.amounts], ...(hasBalance ? (['balance'] as const) : [])]
  const orders: Record<Layout['choices']['columns'], ColumnKey[]> = {
    'dates text amounts': [...dates, 'text', ...money],
    'dates amounts text': [...dates, ...money, 'text'],
    'text dates amounts': ['text', ...dates, ...money],
    'dates type text amounts': [...dates, 'type', 'text', ...money],
    'serial dates text amounts': ['serial', ...dates, 'text', ...money],
  }
  return orders[choices.columns]
}

const RIGHT_ALIGNED: ColumnKey[] = ['debit', 'credit', 'amount', 'balance']
const GAP = 9

function headingOf(key: ColumnKey, { choices, words, language }: Layout, currency: string): string {
  if (key === 'serial') return { it: 'N.', de: 'Nr.', en: 'No.' }[language]
  if (key === 'letter') return { it: 'D/A', de: 'S/H', en: 'DR/CR' }[language]
  const both = key === 'booking' && choices.dates === 'value below booking'
  const word = both ? `${words.booking} ${words.value}` : words[key]
  const said = key === 'balance' && choices.currencyMark === 'none' ? `${word} ${currency}` : word
  return choices.headings === 'capitals' ? said.toUpperCase() : said
}

const MAX_HEADING = 58

/** @param types the longest that a column of types must hold */
export function columnsOf(
  layout: Layout,
  canvas: Canvas,
  currency: 'EUR' | 'GBP' | 'CHF',
  types: readonly string[],
): Column[] {
  const ink = { size: canvas.size * 0.9 },
    widest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => canvas.widthOf(text)))
  const money = widest([marked('-12.345,67 H', currency, layout.choices.currencyMark)]),
    day = widest([
      spellDay('2025-09-28', layout.choices.dayFormat.replace(', year below', '') as never, layout.language),
    ])
  const content: Record<ColumnKey, number> = {
    serial: 18,
    booking: day,
    value: day,
    available: day,
    purchase: day,
    type: Math.min(90, widest(types)),
    text: 0,
    debit: money,
    credit: money,
    amount: money,
    letter: 16,
    balance: money,
  }
  const parts = keysOf(layout).map((key) => {
    const heading = linesOf(headingOf(key, layout, currency), key, canvas, layout)
    const width = Math.max(content[key], ...heading.map((line) => canvas.widthOf(line, ink))) + GAP
    return { key, heading, width }
  })
  const rest = RIGHT - LEFT - parts.reduce((sum, { key, width }) => sum + (key === 'text' ? 0 : width), 0)
  let at = LEFT
  return parts.map(({ key, heading, width }) => {
    const left = at
    at += key === 'text' ? Math.max(rest, 100) : width
    return { key, heading, left, right: at - GAP, align: RIGHT_ALIGNED.includes(key) ? 'right' : 'left' }
  })
}

/** A heading on one line, or word below word where it is asked for or too long. */
function linesOf(heading: string, key: ColumnKey, canvas: Canvas, { choices }: Layout): string[] {
  const isLong = key !== 'text' && canvas.widthOf(heading, { size: canvas.size * 0.9 }) > MAX_HEADING
  return choices.headings === 'two lines' || isLong ? heading.split(' ') : [heading]
}
