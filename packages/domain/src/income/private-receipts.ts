/** What comes once to the self-employed and has nothing to do with their business: gifts, heirlooms, what was theirs. */
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
    'RISCATTO|BUONI FRUTTIFERI|LIBRETTO|CONTO DEPOSITO|SVINCOLO)\\b',
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
const sentBack = /\b(?:RETOURE\w*|RUCKSENDUNG|RESO)\b/
/** By a shop or a railway: what was laid out for a client is of the business. */
const refund = /\b(?:RIMBORSO|ERSTATTUNG)\b/
const laidOut = /\b(?:SPES[AE]|SPESEN|TRASFERT[AE]|KM|CHILOMETRI\w*|VIAGGI?O?|AUSLAGEN?|REISEKOSTEN|FAHRTKOSTEN)\b/
const work = /\b\w*(?:REPARATUR|RIPARAZION|MONTAGE|MONTAGGI|TRANSPORT|TRASPORT|REINIGUNG|PULIZI)\w*/

/** Who sells so to more people deals in it. */
const MAX_BUYERS = 2

const isPerson = ({ payer }: LineSeries) => payer !== null && payerKind(payer) === 'person'

/** Looks no further than it must: there may be thousands. */
function hasMore(all: readonly LineSeries[], isWanted: (one: LineSeries) => boolean, than: number): boolean {
  let found = 0
  return all.some((one) => isWanted(one) && ++found > than)
}

/** `isBilled`: whether a booking says that it pays for work. `all`: every series of the person. */
export function isPrivate(
  one: LineSeries,
  all: readonly LineSeries[],
  isBilled: (line: LineSeries['movements'][number]) => boolean,
): boolean {
  const says = (some: LineSeries, words: RegExp) =>
    some.movements.every((line) => words.test(purposeOf(line, some)) && !isBilled(line))
  if (says(one, sentBack)) return true
  if (one.movements.length > 1) return false
  const isBuyer = (some: LineSeries) =>
    some.typicalAmount > 0 && isPerson(some) && says(some, ownThing) && !says(some, work)
  return (
    says(one, inheritance) ||
    (says(one, savings) && !says(one, commission)) ||
    says(one, tradedIn) ||
    (says(one, refund) && !says(one, laidOut)) ||
    (isPerson(one) && says(one, gift)) ||
    (isBuyer(one) && !hasMore(all, isBuyer, MAX_BUYERS))
  )
}
