/** How sure we are that pages are a payslip, from the words on them; and what they are instead. */
import { fold } from '../../layout/fold.ts'
import type { Slip } from './slips.ts'
import type { Figures } from './figure.ts'
import type { Sums } from './sums.ts'

// BUSTA PAGA PROSPETTO PAGA LIBRO UNICO DEL LAVORO CEDOLINO Abrechnung der Brutto/Netto-Bezüge für … Entgeltnachweis
// Verdienstabrechnung
const titles =
  /\b(?:busta paga|buste paga|prospetto (?:di )?paga|libro unico|cedolino|foglio paga|listino paga|periodo di retribuzione|mese di retribuzione|rata di riferimento|statino|abrechnung der brutto netto bezuge|entgelt ?abrechnung|entgeltnachweis|lohnabrechnung|gehaltsabrechnung|lohn (?:und |u )?gehaltsabrechnung|verdienstabrechnung|bezugemitteilung|bezugeabrechnung|108 gewo)\b/
// CERTIFICAZIONE UNICA 2025 MODELLO 730/2025 MODELLO DI PAGAMENTO UNIFICATO (F24) Cedolino pensione ESTRATTO CONTO
// Kontoauszug Rechnungsabschluss Ausdruck der elektronischen Lohnsteuerbescheinigung
const otherTitles =
  /\b(?:certificazione unica|modello 730|modello redditi|redditi persone fisiche|modello di pagamento unificato|delega irrevocabile|modello f24|unilav|unificato lav|comunicazione obbligatoria|cedolino (?:della |di )?pensione|prestazione pensionistica|rateo pensione|estratto conto|lista movimenti|kontoauszug|rechnungsabschluss|kontofuhrung|lohnsteuerbescheinigung|steuerbescheid|bescheid fur \d{4}|fattura|rechnung nr|rentenbezug|rentenbescheid|rentenanpassung|foglio presenze|selbstauskunft|mieterselbstauskunft|autocertificazione|dichiarazione sostitutiva)\b/

/** A longer line mentions a word; a short one is a title. */
const TITLE_WORDS = 9

/** Captions that any payroll form has beside its sums. */
const ofEmployment: ReadonlySet<string> = new Set(['neighbour', 'level', 'hired_on', 'born_on'])

export function evidenceOfPayslip(slip: Slip, figures: Figures, sums: Sums): number {
  const rows = slip.sheets.flatMap(({ rows: lines }) => lines)
  const short = rows
    .filter(({ words }) => words.length <= TITLE_WORDS)
    .map(({ text }) => fold(text))
    .concat(rows.slice(0, 6).map(({ text }) => fold(text)))
  const named = new Set(
    slip.sheets
      .flatMap(({ hits }) => hits)
      .filter(({ strong }) => strong)
      .map(({ field }) => field),
  )
  const workplace = slip.sheets.flatMap(({ hits }) => hits).filter(({ field }) => ofEmployment.has(field)).length
  const hasTitle = rows.some(({ text }) => titles.test(fold(text))),
    hasDeductions = sums.deductions.length > 0 || figures.social.length > 0 || figures.tax.length > 0
  // A net income alone stands on every form that a person fills in.
  if (!hasTitle && !hasDeductions && sums.gross === null && sums.reconciled !== true) return 0
  const signs: [boolean, number][] = [
    [hasTitle, 0.35],
    [sums.net?.hit.strong ?? false, 0.2],
    [sums.gross?.hit.strong ?? false, 0.1],
    [hasDeductions, 0.1],
    [slip.period !== null, 0.1],
    [workplace >= 3, 0.1],
    [named.has('hired_on') || named.has('employee') || named.has('fiscal_code'), 0.05],
    [sums.reconciled === true, 0.2],
    [short.some((text) => otherTitles.test(text)), -0.7],
  ]
  return Math.max(
    0,
    Math.min(
      1,
      signs.reduce((score, [holds, weight]) => (holds ? score + weight : score), 0),
    ),
  )
}
