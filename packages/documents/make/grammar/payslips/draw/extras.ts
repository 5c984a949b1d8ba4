/** What stands on a payslip beside the month's pay. */
import { sum } from '@attesta/domain/money.ts'
import { LEFT, RIGHT } from '../../draw/canvas.ts'
import { figure } from '../../spell/money.ts'
import { type Form, euro } from './form.ts'
import { basesOf, drawList } from './totals.ts'

/** The parts of the contract's pay and their sum, which is no pay of the month. @returns the height below */
export function drawElements(form: Form, top: number): number {
  const { canvas, story, words, layout } = form
  const entries = [
    { label: words.basePay, cents: story.elements[0]!.cents },
    { label: story.elements[1]!.label, cents: story.elements[1]!.cents },
    { label: words.basePayTotal, cents: sum(story.elements.map(({ cents }) => cents)) },
  ]
  if (layout.choices.elements === 'list') {
    let y = top
    for (const { label, cents } of entries) {
      canvas.text(label, LEFT, y)
      canvas.text(figure(cents, layout.choices.number), LEFT + 210, y, { align: 'right' })
      y += canvas.leading * 1.1
    }
    return y + 6
  }
  for (const [at, { label, cents }] of entries.entries()) {
    canvas.text(label, LEFT + at * 130, top)
    canvas.text(figure(cents, layout.choices.number), LEFT + at * 130, top + canvas.leading)
  }
  return top + canvas.leading * 2.8
}

/** Bases of tax and contributions in a block of their own. @returns the height below */
export const drawBases = (form: Form, top: number): number => drawList(form, basesOf(form), top, false)

/** Leave and what is set aside. @returns the height below */
export function drawAccruals(form: Form, top: number): number {
  const { canvas, words, story, layout } = form
  const provision = euro(form, Math.round(story.gross / 13.5))
  if (layout.choices.accruals === 'line') {
    canvas.text(`${words.leave} 12,50   ${words.severance} ${provision}`, LEFT, top)
    return top + canvas.leading * 1.6
  }
  for (const [at, [label, value]] of [
    [words.leave, '12,50'],
    [words.quantity, '86,67'],
    [words.severance, provision],
  ].entries()) {
    canvas.text(label!, LEFT + at * 150, top)
    canvas.text(value!, LEFT + at * 150, top + canvas.leading)
  }
  return top + canvas.leading * 2.8
}

const NOTES = {
  it: {
    'other companies': (other: string) => [
      `Dal prossimo mese il servizio sarà gestito da ${other},`,
      `che subentra a ${other} senza variazioni; il contributo resta di 12,40 al mese.`,
    ],
    'foreign amounts': () => [
      'Rimborso trasferta Londra: GBP 1.204,33 pari a 1.431,07 al cambio 0,8415;',
      'anticipo in valuta USD 350,00 del 12/01/2025.',
    ],
  },
  de: {
    'other companies': (other: string) => [
      `Ab dem kommenden Monat übernimmt ${other} die Betreuung,`,
      `der Vertrag mit ${other} läuft weiter; der Beitrag bleibt bei 12,40 im Monat.`,
    ],
    'foreign amounts': () => [
      'Reise London: GBP 1.204,33 entspricht 1.431,07 zum Kurs 0,8415;',
      'Vorauszahlung in USD 350,00 vom 12.01.2025.',
    ],
  },
} as const

/** Running text. @returns the height below */
export function drawNotes({ canvas, words, story, layout }: Form, top: number): number {
  const { notes } = layout.choices
  if (notes === 'none') return top
  const kind = notes === 'foreign amounts' ? notes : 'other companies'
  let y = top
  for (const line of [`${words.notes}:`, ...NOTES[layout.language][kind](story.other)]) {
    canvas.text(line, LEFT, y)
    y += canvas.leading * 1.1
  }
  return y + 6
}

/** Days and hours, on a page of their own. */
export function drawAnnex({ canvas, words }: Form, top: number): void {
  canvas.bold(words.quantity, LEFT, top)
  for (let day = 1; day <= 12; day++)
    canvas.text(`${String(day).padStart(2, '0')}   8,00   ${day % 5 === 0 ? '1,50' : '0,00'}`, LEFT, top + day * 12)
}

/** Below every page. */
export function drawFooter({ canvas, words, story, layout }: Form): void {
  if (layout.choices.maker === 'footer') canvas.text(story.maker, LEFT, 812, { size: 6 })
  canvas.text(`${words.page} ${canvas.page}`, RIGHT, 812, { size: 6, align: 'right' })
}
