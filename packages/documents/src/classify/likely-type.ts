/** What kind of document an unread one probably is, in the words of the required-document list. */
import type { DocumentKind } from '@attesta/domain/facts/parse-result.ts'
import { fold } from '../layout/fold.ts'
import { rowsOf } from '../layout/rows.ts'
import type { Page } from '../read/word.ts'

// Estratto conto carta   Estratto conto mensile della carta di credito   Kreditkartenabrechnung   Credit card statement
const cardTitle =
  /\bestratto conto (?:mensile )?(?:(?:di|della|delle|dal?) )?cart[ae]\b|\b(?:kreditkarten(?:ab)?rechnung|kartenabrechnung|kreditkartenumsatze|umsatzaufstellung kreditkarte)\b|\bcredit card (?:statement|bill)\b/

// saldo da pagare   addebito sul conto   Abrechnungsbetrag wird eingezogen   credit limit
const onCredit =
  /\b(?:carta di credito|saldo da pagare|nuovi addebiti|american express|nexi|limite di (?:credito|utilizzo)|kreditkart\w*|verfugungsrahmen|abrechnungsbetrag|credit (?:card|limit)|minimum payment)\b/
// Carta prepagata con IBAN: money is paid in before it is spent, so its statement is an account's.
const prepaid = /\b(?:prepagat[ae]|postepay|evolution|prepaid|guthabenkarte)\b/

interface Likeness {
  type: string
  kind: DocumentKind
  country: string | null
  words: RegExp
  /** What such a document calls itself, and no other does; looked for among its first words. */
  title?: RegExp
}

/**
 * Each needs two different of its words, or its title; the kind with most of them wins, a title counting for two more.
 */
