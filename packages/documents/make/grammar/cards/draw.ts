/** A card of any state as a picture: its particulars with their labels, its machine readable zone, or both sides of it. */
import type { Day } from '@attesta/domain/day.ts'
import {
  background,
  CARD_SIZE,
  type CardFace,
  labelled,
  PASSPORT_SIZE,
  portrait,
  renderFace,
  specimenMark,
  zone,
} from '../../draw/card-art.ts'
import { lettered } from '../../draw/lettering.ts'
import { td1Lines, td2Lines, td3Lines } from '../../draw/mrz.ts'
import { dated } from '../../draw/spelling.ts'
import { CARD_DPI } from '../../documents/identity-documents.ts'
import type { CardHolder } from '../../life/card-holder.ts'
import { diceOf } from '../../random.ts'
import { cardHolderOf } from './holder.ts'
import labels from './labels.json' with { type: 'json' }
import { type CardLayout, stateOf } from './layout.ts'

const LARGER_SIZE = { width: 105, height: 74 } as const
const TINTS = {
  blue: ['#eef2f8', '#cdd9ea'],
  rose: ['#f6eef0', '#e6cfd6'],
  green: ['#eff4ea', '#d0e0c4'],
  plain: ['#fbfbfa', '#ececec'],
} as const
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

type Field = keyof (typeof labels)['en']
const FIELDS: readonly Field[] = ['number', 'surname', 'given', 'nationality', 'birth', 'sex', 'place', 'expiry']

function spellDay(day: Day, format: CardLayout['choices']['dayFormat']): string {
  if (format === 'yyyy-mm-dd') return day
  if (format === 'dd mmm yyyy') return `${day.slice(8)} ${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
  return format === 'dd mm yyyy' ? dated(day, 'dd.mm.yyyy').replaceAll('.', ' ') : dated(day, format)
}

function labelOf(layout: CardLayout, field: Field, at: number): string {
  const own = labels[stateOf(layout).language as keyof typeof labels][field],
    english = labels.en[field]
  const texts = {
    'own language and English': own === english ? own : `${own}/${english}`,
    'own language': own,
    English: english,
    numbered: `${at + 1}. ${own}`,
  }
  return texts[layout.choices.labels]
}

/** The particulars below the state's name. */
function front(layout: CardLayout, holder: CardHolder, { width, height }: { width: number; height: number }): string {
  const { choices } = layout,
    { name, code } = stateOf(layout)
  const [sheet, wave] = TINTS[choices.tint],
    isLeft = choices.portrait === 'left',
    photo = width * 0.27
  const values: Record<Field, string> = {
    number: holder.number,
    surname: holder.surname,
    given: holder.givenNames,
    nationality: code === 'D' ? 'DEU' : code,
    birth: spellDay(holder.bornOn, choices.dayFormat),
    sex: holder.sex,
    place: holder.birthTown,
    expiry: spellDay(holder.expiresOn, choices.dayFormat),
  }
  const order = choices.names === 'given names first' ? swapped(FIELDS) : FIELDS
  const x = isLeft ? photo + 7 : 5,
    step = (Math.min(height, 62) - 15) / FIELDS.length
  const fields = order.map((field, at) => {
    const y = 12.5 + at * step
    return choices.labelPlace === 'above'
      ? labelled(labelOf(layout, field, at), values[field], x, y, { size: 2.5, label: 1.4 })
      : lettered(labelOf(layout, field, at), x, y + 2, { size: 1.6, colour: '#2f5d8a' }) +
          lettered(values[field], x + width * 0.3, y + 2, { size: 2.5, font: 'bold' })
  })
  return [
    background(width, height, sheet, wave),
    lettered(name, 5, 5.5, { size: 3, font: 'bold', colour: '#27406f' }),
    portrait(isLeft ? 4 : width - photo - 4, 14, photo, photo * 1.25, diceOf(holder.matter)),
    ...fields,
    specimenMark(width - 22, 9.5),
  ].join('')
}

const swapped = (fields: readonly Field[]): Field[] =>
  fields.map((field) => (field === 'surname' ? 'given' : field === 'given' ? 'surname' : field))

function back(layout: CardLayout, holder: CardHolder): string {
  const { width, height } = CARD_SIZE,
    [sheet, wave] = TINTS[layout.choices.tint]
  return [
    background(width, height, sheet, wave),
    specimenMark(5, 8),
    zone(td1Lines(holder, 'I', optionalOf(layout)), CARD_SIZE, holder.matter),
  ].join('')
}

const optionalOf = ({ choices, story }: CardLayout): string =>
  choices.optional === 'none' ? '' : String(diceOf(`${story}:optional`).between(10_000_000, 99_999_999))

const moved = (print: string, x: number, y: number) => `<g transform="translate(${x} ${y})">${print}</g>`

function faceOf(layout: CardLayout, holder: CardHolder): CardFace {
  const { face } = layout.choices
  if (face === 'passport page')
    return {
      ...PASSPORT_SIZE,
      print:
        front(layout, holder, PASSPORT_SIZE) + zone(td3Lines(holder, optionalOf(layout)), PASSPORT_SIZE, holder.matter),
    }
  if (face === 'larger card')
    return {
      ...LARGER_SIZE,
      print: front(layout, holder, LARGER_SIZE) + zone(td2Lines(holder, 'I'), LARGER_SIZE, holder.matter),
    }
  if (face === 'small card, back') return { ...CARD_SIZE, print: back(layout, holder) }
  if (face === 'small card, front') return { ...CARD_SIZE, print: front(layout, holder, CARD_SIZE) }
  const margin = 6
  return {
    width: CARD_SIZE.width + 2 * margin,
    height: 2 * CARD_SIZE.height + 3 * margin,
    print:
      `<rect width="100%" height="100%" fill="#ffffff"/>` +
      moved(front(layout, holder, CARD_SIZE), margin, margin) +
      moved(back(layout, holder), margin, CARD_SIZE.height + 2 * margin),
  }
}

export const drawCard = async (layout: CardLayout): Promise<Uint8Array> =>
  new Uint8Array(await renderFace(faceOf(layout, cardHolderOf(layout)), CARD_DPI))
