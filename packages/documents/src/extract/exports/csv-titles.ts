/** What the titles of an export's columns mean. */
import { fold } from '../../layout/fold.ts'
import { dayTitleOf, moneyTitleOf } from '../statement/title-words.ts'

export type Field =
  | 'booked'
  | 'value'
  | 'amount'
  | 'debit'
  | 'credit'
  | 'balance'
  | 'currency'
  | 'fee'
  | 'words'
  | 'state'
  | 'account'

/** Folded; the first that fits tells. */
const TITLES: readonly [Field, RegExp][] = [
  // Buchungstag;Valutadatum (Sparkasse)   Data contabile   Data Op.   DATA CONT.   Data_Operazione   Datum
  [
    'booked',
    /^(?:data|date|datum|buchung|buchungstag|buchungsdatum|tag der buchung|booking date|completed date|data (?:contabile|cont|operazione|op|oper|registrazione|movimento))$/,
  ],
  [
    'value',
    /^(?:valuta|valutadatum|wert|wertstellung|wertstellung valuta|wertstellungsdatum|value date|data (?:valuta|val))$/,
  ],
  ['debit', /^(?:addebiti|addebito|uscite|dare|soll|ausgang|belastung|money out|paid out)(?: (?:eur|euro))?$/],
  ['credit', /^(?:accrediti|accredito|entrate|avere|haben|eingang|gutschrift|money in|paid in)(?: (?:eur|euro))?$/],
  ['amount', /^(?:importo|betrag|amount|umsatz)(?: (?:eur|euro|in eur))?$/],
  ['balance', /^(?:saldo|kontostand|balance|saldo contabile|saldo nach buchung|saldo progressivo)(?: (?:eur|euro))?$/],
  // Taken from the account on top of the amount (Revolut)
  ['fee', /^(?:fee|fees)$/],
  ['currency', /^(?:divisa|div|wahrung|waehrung|currency|waers)$/],
  ['state', /^(?:stato|status|state|info|contabilizzazione)$/],
  // The account of the other side is never ours: «Kontonummer/IBAN» stands beside «Auftragskonto».
  [
    'account',
    /^(?:auftragskonto|auftraggeberkonto|iban (?:auftragskonto|auftraggeberkonto|kontoinhaber)|conto|rapporto|iban del conto)$/,
  ],
  [
    'words',
    /^(?:descrizione.*|operazione|dettagli|causale|caus|note|tipologia|nome|buchungstext|verwendungszweck|umsatzart|vorgang(?: verwendungszweck)?|empfanger.*|auftraggeber.*|beguenstigter.*|begunstigter.*|name zahlungsbeteiligter|zahlungsempfanger.*|zahlungspflichtige.*|beschreibung|text|description|type|payee|reference|payment reference|partner.*)$/,
  ],
]

/** By the whole title, else by the stems that printed tables are read by: «Importo operazione», «Buchungsdatum». */
export const fieldOf = (title: string): Field | null => {
  const folded = fold(title)
  return TITLES.find(([, pattern]) => pattern.test(folded))?.[0] ?? fieldByStem(folded.split(' '))
}

const MAX_TITLE_WORDS = 4

function fieldByStem(words: readonly string[]): Field | null {
  if (words.length > MAX_TITLE_WORDS || words.some((word) => /\d/.test(word))) return null
  const money = new Set(words.map(moneyTitleOf).filter((role) => role !== undefined))
  if (money.has('debit') !== money.has('credit')) return money.has('debit') ? 'debit' : 'credit'
  const [only] = money
  if (money.size === 1) return only === 'signed' ? 'amount' : only === 'balance' ? 'balance' : null
  const isOfDay = words.some((word) => /^(?:data|datum|date|tag|giorno)$|tag$|datum$/.test(word))
  const day = isOfDay && money.size === 0 ? dayTitleOf(words) : null
  return day === 'booked' ? 'booked' : day === 'value' ? 'value' : null
}

// Umsatz vorgemerkt   Vorgemerkt   NON CONTABILIZZATO   Da contabilizzare   In attesa   Autorizzato   PENDING
const PENDING =
  /\b(?:vorgemerkt|vormerkposten|non contabilizzat[oa]|da contabilizzare|in attesa|autorizzat[oa]|pending|reverted|declined|in elaborazione)\b/

/** Not booked yet, and so no part of any balance. */
export const isPending = (state: string): boolean => PENDING.test(fold(state))
