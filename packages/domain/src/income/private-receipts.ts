/** What comes once to the self-employed and has nothing to do with their business: gifts, heirlooms, what was theirs. */
import { addDays } from '../day.ts'
import type { LineSeries } from '../facts/account-lines.ts'
import { payerKind } from '../transactions/institution.ts'
import { purposeOf } from './former-pay.ts'

/** Erbteil Tante: «Erbe» alone is a name, too. */
const inheritance = new RegExp(
  [
    '\\b(?:EREDITA|QUOTA EREDITARIA|LASCITO|ERBSCHAFT|ERBTEIL|ERBANTEIL|PFLICHTTEIL|VERMACHTNIS',
    '(?:AUS|VOM|MEIN) ERBE|ERBE (?:VON|NACH|OMA|OPA|TANTE|ONKEL|VATER|MUTTER))\\b',
  ].join('|'),
)
const savings = new RegExp(
  [
    '\\b(?:BAUSPAR\\w*|SPARGUTHABEN|SPARVERTRAG|SPARBUCH|FESTGELD|TAGESGELD|ABLAUFLEISTUNG|RUCKKAUFSWERT',
    'RISCATTO(?! LAUREA)|BUONI FRUTTIFERI|CONTO DEPOSITO|SVINCOLO)\\b',
    // A boiler has a «libretto», too.
    '\\bLIBRETTO (?:DI )?(?:POSTALE|RISPARMIO|SMART|\\d+)\\b',
  ].join('|'),
)
const commission = /\b(?:\w*PROVISION\w*|PROVVIGION[EI])\b/
const gift = /\b(?:REGAL[OI]|DONAZIONE|COMPLEANNO|\w*GESCHENK|SCHENKUNG|ZUM GEBURTSTAG)\b/
const tradedIn = /\b(?:PERMUTA|INZAHLUNGNAHME)\b/
/** Of people: what a household has and no one makes for sale by himself. */
const ownThing = new RegExp(
  [
    '\\b(?:BICI|BICICLETTA|FAHRRAD|E ?BIKE|IPHONE|SMARTPHONE|HANDY|DIVANO|SOFA|PASSEGGINO|KINDERWAGEN|LAVATRICE',
    'WASCHMASCHINE|USAT[OAIE]|GEBRAUCHT\\w*|KLEINANZEIGEN|VINTED)\\b',
  ].join('|'),
)
/** Servizio reso: done, and not sent back. */
const sentBack = /\b(?:RETOUREN?|RUCKSENDUNG|(?<!\b(?:SERVIZI[OI]|LAVOR[OI]) )RESO)\b/
/** By a shop or a railway: what was laid out for a client is of the business. */
const refund = /\b(?:RIMBORSO|ERSTATTUNG)\b/
const laidOut = /\b(?:SPES[AE]|SPESEN|TRASFERT[AE]|KM|CHILOMETRI\w*|VIAGGI?O?|AUSLAGEN?|REISEKOSTEN|FAHRTKOSTEN)\b/
const work = /\b\w*(?:REPARATUR|RIPARAZION|MONTAGE|MONTAGGI|TRANSPORT|TRASPORT|REINIGUNG|PULIZI)\w*/

/** Who is paid so by more people deals in it. */
const MAX_BUYERS = 2
/** A wedding or a birthday brings many gifts, and all at its time. */
const DAYS_OF_GIFTS = 60

const isPerson = ({ payer }: LineSeries) => payer !== null && payerKind(payer) === 'person'

interface Told {
  one: LineSeries
  /** What each booking says. */
  words: readonly string[]
}

const says = ({ words }: Told, what: RegExp): boolean => words.every((one) => what.test(one))
const none = /(?!)/

const atOneTime = (some: readonly Told[]): boolean => {
  const days = some.flatMap(({ one }) => one.movements.map(({ bookedOn }) => bookedOn)).sort()
  return days.length > 0 && days.at(-1)! <= addDays(days[0]!, DAYS_OF_GIFTS)
}

/**
 * Of what comes to the self-employed, what is not of their business: each kind once, and from few. Goods that are sent
 * back come again, and shops that pay back may be many. `isBilled`: whether a booking says that it pays for work.
 */
export function privateReceipts(
  all: readonly LineSeries[],
  isBilled: (line: LineSeries['movements'][number]) => boolean,
): Set<LineSeries> {
  const told: Told[] = all
    .filter(({ movements }) => !movements.some(isBilled))
    .map((one) => ({ one, words: one.movements.map((line) => purposeOf(line, one)) }))
  const saying = (words: RegExp, but = none) => told.filter((some) => says(some, words) && !says(some, but))
  const ofPeople = (some: readonly Told[]) => some.filter(({ one }) => isPerson(one))
  const ofFew = (some: readonly Told[]) => (some.length > MAX_BUYERS ? [] : some)
  const ofShops = (some: readonly Told[]) => [...some.filter(({ one }) => !isPerson(one)), ...ofFew(ofPeople(some))]
  const gifts = ofPeople(saying(gift))
  const once = [
    ...ofFew(saying(inheritance)),
    ...ofFew(saying(savings, commission)),
    ...ofFew(saying(tradedIn)),
    ...ofShops(saying(refund, laidOut)),
    ...(atOneTime(gifts) ? gifts : ofFew(gifts)),
    ...ofFew(ofPeople(saying(ownThing, work))),
  ].filter(({ one }) => one.movements.length === 1)
  return new Set([...ofShops(saying(sentBack)), ...once].map(({ one }) => one))
}
