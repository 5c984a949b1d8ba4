/**
 * What the titles over a table's columns say, by the stems of their words: banks compound and inflect them freely, so
 * that no list of whole words is complete.
 */

export type MoneyTitle = 'debit' | 'credit' | 'balance' | 'signed'
export type DayTitle = 'booked' | 'value' | 'other'

// Addebiti Dare Uscite Soll (so11 in pixels) Belastungen Zahlungsausgang Abbuchungen zu Ihren Lasten Paid out
// Withdrawals Esborsi
const DEBIT =
  /addebit|^debit|^dare$|uscit|^so[l1][l1]$|belast|ausgang|ausgab|auszahl|abbuch|^abgang|^lasten$|lastschr|withdraw|outgoing|^out$|^spent$|^spese$|esbors|preliev|prelev|^payments?$/
// Accrediti Avere Entrate Haben Gutschrift Zahlungseingang Zubuchungen zu Ihren Gunsten Paid in Deposits Introiti
const CREDIT =
  /accredit|^credit|^avere$|entrat|^haben$|gutschr|eingang|einnahm|einzahl|zubuch|^zugang|^gunsten$|deposit|incoming|receiv|receipt|incass|introit|versament/
// Saldo   Kontostand   Tagessaldo   Balance   Guthaben   Giacenza   Progressivo
const BALANCE = /sald[oi]$|kontostand|^balance$|^bal$|guthaben|giacenz|rimanenz|progressiv|^bestand$|^stand$|^funds$/
// Importo   Betrag   Umsatzbetrag   Amount   Ammontare   Controvalore
const SIGNED =
  /^imp(?:ort[oi])?$|betrag|betraege|^umsatze?$|amount|^amt$|^movimento$|ammontar|controvalor|^somma$|^cifra$|^sum$/

const MONEY: readonly [MoneyTitle, RegExp][] = [
  ['debit', DEBIT],
  ['credit', CREDIT],
  ['balance', BALANCE],
  ['signed', SIGNED],
]

/** Of one word, folded. */
export const moneyTitleOf = (word: string): MoneyTitle | undefined => MONEY.find(([, stem]) => stem.test(word))?.[0]

// Valuta   Wertstellungsdatum   Valutadatum   Value date   Dt. valuta   Decorrenza   Effective
const VALUE = /valut|^val$|^wert|valuier|^value|^valued$|decorren|^effective$|^interest$/
// Data contabile   Buchungstag   Bu.-Tag   Registrazione   Posted   Booking date   Ledger date
const BOOKED = /contab|^cont$|buch|^bu$|registr|^reg$|^book|^post(?:ed|ing)$|^entry$|^ledger$|^process$/
// Data operazione   Disponibile   Verfügbar   Kaufdatum   Purchase date   Order date   Cleared   Esigibile
const OTHER =
  /^oper|^op$|disp(?:on|o|$)|verfug|esecuz|esegu|acquist|transaz|transact|utiliz|ordin|order|richiest|^kauf|einkauf|umsatzt|umsatzd|auftrag|beleg|vorgangsd|ausgefuhrt|purchas|^card$|^spent$|instruct|initiat|request|avail|clear|esigib|liquid|^frei$|^free$|impartit/

const DAYS: readonly [DayTitle, RegExp][] = [
  ['value', VALUE],
  ['booked', BOOKED],
  ['other', OTHER],
]

/** Shorter words are abbreviations (Bu.-Tag, Val., Reg.). */
const MIN_TELLING = 4

/**
 * Of the words over one column of days; a value date is named as such, whatever else the title says. An abbreviation
 * tells nothing beside words that no title has: two letters are soon a word of another kind.
 */
export function dayTitleOf(words: readonly string[]): DayTitle | null {
  const hasUnknown = words.some((word) => word.length >= MIN_TELLING && !isTitleWord(word)),
    telling = hasUnknown ? words.filter((word) => word.length >= MIN_TELLING) : words
  return DAYS.find(([, stem]) => telling.some((word) => stem.test(word)))?.[0] ?? null
}

export const isValueTitle = (word: string): boolean => VALUE.test(word)
export const isBookedTitle = (word: string): boolean => BOOKED.test(word)

// Data   Datum   Date   Dt   Giorno   Tag   Day
const ANY_DAY = /^(?:data|datum|date|dt|dat|giorno|tag|day|d)$/
// Descrizione   Causale   Verwendungszweck   Buchungstext   Narrative   Particulars   Tipologia   Umsatzart   Category
const TEXT =
  /descri|caus|dettagl|natura|motiv|annotaz|specific|verwend|zweck|erlauter|vorgang|text|inform|beschreib|empfang|details|particular|narrativ|payee|referen|explanat|memo|^tipo|categor|^cod|canale|rubric|^art$|umsatzart|^typ$|^type$|primanota|pnnr|schlussel|geschaft|^method$|^kind$|^channel$|^class|transaction|movimen|^nome$|^name$|^nr$|^no$|^n$/

export const isDayTitle = (word: string): boolean => ANY_DAY.test(word) || VALUE.test(word) || BOOKED.test(word)

/** Whether a folded word can title a column of a statement's table. */
export const isTitleWord = (word: string): boolean =>
  isDayTitle(word) || moneyTitleOf(word) !== undefined || TEXT.test(word) || OTHER.test(word)
