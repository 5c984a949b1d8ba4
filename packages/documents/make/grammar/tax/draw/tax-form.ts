/** A whole tax form as a file. */
import { Canvas, LEFT, RIGHT } from '../../draw/canvas.ts'
import { certificateOf } from '../content/certificate.ts'
import { flatRateOf, ordinaryReturnOf, settlementOf } from '../content/returns.ts'
import { wageCertificateOf } from '../content/wage-certificate.ts'
import { type TaxLayout, isGerman, titleOf } from '../layout.ts'
import { type TaxStory, taxStoryOf } from '../story.ts'
import { drawBasis, drawFixed } from './assessment.ts'
import { type Form, type Section, labelOf, withYears } from './form.ts'
import { drawAnnex, drawNotes } from './notes.ts'
import { drawGermanPeople, drawItalianPeople, drawTitle } from './people.ts'
import { drawSections } from './points.ts'

const NEXT_TOP = 50

function sectionsOf(layout: TaxLayout, story: TaxStory): Section[] {
  if (story.pay) return certificateOf(layout, story)
  if (story.flatRate) return flatRateOf(layout, story)
  if (story.wages) return wageCertificateOf(layout, story)
  return layout.form === '730' ? settlementOf(layout, story) : ordinaryReturnOf(layout, story)
}

export function drawTaxForm(layout: TaxLayout, story: TaxStory = taxStoryOf(layout)): Promise<Uint8Array> {
  const { choices } = layout
  const canvas = new Canvas(
    layout,
    { producer: 'Grammar of tax forms', title: withYears(titleOf(layout), story.year), madeOn: story.madeOn },
    JSON.stringify([story, layout.words]),
  )
  const form: Form = { layout, canvas, story }
  const turn = () => {
    canvas.text(`${labelOf(form, 'page')[0]} ${canvas.page}`, RIGHT, 812, { size: 6, align: 'right' })
    canvas.newPage()
    return NEXT_TOP
  }
  if (choices.pages === 'annex before') {
    drawAnnex(form, NEXT_TOP)
    turn()
  }
  let y = drawTitle(form)
  y = isGerman(layout.form) ? drawGermanPeople(form, y) : drawItalianPeople(form, y)
  if (story.assessed) y = drawFixed(form, y)
  if (choices.pages === 'two') {
    turn()
    y = drawTitle(form)
  }
  y = story.assessed ? drawBasis(form, y) : drawSections(form, sectionsOf(layout, story), y, turn)
  if (story.pay && choices.employer === 'box and signature') {
    canvas.text("FIRMA DEL SOSTITUTO D'IMPOSTA", LEFT + 200, y, { size: 6 })
    canvas.text(story.person.employment!.employer, LEFT + 330, y)
    y += canvas.leading * 2
  }
  drawNotes(form, y)
  if (choices.pages === 'annex after') drawAnnex(form, turn())
  return canvas.finish()
}
