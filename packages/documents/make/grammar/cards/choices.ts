/** What one card can do otherwise than another, each independently of the rest; the first of each list is the plain one. */
import { choosersOf } from '../draw-choices.ts'

const choices = {
  face: ['passport page', 'small card, back', 'larger card', 'small card, both sides', 'small card, front'],
  labels: ['own language and English', 'own language', 'English', 'numbered'],
  labelPlace: ['above', 'before'],
  portrait: ['left', 'right'],
  dayFormat: ['dd.mm.yyyy', 'dd/mm/yyyy', 'dd mm yyyy', 'dd mmm yyyy', 'yyyy-mm-dd'],
  number: ['AA0000000', '000000000', 'A00000000', 'AAA000000'],
  optional: ['none', 'a number'],
  sex: ['F or M', 'X'],
  tint: ['blue', 'rose', 'green', 'plain'],
  names: ['one column', 'given names first'],
} as const

export type ChoiceName = keyof typeof choices
export type Choices = { [Name in ChoiceName]: (typeof choices)[Name][number] }
export const choiceNames = Object.keys(choices) as ChoiceName[]

export const { plainChoices, drawChoices } = choosersOf(choices)
