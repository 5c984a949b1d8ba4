/** What one tax form can do otherwise than another, each independently of the rest; the first of each list is the plain one. */
import { choosersOf } from '../draw-choices.ts'

const choices = {
  points: ['boxes', 'lines', 'lines, wide'],
  numbers: ['plain', 'dotted', 'none'],
  /** Line numbers move from year to year. */
  numbering: ['as usual', 'moved'],
  blanks: ['drawn', 'left out'],
  filled: ['usual', 'few', 'many'],
  /** Of forms in whole euros. */
  euros: ['1.234,00', '1.234', '1234,00', '1234', '1.234 and cents set small', 'digits in boxes'],
  /** Of forms with cents. */
  cents: ['1.234,56', '1234,56', 'columns of their own'],
  otherColumn: ['none', 'blank', 'filled'],
  title: ['one line', 'two lines', 'letter by letter', 'beside the office'],
  year: ['in the title', 'in both', 'on a line of its own'],
  name: ['two fields', 'one field'],
  nameCase: ['capitals', 'as is'],
  employer: ['box', 'block', 'box and signature'],
  headings: ['bands', 'bold', 'none'],
  pages: ['two', 'one', 'annex before', 'annex after'],
  notes: ['none', 'instructions', 'amounts of others'],
  language: ['own', 'two languages'],
  capitals: ['as is', 'labels in capitals'],
  frames: ['frames', 'rules', 'none'],
  face: ['Helvetica', 'Times-Roman', 'Courier', 'Arimo'],
  size: ['8', '7', '9'],
  tracking: ['0', '0.3'],
  spaces: ['glyphs', 'gaps'],
  inkOrder: ['rows', 'columns', 'backwards', 'shuffled'],
} as const

export type ChoiceName = keyof typeof choices
export type Choices = { [Name in ChoiceName]: (typeof choices)[Name][number] }
export const choiceNames = Object.keys(choices) as ChoiceName[]
export const optionsOfChoices: Record<ChoiceName, readonly string[]> = choices

export const { plainChoices, drawChoices } = choosersOf(choices)
