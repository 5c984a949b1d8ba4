/** A whole payslip as a file. */
import { Canvas } from '../../draw/canvas.ts'
import type { PayslipLayout } from '../layout.ts'
import { type PayStory, tellPayStory } from '../story/story.ts'
import { drawAccruals, drawAnnex, drawBases, drawElements, drawFooter, drawNotes } from './extras.ts'
import type { Form } from './form.ts'
import { drawHead } from './head.ts'
import { drawItems } from './items.ts'
import { printedWords } from './misprint.ts'
import { drawTotals, drawYearToDate } from './totals.ts'

const NEXT_TOP = 50

export const payStoryOf = ({ story, language, rows, choices }: PayslipLayout): PayStory =>
  tellPayStory(story, language, rows, choices)

export function drawPayslip(layout: PayslipLayout, story: PayStory = payStoryOf(layout)): Promise<Uint8Array> {
  const words = printedWords(layout),
    { choices } = layout
  const canvas = new Canvas(
    layout,
    { producer: 'Grammar of payslips', title: layout.words.title, madeOn: story.madeOn },
    JSON.stringify([story, words]),
  )
  const form: Form = { layout, canvas, story, words }
  const turn = () => {
    drawFooter(form)
    canvas.newPage()
    return NEXT_TOP
  }
  let y = drawHead(form)
  if (choices.notes === 'other companies at the top') y = drawNotes(form, y)
  if (choices.elements !== 'none') y = drawElements(form, y)
  if (choices.yearToDate === 'block above') y = drawYearToDate(form, y)
  if (choices.totals === 'list above') y = drawTotals(form, y)
  y = drawItems(form, y + 4, turn)
  if (choices.pages === 'totals on the second page') y = turn()
  if (choices.totals !== 'list above') y = drawTotals(form, y)
  if (choices.bases === 'block of their own') y = drawBases(form, y + 6)
  if (choices.yearToDate === 'block below') y = drawYearToDate(form, y + 6)
  if (choices.accruals !== 'none') y = drawAccruals(form, y + 6)
  if (choices.notes !== 'other companies at the top') drawNotes(form, y + 6)
  if (choices.pages === 'annex on the second page') drawAnnex(form, turn())
  drawFooter(form)
  return canvas.finish()
}
