/** Title, year, who the form is about, and who certifies. */
import { germanNumbersOf } from '../../../draw/german-numbers.ts'
import { dated } from '../../../draw/spelling.ts'
import { LEFT, RIGHT } from '../../draw/canvas.ts'
import { YEAR_AT_END, titleOf } from '../layout.ts'
import { printedName } from '../truth.ts'
import { type Form, labelOf, withYears } from './form.ts'

const MIDDLE = LEFT + 270
const LETTER_PITCH = 11

/** @returns the height below */
export function drawTitle({ layout, canvas, story: { year } }: Form): number {
  const { choices } = layout,
    isAlone = choices.year === 'on a line of its own',
    title = withYears(isAlone ? titleOf(layout).replace(YEAR_AT_END, '') : titleOf(layout), year)
  const size = 12,
    words = title.split(' ')
  let y = 36
  if (choices.title === 'two lines' && words.length > 2) {
    const half = Math.ceil(words.length / 2)
    canvas.bold(words.slice(0, half).join(' '), LEFT, y, { size })
    canvas.bold(words.slice(half).join(' '), LEFT, (y += 16), { size })
  } else if (choices.title === 'letter by letter' && title.length < 45) {
    for (const [at, letter] of [...title].entries())
      if (letter !== ' ') canvas.bold(letter, LEFT + at * LETTER_PITCH, y, { size: 10 })
  } else {
    if (choices.title === 'beside the office')
      canvas.text(layout.words.titleWage ? 'Finanzamt Rheinaue' : 'Agenzia delle Entrate', RIGHT, y, { align: 'right' })
    canvas.bold(title, LEFT, y, { size: title.length > 60 ? 9 : size })
  }
  y += 18
  if (choices.year !== 'in the title') {
    canvas.text(withYears(layout.words.yearLine!, year), LEFT, y)
    y += canvas.leading * 1.4
  }
  return y + 6
}

interface Field {
  label: string[]
  value: string
}

/** Labels over their values, side by side. */
function drawFields({ canvas }: Form, fields: readonly Field[], top: number): number {
  let x = LEFT,
    y = top
  const small = { size: canvas.size - 2 }
  const height = Math.max(...fields.map(({ label }) => label.length)) * canvas.leading * 0.8 + canvas.leading * 1.4
  for (const { label, value } of fields) {
    const width = Math.max(canvas.widthOf(value), ...label.map((line) => canvas.widthOf(line, small))) + 26
    if (x > LEFT && x + width > RIGHT) {
      x = LEFT
      y += height
    }
    for (const [at, line] of label.entries()) canvas.text(line, x, y + at * canvas.leading * 0.8, small)
    canvas.text(value, x, y + label.length * canvas.leading * 0.85)
    x += width
  }
  return y + height + 4
}

function heading(form: Form, concept: 'personHeading' | 'employerHeading', y: number): number {
  form.canvas.bold(labelOf(form, concept)[0]!, LEFT, y, { size: form.canvas.size - 1 })
  return y + form.canvas.leading * 1.2
}

export function drawItalianPeople(form: Form, top: number): number {
  const { layout, story, canvas } = form,
    { person, pay } = story,
    { choices } = layout
  const cased = (text: string) => (choices.nameCase === 'capitals' ? text.toUpperCase() : text)
  let y = top
  if (pay) {
    const { employer, employerTaxCode, employerAddress } = person.employment!
    y = heading(form, 'employerHeading', y)
    if (choices.employer === 'block') {
      canvas.text(cased(employer), LEFT, y)
      canvas.text(employerAddress, LEFT, y + canvas.leading)
      canvas.text(`C.F. ${employerTaxCode}`, LEFT, y + 2 * canvas.leading)
      y += canvas.leading * 3.6
    } else
      y = drawFields(
        form,
        [
          { label: labelOf(form, 'code'), value: employerTaxCode! },
          { label: labelOf(form, 'employer'), value: cased(employer) },
          { label: labelOf(form, 'town'), value: employerAddress.replace(/^.*\d{5} /, '') },
        ],
        y,
      )
  }
  y = heading(form, 'personHeading', y)
  const { latinName, fiscalCode, born } = person
  const names: Field[] =
    choices.name === 'two fields'
      ? [
          { label: labelOf(form, 'surname'), value: cased(latinName.family) },
          { label: labelOf(form, 'given'), value: cased(latinName.given) },
        ]
      : [{ label: labelOf(form, 'person'), value: printedName(layout, story) }]
  return drawFields(
    form,
    [
      { label: labelOf(form, 'code'), value: fiscalCode! },
      ...names,
      { label: labelOf(form, 'birth'), value: dated(born, 'dd mm yyyy') },
    ],
    y,
  )
}

/** As letters are addressed, with the numbers beside. */
export function drawGermanPeople(form: Form, top: number): number {
  const { layout, story, canvas } = form,
    { person, wages } = story,
    { address, sex, born } = person
  const isLabelled = layout.choices.name === 'one field'
  const window = [
    isLabelled ? `${labelOf(form, 'person')[0]}: ${printedName(layout, story)}` : sex === 'F' ? 'Frau' : 'Herrn',
    ...(isLabelled ? [] : [printedName(layout, story)]),
    `${address.street} ${address.number}`,
    `${address.postcode} ${address.town}`,
  ]
  const beside = [
    `${labelOf(form, 'id')[0]} ${germanNumbersOf(person).steuerId}`,
    ...(wages
      ? [`${labelOf(form, 'number')[0]} 00042`, `${labelOf(form, 'birth')[0]} ${dated(born, 'dd.mm.yyyy')}`]
      : [`${labelOf(form, 'taxNumber')[0]} 215/5123/0456`]),
  ]
  for (const [at, text] of window.entries()) canvas.text(text, LEFT, top + at * canvas.leading)
  for (const [at, text] of beside.entries()) canvas.text(text, MIDDLE, top + at * canvas.leading)
  let y = top + canvas.leading * 5
  if (wages) {
    const { employer, employerAddress } = person.employment!,
      label = labelOf(form, 'employer')[0]!
    if (layout.choices.employer === 'block') canvas.text(`${label.replace(/:$/, '')}: ${employer}`, LEFT, y)
    else {
      canvas.text(label, LEFT, y, { size: canvas.size - 1 })
      canvas.text(employer, LEFT, (y += canvas.leading))
    }
    canvas.text(employerAddress, LEFT, (y += canvas.leading))
    y += canvas.leading * 1.6
  }
  return y + 4
}
