/** One picture of an identity document: its machine readable zone, its printed zone and its barcode. */
import type { Day } from '@attesta/domain/day.ts'
import type { Box } from '@attesta/domain/facts/parse-result.ts'
import { type GrayImage, turnImage } from '../../image/gray-image.ts'
import { fold } from '../../layout/fold.ts'
import { rowsOf, textOf } from '../../layout/rows.ts'
import type { Page } from '../../read/word.ts'
import { type FiscalBarcode, readFiscalBarcode } from './barcode.ts'
import { withDots } from './dotted-towns.ts'
import { type MrzFacts, factsOfZone } from '../../mrz/facts.ts'
import { isBelieved, type MrzReading, readZone } from '../../mrz/read-zone.ts'
import { withoutZone } from '../../mrz/without-zone.ts'
import { otherCardBeside } from './picture-parts.ts'
import { goesOn } from './print-beside.ts'
import { printedBesideZone } from './printed-beside-zone.ts'
import { type PrintedFields, readPrintedFields } from './printed-fields.ts'
import { stateNamedIn } from './state-names.ts'
import { filledFromAll, foundIn, type Look, lookAgain, type Looking, merged } from './look-again.ts'
import { isBesideGlare } from './beside-glare.ts'
import { titleIn, type Title } from './titles.ts'

export interface Face {
  page: number
  mrz: MrzFacts | null
  printed: PrintedFields
  title: Title | null
  /** All that was read, for what else it names. */
  text: string
  barcode: FiscalBarcode | null
  /** ICAO code of the state that the picture's head names. */
  state: string | null
  /** Copied beside the back of the same card. */
  isBeside?: true
}

/** Pages with so many words are letters and forms, no cards. */
const WORDS_OF_A_LETTER = 220

/**
 * The faces in one picture, two where a card was copied with its other side; none when neither a zone nor the labels
 * say that this may be an identity document.
 * @param known the zone of the picture, null where it has none; undefined where none was looked for yet
 */
export async function readFaces(
  page: Page,
  image: GrayImage,
  known: MrzReading | null | undefined,
  today: Day,
): Promise<Face[]> {
  // A zone whose digits hold is no chance, whatever the grain around it was taken for.
  if (page.words.length > WORDS_OF_A_LETTER && known?.failed.length !== 0) return []
  const found = known === undefined ? await readZone(image) : known,
    zone = found && isBelieved(found) ? found : null
  const upright = turnImage(image, zone?.turn ?? 0),
    scale = page.width / image.width,
    whole: Box = [0, 0, page.width, page.height]
  const isTurned = zone !== null && zone.turn !== 0,
    placed = (box: Box): Box => (isTurned ? whole : scaled(box, scale))
  const mrz = zone && factsOfZone({ ...zone, box: placed(zone.box) }, today)
  const first: Look = {
    printed: readPrintedFields(page, today),
    title: titleIn(textOf(page.words)),
    text: textOf(page.words),
    words: page.words,
  }
  if (!mrz && isForm(first.text)) return []
  // Nothing but a second look says whether a German passport's place of birth is KOLN or KÖLN; the back of a card names
  // none.
  const language = languageOf(first, mrz),
    isReadSo = known !== undefined && (language !== 'German' || mrz?.issuer === 'D'),
    mayLackDots = language === 'German' && mrz?.format === 'TD3'
  const early = mrz && needsFiscalCode(mrz) && !first.printed.fiscalCode ? await readFiscalBarcode(upright) : null
  const isEnough =
    (isReadSo || language !== 'German') &&
    !mayLackDots &&
    (mrz?.valid
      ? !needsFiscalCode(mrz) || first.printed.fiscalCode !== undefined || early !== null
      : isComplete(first.printed))
  const looking = {
    page,
    scale: isTurned ? null : scale,
    today,
    language,
    isUpright: known !== undefined || zone !== null,
  }
  // Where not a word was read beside the zone, a sheet would be searched for scattered ones from edge to edge.
  const isBare = zone !== null && page.words.length === 0 && !isAlone(zone, upright)
  const again =
    isEnough || isBare
      ? first
      : await lookAgain(zone ? withoutZone(upright, zone.box) : upright, {
          ...looking,
          light: isReadSo && zone && isAlone(zone, upright) ? 'even' : 'as it fell',
        })
  const seen = merged(first, again, language)
  const look = !mrz && isHalfRead(seen.printed) ? await lookOnceMore(seen, upright, looking) : seen
  const beside = zone && mrz ? otherCardBeside(upright, zone) : null
  const other = beside && (await lookAgain(beside.image, { ...looking, isUpright: false, origin: beside }))
  if (!mrz && !isPromising(look, page)) return []
  const barcode =
    early ??
    (look.printed.fiscalCode === undefined || look.title?.document === 'fiscal_card'
      ? await readFiscalBarcode(upright)
      : null)
  const { birthPlace } = look.printed
  if (birthPlace && language === 'German')
    look.printed.birthPlace = { ...birthPlace, value: withDots(birthPlace.value) }
  if (mrz?.valid && !isTurned && look.title?.document !== 'residence_permit')
    look.printed = { ...printedBesideZone({ ...page, words: [...look.words] }, mrz), ...foundIn(look.printed) }
  if (!isTurned) leaveOutParts(look, mrz, upright, scale)
  const state = stateNamedIn(rowsOf({ ...page, words: [...look.words] }))
  const face: Face = {
    page: page.number,
    mrz,
    state,
    ...look,
    barcode: barcode && { ...barcode, box: placed(barcode.box) },
  }
  return other && mrz && (isPromising(other, page) || (mrz.valid && namesHolder(other, mrz)))
    ? [face, { page: page.number, mrz: null, state: null, ...other, barcode: null, isBeside: true }]
    : [face]
}