const LIKENESSES: readonly Likeness[] = [
  {
    type: 'bank_statement',
    kind: 'bank_statement',
    country: 'IT',
    words:
      /\b(?:estratto conto|lista movimenti|elenco movimenti|saldo iniziale|saldo finale|data valuta|data contabile|addebiti|accrediti)\b/g,
  },
  {
    type: 'bank_statement',
    kind: 'bank_statement',
    country: 'DE',
    words:
      /\b(?:kontoauszug|kontostand|alter saldo|neuer saldo|buchungstag|wertstellung|lastschrift|gutschrift|dauerauftrag)\b/g,
  },
  {
    type: 'payslip',
    kind: 'payslip',
    country: 'IT',
    words:
      /\b(?:busta paga|cedolino|netto in busta|netto del mese|totale competenze|totale trattenute|tfr|inps|matricola|livello|periodo di retribuzione)\b/g,
  },
  {
    type: 'payslip',
    kind: 'payslip',
    country: 'DE',
    words:
      /\b(?:entgeltabrechnung|gehaltsabrechnung|lohnabrechnung|brutto netto|steuerklasse|auszahlungsbetrag|gesamtbrutto|sozialversicherung|verdienstabrechnung|entgeltnachweis)\b/g,
  },
  {
    type: 'cud',
    kind: 'cud',
    country: 'IT',
    words: /\b(?:certificazione unica|sostituto d imposta|dati fiscali|redditi di lavoro dipendente|detrazioni)\b/g,
  },
  {
    type: 'fiscal_doc',
    kind: 'fiscal_doc',
    country: 'IT',
    words:
      /\b(?:modello 730|730 3|prospetto di liquidazione|modello redditi|persone fisiche|quadro rn|agenzia delle entrate)\b/g,
  },
  {
    type: 'fiscal_doc',
    kind: 'fiscal_doc',
    country: 'DE',
    words:
      /\b(?:einkommensteuer|steuerbescheid|bescheid fur|lohnsteuerbescheinigung|finanzamt|zu versteuerndes einkommen|festsetzung)\b/g,
  },
  {
    type: 'work_contract',
    kind: 'work_contract',
    country: 'IT',
    words:
      /\b(?:contratto di lavoro|lettera di assunzione|tempo indeterminato|tempo determinato|ccnl|datore di lavoro|periodo di prova)\b/g,
  },
  {
    type: 'work_contract',
    kind: 'work_contract',
    country: 'DE',
    words: /\b(?:arbeitsvertrag|arbeitgeber|arbeitnehmer|probezeit|unbefristet|befristet|kundigungsfrist)\b/g,
  },
  {
    type: 'pension',
    kind: 'other',
    country: 'IT',
    words: /\b(?:pensione|pensionato|inps|rateo|rata di|obis m)\b/g,
    title: /\bcedolino (?:della )?pensione\b|\bobis m\b/,
  },
  {
    type: 'pension',
    kind: 'other',
    country: 'DE',
    words: /\b(?:rentenbescheid|rentenbezugsmitteilung|deutsche rentenversicherung|altersrente|rentenanpassung)\b/g,
    title: /\b(?:rentenbescheid|rentenbezugsmitteilung)\b/,
  },
  {
    type: 'scholarship',
    kind: 'other',
    country: 'IT',
    words: /\b(?:borsa di studio|diritto allo studio|universita|bando)\b/g,
  },
  {
    type: 'enrolment',
    kind: 'other',
    country: 'IT',
    words: /\b(?:certificato di iscrizione|anno accademico|universita|corso di laurea|studente)\b/g,
    title: /\bcertificato di iscrizione\b/,
  },
  {
    type: 'enrolment',
    kind: 'other',
    country: 'DE',
    words: /\b(?:immatrikulationsbescheinigung|studienbescheinigung|semester|matrikelnummer|universitat|hochschule)\b/g,
    title: /\b(?:immatrikulationsbescheinigung|studienbescheinigung)\b/,
  },
  {
    type: 'rental_contract',
    kind: 'other',
    country: 'IT',
    words: /\b(?:contratto di locazione|locatore|conduttore|canone (?:annuo|mensile)|immobile)\b/g,
    title: /\bcontratto di locazione\b/,
  },
  {
    type: 'rental_contract',
    kind: 'other',
    country: 'DE',
    words: /\b(?:mietvertrag|vermieter|mieter|kaltmiete|nebenkosten)\b/g,
    title: /\bmietvertrag\b/,
  },
  {
    type: 'utility_bill',
    kind: 'other',
    country: 'IT',
    words: /\b(?:bolletta|energia elettrica|gas naturale|consumi|scadenza pagamento|fornitura|pod)\b/g,
  },
  {
    type: 'utility_bill',
    kind: 'other',
    country: 'DE',
    words: /\b(?:stromrechnung|gasrechnung|zahlerstand|abschlag|verbrauch|netzentgelt)\b/g,
  },
  {
    type: 'receipt',
    kind: 'other',
    country: 'IT',
    words: /\b(?:ricevuta|scontrino|fattura|imponibile|totale fattura|documento commerciale|marca da bollo)\b/g,
    title: /\b(?:fattura|ricevuta (?:di|n|fiscale))\b/,
  },
  {
    type: 'receipt',
    kind: 'other',
    country: 'DE',
    words: /\b(?:quittung|rechnung|rechnungsbetrag|rechnungsdatum|mwst)\b/g,
    title: /\brechnung n[ro]\b/,
  },
  { type: 'receipt', kind: 'other', country: null, words: /\b(?:invoice|receipt|amount due|vat)\b/g },
  {
    type: 'f24',
    kind: 'other',
    country: 'IT',
    words: /\b(?:modello f24|delega irrevocabile|codice tributo|sezione erario)\b/g,
    title: /\bmodello f24\b/,
  },
  {
    type: 'employment_notice',
    kind: 'other',
    country: 'IT',
    words: /\b(?:unilav|comunicazione obbligatoria|codice comunicazione|instaurazione del rapporto)\b/g,
    title: /\bunilav\b|\bunificato lav\b/,
  },
  {
    type: 'attendance_sheet',
    kind: 'other',
    country: 'IT',
    words: /\b(?:foglio presenze|entrata|uscita|ore ordinarie|straordinario|cartellino)\b/g,
    title: /\bfoglio presenze\b|\bcartellino presenze\b/,
  },
  {
    type: 'isee',
    kind: 'other',
    country: 'IT',
    words:
      /\b(?:isee|dichiarazione sostitutiva unica|scala di equivalenza|nucleo familiare|situazione economica equivalente)\b/g,
    title: /\battestazione isee\b/,
  },
  {
    type: 'card_statement',
    kind: 'other',
    country: 'IT',
    words:
      /\b(?:estratto conto (?:della )?carta|carta di credito|titolare(?: della)? carta|nuovi addebiti|saldo da pagare)\b/g,
    title: cardTitle,
  },
  {
    type: 'card_statement',
    kind: 'other',
    country: 'DE',
    words: /\b(?:kreditkarten\w*|karteninhaber\w*|kartennummer|abrechnungsbetrag)\b/g,
    title: cardTitle,
  },
  {
    type: 'card_statement',
    kind: 'other',
    country: null,
    words: /\b(?:credit card|cardholder|minimum payment|new charges)\b/g,
    title: cardTitle,
  },
  {
    type: 'rent_reference',
    kind: 'other',
    country: 'DE',
    words: /\b(?:miete|mietverhaltnis|vermieter\w*|hausverwaltung|bestatige\w*)\b/g,
    title: /\b(?:mietschuldenfreiheitsbescheinigung|mietbescheinigung|vorvermieterbescheinigung)\b/,
  },
  {
    type: 'loan_plan',
    kind: 'other',
    country: 'IT',
    words: /\b(?:piano di ammortamento|quota capitale|quota interessi|debito residuo|taeg)\b/g,
    title: /\bpiano di ammortamento\b/,
  },
  {
    type: 'loan_plan',
    kind: 'other',
    country: 'DE',
    words: /\b(?:tilgungsplan|restschuld|tilgung|sollzins|darlehen)\b/g,
    title: /\btilgungsplan\b/,
  },
]

