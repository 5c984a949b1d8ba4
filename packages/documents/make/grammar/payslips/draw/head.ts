/** Title, month, who pays and who is paid. */
import { firstDay, lastDay } from '@attesta/domain/day.ts'
import { LEFT, RIGHT } from '../../draw/canvas.ts'
import { spacedIban } from '../../draw/header.ts'
import { monthName } from '../../spell/days.ts'
import { printedContract, printedEmployee, printedLevel } from '../truth.ts'
import { type Field, type Form, drawFields, spelt } from './form.ts'

const MIDDLE = LEFT + 262
const HALF = 250

/** @returns the height below */
export function drawHead(form: Form): number {
  const { canvas, layout, words, story } = form,
    { choices, language } = layout
  const run = choices.run === 'ordinary' ? '' : words[choices.run],
    month = monthName(story.month, language)
  const title = [
    words.title,
    ...(choices.period === 'in the title' ? [month] : []),
    ...(run && choices.runPlace === 'in the title' ? [`- ${run}`] : []),
  ].join(' ')
  canvas.bold(title, LEFT, 36, { size: 12 })
  let y = 56
  if (run && choices.runPlace === 'line of its own') {
    canvas.bold(run, LEFT, y)
    y += canvas.leading * 1.4
  }
  const period = periodFields(form, run && choices.runPlace === 'beside the month' ? ` ${run}` : '')
  if (period.length > 0) y = drawFields(form, period, [LEFT, y, RIGHT - LEFT]) + 4
  return drawParties(form, y)
}

function periodFields(form: Form, beside: string): Field[] {
  const { layout, words, story } = form,
    { language, choices } = layout,
    [year, number] = story.month.split('-') as [string, string]
  const name = monthName(story.month, language)
  const values: Record<typeof choices.period, Field[]> = {
    'month by name': [{ label: words.period, value: name }],
    'mm/yyyy': [{ label: words.period, value: `${number}/${year}` }],
    'mm.yyyy': [{ label: words.period, value: `${number}.${year}` }],
    'from, to': [
      {
        label: words.period,
        value: `${spelt(firstDay(story.month), form)} - ${spelt(lastDay(story.month), form)}`,
      },
    ],
    'two fields': [
      { label: words.period, value: name.split(' ')[0]! },
      { label: words.year, value: year },
    ],
    // A run that is told beside the month needs its month beside it.
    'in the title': beside ? [{ label: words.period, value: name }] : [],
  }
  const fields = values[choices.period]
  return beside ? fields.map((one, at) => (at === 0 ? { ...one, value: one.value + beside } : one)) : fields
}

function drawParties(form: Form, top: number): number {
  const { choices } = form.layout
  if (choices.blocks === 'one grid') {
    const y = drawLetterhead(form, LEFT, top)
    const below = drawAddress(form, LEFT, y)
    return drawFields(form, [...employerFields(form), ...employeeFields(form)], [LEFT, below, RIGHT - LEFT]) + 6
  }
  const employer = (x: number, y: number, width: number) => {
    const below = drawLetterhead(form, x, y),
      fields = employerFields(form)
    return fields.length > 0 ? drawFields(form, fields, [x, below, width]) : below
  }
  const employee = (x: number, y: number, width: number) => {
    const below = drawAddress(form, x, y),
      fields = employeeFields(form)
    return fields.length > 0 ? drawFields(form, fields, [x, below, width]) : below
  }
  if (choices.blocks === 'one below the other')
    return employee(LEFT, employer(LEFT, top, RIGHT - LEFT) + 6, RIGHT - LEFT) + 6
  const isEmployerLeft = choices.blocks === 'employer left, employee right'
  const [left, right] = isEmployerLeft ? [employer, employee] : [employee, employer]
  return Math.max(left(LEFT, top, HALF), right(MIDDLE, top, HALF)) + 6
}

/** The employer's name without a label, over its address. */
function drawLetterhead({ canvas, layout: { choices }, story, words }: Form, x: number, top: number): number {
  if (choices.employerName === 'labelled') return top
  const code = choices.employerCode === 'beside the name' ? `  ${words.employerCode} ${story.employerCode}` : ''
  canvas.bold(story.employer, x, top, { size: canvas.size + 1 })
  canvas.text(`${story.employerStreet} - ${story.employerTown}${code}`, x, top + canvas.leading * 1.3)
  return top + canvas.leading * 2.8
}

/** The employee's name over an address, as an envelope's window shows it. */
function drawAddress(form: Form, x: number, top: number): number {
  const { canvas, layout, story } = form
  if (layout.choices.employeeName !== 'address only' && layout.choices.employeeName !== 'label and address') return top
  const lines = [printedEmployee(layout, story), story.street, story.town]
  for (const [at, line] of lines.entries()) canvas.text(line, x, top + at * canvas.leading * 1.1)
  return top + lines.length * canvas.leading * 1.1 + 6
}

function employerFields({ layout: { choices }, story, words }: Form): Field[] {
  return [
    ...(choices.employerName === 'letterhead' ? [] : [{ label: words.employer, value: story.employer }]),
    ...(choices.employerName === 'labelled'
      ? [{ label: words.unit, value: `${story.employerStreet} ${story.employerTown}` }]
      : []),
    ...(choices.employerCode === 'printed' ? [{ label: words.employerCode, value: story.employerCode }] : []),
  ]
}

function employeeFields(form: Form): Field[] {
  const { layout, story, words } = form,
    { choices } = layout,
    name = printedEmployee(layout, story),
    cased = (text: string) => (choices.nameCase === 'capitals' ? text.toUpperCase() : text)
  const names: Record<typeof choices.employeeName, Field[]> = {
    'surname first': [{ label: words.employee, value: name }],
    'given name first': [{ label: words.employee, value: name }],
    'two fields': [
      { label: words.surname, value: cased(story.family) },
      { label: words.given, value: cased(story.given) },
    ],
    'number before': [{ label: words.employee, value: `${story.number} ${name}` }],
    'address only': [],
    'label and address': [{ label: words.employee, value: name }],
  }
  const has = (part: string) => choices.employment.includes(part),
    further = (part: string) => choices.furtherFields.includes(part)
  return [
    ...(further('number') ? [{ label: words.number, value: story.number }] : []),
    ...names[choices.employeeName],
    { label: words.fiscalCode, value: story.code },
    ...(further('born') ? [{ label: words.born, value: spelt(story.born, form) }] : []),
    ...(has('hired') ? [{ label: words.hired, value: spelt(story.hiredOn, form) }] : []),
    ...(has('contract') ? [{ label: words.contract, value: printedContract(layout, story) }] : []),
    ...(has('level') ? [{ label: words.level, value: printedLevel(layout, story) }] : []),
    ...(further('job')
      ? [
          { label: words.job, value: story.job },
          { label: words.unit, value: story.unit },
        ]
      : []),
    ...(choices.iban === 'field' ? [{ label: words.iban, value: spacedIban(story.iban) }] : []),
  ]
}