/** Half of a value that no zone confirms would pass for a whole one; names have no check digit, and count where all letters are sure. */
function leaveOutParts({ printed, words }: Look, mrz: MrzFacts | null, picture: GrayImage, scale: number): void {
  const areNamesConfirmed = mrz?.valid === true && mrz.namesAreClear && mrz.cutName === null
  for (const field of areNamesConfirmed ? UNCONFIRMED : [...UNCONFIRMED, ...NAMES]) {
    const value = printed[field]
    if (value && (goesOn(value.words, words, picture, scale) || isBesideGlare(value.words, picture, scale)))
      delete printed[field]
  }
}

const UNCONFIRMED = ['birthPlace'] as const,
  NAMES = ['surname', 'givenNames'] as const

/** In even light, and by readers of every language: to one alone a foreign name is no word to be sure of. */
async function lookOnceMore(seen: Look, upright: GrayImage, looking: Looking): Promise<Look> {
  const look = merged(seen, await lookAgain(upright, { ...looking, language: 'any', light: 'even' }), looking.language)
  return isHalfRead(look.printed) ? filledFromAll(look, looking.page, looking.today) : look
}

/**
 * The card fills its picture. On a sheet that one lies on, even light brings up the grain, which is read as words for a
 * minute.
 */
const isAlone = ({ box }: MrzReading, { width }: GrayImage) => box[2] > 0.6 * width

/** The back of Italy's cards and permits prints it, as a barcode too. */
const needsFiscalCode = ({ format, issuer }: MrzFacts) => format === 'TD1' && issuer === 'ITA'

export type CardLanguage = 'German' | 'any'

/** Readers of several languages at once lose the dots of capitals; a card that says it is German is read as such. */
const languageOf = ({ title, text }: Look, mrz: MrzFacts | null): CardLanguage =>
  title?.country === 'DE' || mrz?.issuer === 'D' || /deutsch/i.test(text) ? 'German' : 'any'

const identifying = ({ surname, givenNames, bornOn, expiresOn }: PrintedFields) => [
  surname,
  givenNames,
  bornOn,
  expiresOn,
]
const isComplete = (printed: PrintedFields) => identifying(printed).every((field) => field !== undefined)

/** A card's front of which something was read, and something is missing. */
const isHalfRead = (printed: PrintedFields) =>
  !isComplete(printed) &&
  (identifying(printed).some((field) => field !== undefined) ||
    printed.labels.has('surname') ||
    printed.labels.has('given_names'))

/** The outside of a folded card prints hardly more than its title and its number. */
const WORDS_OF_A_COVER = 60

// Il sottoscritto … dichiara CERTIFICAZIONE … SOSTITUTO D'IMPOSTA DICHIARAZIONE SOSTITUTIVA RETRIBUZIONE
// Mieterselbstauskunft Nettoeinkommen Antrag auf … Gesamt-Brutto Lohnsteuer IBAN
const FORM =
  /\b(?:sottoscritt[oa]|dichiara|dichiarante|dichiarazione|autocertificazione|certificazione|sostituto|imponibile|contratto|reddito|richiesta|retribuzione|\p{L}*selbstauskunft|\p{L}*einkommen|vermieter|antrag|\p{L}*brutto|lohnsteuer|iban)\b/u

const isForm = (text: string) => FORM.test(fold(text))

/**
 * Labels of a card's front. Contracts and forms name some of them too, and cite an identity card in passing: a title
 * alone proves nothing.
 */
function isPromising({ printed, title, text }: Look, page: Page): boolean {
  if (isForm(text)) return false
  const { labels } = printed,
    has = (field: string) => labels.has(field as 'surname')
  const names = ['surname', 'given_names'].filter(has).length
  const facts = ['birth', 'birth_date', 'birth_place', 'sex', 'expires', 'nationality', 'fiscal_code'].filter(
    has,
  ).length
  if (title === null) return names === 2 && facts >= 3
  if (names >= 1 && names + facts >= 3) return true
  if (printed.bornOn && printed.expiresOn && page.words.length <= WORDS_OF_A_COVER) return true
  if (title.document === 'residence_permit')
    return printed.surname !== undefined && (printed.expiresOn !== undefined || printed.number !== undefined)
  return (
    title.document === 'paper_id_card' &&
    page.words.length <= WORDS_OF_A_COVER &&
    printed.number !== undefined &&
    hasTitleOfItsOwn(page)
  )
}

/**
 * The front that belongs to a zone prints the same number or the same surname, however little of its labels can be
 * read.
 */
const namesHolder = ({ text }: Look, { number, surname }: MrzFacts) =>
  [number, surname].some((value) => value !== null && fold(text).split(' ').includes(fold(value)))

/** `CARTA D'IDENTITÀ` on a line of its own, not in a sentence. */
const hasTitleOfItsOwn = (page: Page) =>
  rowsOf(page).some(({ words, text }) => words.length <= 3 && titleIn(text)?.document === 'paper_id_card')

const scaled = ([x, y, width, height]: Box, scale: number): Box => [x * scale, y * scale, width * scale, height * scale]
