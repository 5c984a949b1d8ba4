/**
 * What one payslip can do otherwise than another, each independently of the rest. The first of each list is the plain
 * one: shrinking a failure goes back to it.
 */
import { choosersOf } from '../draw-choices.ts'

export const choices = {
  blocks: ['employer left, employee right', 'employee left, employer right', 'one below the other', 'one grid'],
  labels: ['above, framed', 'before', 'before, aligned', 'row above row'],
  employerName: ['labelled', 'letterhead', 'letterhead and label'],
  employerKind: ['firm', 'without legal form'],
  employerCode: ['printed', 'none', 'beside the name'],
  employeeName: [
    'surname first',
    'given name first',
    'two fields',
    'number before',
    'address only',
    'label and address',
  ],
  nameCase: ['capitals', 'as is'],
  employment: ['hired, contract, level', 'hired, level', 'hired', 'none', 'hired, contract, level with words'],
  furtherFields: ['none', 'job, unit', 'born, job, unit, number'],
  iban: ['none', 'field', 'in the payment line'],
  period: ['month by name', 'mm/yyyy', 'from, to', 'two fields', 'in the title', 'mm.yyyy'],
  run: ['ordinary', 'thirteenth', 'fourteenth', 'correction'],
  runPlace: ['in the title', 'beside the month', 'line of its own'],
  dayFormat: ['dd/mm/yyyy', 'dd.mm.yyyy', 'dd-mm-yyyy', 'dd.mm.yy'],
  elements: ['none', 'row', 'list'],
  columns: [
    'code text quantity rate earnings deductions',
    'text quantity rate earnings deductions',
    'text quantity rate deductions earnings',
    'code text rate quantity amount',
    'text amount',
    'sections amount',
  ],
  /** Of the one column. */
  signs: ['minus', 'trailing minus', 'none'],
  totals: ['list below', 'boxes below', 'row above row', 'row below the columns', 'list at the right', 'list above'],
  deductions: ['total', 'parts', 'total and parts'],
  bases: ['none', 'among the totals', 'block of their own'],
  net: ['with the totals', 'large box', 'line of its own'],
  rounding: ['none', 'printed'],
  payout: ['none', 'as the net', 'after adjustments'],
  yearToDate: ['none', 'second column', 'block below', 'block above'],
  accruals: ['none', 'table', 'line'],
  pages: ['one', 'table over two pages', 'totals on the second page', 'annex on the second page'],
  notes: ['none', 'other companies', 'foreign amounts', 'other companies at the top'],
  maker: ['none', 'footer'],
  number: ['1.234,56', '1234,56', '1 234,56'],
  currencyMark: ['none', 'after, sign', 'before, sign', 'after, code'],
  furniture: ['none', 'rules', 'zebra', 'grid'],
  misprint: ['none', 'one letter', 'two letters'],
  capitals: ['as is', 'labels in capitals'],
  face: ['Helvetica', 'Times-Roman', 'Courier', 'Arimo'],
  size: ['8', '7', '9'],
  tracking: ['0', '0.3'],
  spaces: ['glyphs', 'gaps'],
  inkOrder: ['rows', 'columns', 'backwards', 'shuffled'],
} as const

export type ChoiceName = keyof typeof choices
export type Choices = { [Name in ChoiceName]: (typeof choices)[Name][number] }
export const choiceNames = Object.keys(choices) as ChoiceName[]

export const { plainChoices, drawChoices } = choosersOf(choices)
