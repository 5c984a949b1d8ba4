/**
 * What one layout can do otherwise than another, each independently of the rest. The first of each list is the plain
 * one: shrinking a failure goes back to it.
 */
import { choosersOf } from './draw-choices.ts'

export const choices = {
  columns: [
    'dates text amounts',
    'dates amounts text',
    'text dates amounts',
    'dates type text amounts',
    'serial dates text amounts',
  ],
  dates: [
    'booking',
    'booking, value',
    'value, booking',
    'booking, value, available',
    'purchase, booking, value',
    'value below booking',
  ],
  dayFormat: [
    'dd.mm.yyyy',
    'dd/mm/yyyy',
    'dd-mm-yyyy',
    'yyyy-mm-dd',
    'dd.mm.yy',
    'dd/mm/yy',
    'dd.mm.',
    'dd/mm',
    'dd mmm yyyy',
    'dd mmm yy',
    'dd mmm',
    'dd mmm, year below',
  ],
  amounts: ['debit, credit', 'credit, debit', 'one'],
  /** Of one column. */
  signs: [
    'minus',
    'trailing minus',
    'trailing plus or minus',
    'plus or minus',
    'detached minus',
    'true minus',
    'trailing letter',
    'leading letter',
    'letter column',
    'brackets',
    'colour',
  ],
  /** Of the column of debits. */
  debitSign: ['none', 'minus', 'trailing minus'],
  number: ['1.234,56', '1234,56', "1'234.56", '1 234,56', '1\u202f234,56', '1,234.56'],
  currencyMark: ['none', 'after, code', 'after, sign', 'before, sign'],
  lines: ['one', 'two', 'three', 'five', 'mixed'],
  amountOn: ['first line', 'last line'],
  furniture: ['none', 'rules', 'zebra', 'dots', 'grid'],
  groups: ['none', 'day headings', 'date once a day', 'month headings', 'month headings, day numbers'],
  order: ['ascending', 'descending'],
  balances: ['rows', 'summary', 'summary and rows', 'after the table', 'none'],
  balanceDay: ['in the label', 'none', 'in the column of days'],
  running: ['none', 'each row', 'last row of the day', 'line a day'],
  totals: ['none', 'row below the columns', 'two lines', 'in the summary'],
  carried: ['none', 'foot and head', 'head only'],
  annex: ['none', 'fees', 'interest', 'advert', 'fees and interest'],
  annexPlace: ['same page', 'new page'],
  accounts: ['one', 'two'],
  pageBreak: ['between rows', 'inside a row'],
  asides: ['none', 'foreign IBANs', 'amounts and days', 'own references'],
  span: ['a month', 'a quarter', 'across new year'],
  period: ['from, to', 'as of', 'month by name', 'from, to in the title'],
  holder: ['address right', 'address left', 'labelled', 'address and label'],
  holders: ['one', 'two joined', 'two lines'],
  nameCase: ['as is', 'capitals', 'surname first'],
  salutation: ['none', 'line above', 'before the name'],
  iban: ['label, spaced', 'label, unspaced', 'in the title line', 'in the footer'],
  headings: ['every page', 'first page only', 'capitals', 'two lines'],
  face: ['Helvetica', 'Times-Roman', 'Courier', 'Arimo'],
  size: ['8', '7', '9'],
  tracking: ['0', '0.4'],
  spaces: ['glyphs', 'gaps'],
  inkOrder: ['rows', 'columns', 'backwards', 'shuffled'],
} as const

export type ChoiceName = keyof typeof choices
export type Choices = { [Name in ChoiceName]: (typeof choices)[Name][number] }
export const choiceNames = Object.keys(choices) as ChoiceName[]

export const { plainChoices, drawChoices } = choosersOf(choices)