/** Every type that a document can be told to be likely; each has words in the report. */
export const likelyTypes: readonly string[] = [...new Set(LIKENESSES.map(({ type }) => type))]

export interface LikelyType {
  type: string
  kind: DocumentKind
  country: string | null
}

/** Titles stand among so many words of the first page. */
const FIRST_WORDS = 25
const TITLE_WEIGHT = 2

const foldedTextOf = (pages: readonly Page[]): string =>
  pages
    .slice(0, 5)
    .map((page) => fold(page.words.map((word) => word.text).join(' ')))
    .join(' ')

const beginningOf = (pages: readonly Page[]): string =>
  fold(
    (pages[0] ? rowsOf(pages[0]).flatMap(({ words }) => words) : [])
      .slice(0, FIRST_WORDS)
      .map((word) => word.text)
      .join(' '),
  )

/**
 * A card's statement has days, amounts and sums as an account's has, and means all of them the other way about: what is
 * spent stands there without a sign.
 */
export function isCreditCardStatement(pages: readonly Page[]): boolean {
  // The title first: nearly every statement is asked, and hardly one has it.
  if (!cardTitle.test(beginningOf(pages))) return false
  const text = foldedTextOf(pages)
  return onCredit.test(text) && !prepaid.test(text)
}

/** Different words of it that the text holds. */
const countOf = (like: Likeness, text: string, beginning: string): number =>
  new Set([...text.matchAll(like.words)].map(([word]) => word)).size + (like.title?.test(beginning) ? TITLE_WEIGHT : 0)

const MIN_COUNT = 2

function likest(text: string, beginning: string): Likeness | null {
  let best: { like: Likeness; count: number } | null = null
  for (const like of LIKENESSES) {
    const count = countOf(like, text, beginning)
    if (count >= MIN_COUNT && count > (best?.count ?? 0)) best = { like, count }
  }
  return best?.like ?? null
}

export function likelyTypeOf(pages: readonly Page[]): LikelyType | null {
  const like = likest(foldedTextOf(pages), beginningOf(pages))
  return like && { type: like.type, kind: like.kind, country: like.country }
}

/** Are the pages likeliest of this kind? Its own words are counted first: every page of a statement is asked. */
export function isLikely(kind: DocumentKind, pages: readonly Page[]): boolean {
  const text = foldedTextOf(pages),
    beginning = beginningOf(pages)
  return (
    LIKENESSES.some((like) => like.kind === kind && countOf(like, text, beginning) >= MIN_COUNT) &&
    likest(text, beginning)?.kind === kind
  )
}
