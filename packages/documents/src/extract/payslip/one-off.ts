/** Pay that comes once inside a month's pay: bonuses, arrears, tax given back. Source: § 38a (1) sentence 3 EStG. */
import type { Sheet } from '../labels/sheet.ts'
import type { PayslipField } from './labels.ts'
import { addUp, isInsideNet, sidedLinesOf, type AddedUp, type PaidParts } from './pay-sides.ts'

// Premio di risultato   PDR   Una tantum   Gratifica   MBO   Incentivo all'esodo   Arretrati CCNL
// Conguaglio 730   Rimborso IRPEF da 730   Rimb. add. regionale   Credito 730   Assistenza fiscale a credito
const italian = [
  '\\bprem(?:io|i)\\b(?! (?:di )?(?:produzione|present?za))',
  '\\bpdr\\b|\\bmbo\\b|\\buna tantum\\b|\\bgratific\\p{L}*|\\bincentiv\\p{L}* (?:all )?esodo\\b|\\bincentiv\\p{L}* (?:annual\\p{L}*|straordinari\\p{L}*)|\\barretrat\\p{L}*',
  '\\bcong\\p{L}*\\b.*\\b(?:730|irpef|fiscal\\p{L}*|impost\\p{L}*|add(?:iz\\p{L}*)?|retrib\\p{L}*)\\b|^(?:\\p{L}?\\d+ )?conguaglio$',
  '\\b(?:rimb\\p{L}*|credito|accredito)\\b.*\\b(?:730|irpef|impost\\p{L}*|add(?:iz\\p{L}*)?)\\b',
  '\\bassistenza fiscale\\b|\\b(?:mod(?:ello)?|da|cong\\p{L}*|rimb\\p{L}*|cred\\p{L}*) 730\\b',
]
// Einmalzahlung   Jahresprämie   Bonus   Tantieme   Weihnachtsgeld   Urlaubsgeld   13. Gehalt   Nachzahlung 09/2026
const german = [
  '\\beinmal(?:ig\\p{L}*|\\p{L}*zahlung|bezug\\p{L}*|bezuge)\\b|\\bsonder(?:zahlung|zuwendung|vergutung|gratifikation|pramie)\\b|\\bjahressonder\\p{L}*',
  '\\p{L}*gratifikation\\p{L}*|\\p{L}*tantieme\\p{L}*|\\p{L}*pramie\\b|\\b\\p{L}*bonus\\b|\\bbonuszahlung\\b|\\b(?:erfolgs|gewinn|ergebnis)beteiligung\\b',
  '\\bweihnachtsgeld\\b|\\burlaubsgeld\\b|\\b1[34] (?:monats)?gehalt\\b|\\bjubilaum\\p{L}*',
  '\\bnach(?:zahlung|berechnung|verrechnung)\\p{L}*|\\bsonstiger bezug\\b',
  '\\blohnst\\p{L}* ?jahresausgl\\p{L}*|\\bjahresausgleich\\b|\\b(?:lohn)?steuer(?:erstattung|ruckerstattung|ausgleich)\\b',
]
const oneOff = new RegExp([...italian, ...german].join('|'), 'u')
// Tredicesima mensilità   13ma   Quattordicesima: a year's pay of its own, «mensilità» though it is called
const extra =
  /\btredicesim\p{L}*|\b13 ?(?:ma|a|esima)\b|\bquattordicesim\p{L}*|\b14 ?(?:ma|a|esima)\b|\bgratifica natalizia\b/u
/** The part of it that comes each month. */
const part = /\brate[oi]\b|\b1 12\b|\bquota\b|\bmensiliz\p{L}*|\bmensile\b|\b(?:tot|totale|di cui|imponibile)\b/u

/**
 * Paid each month under such a word, a credit of the state that comes each month, what one insures against, or a sum.
 * «Bonus IRPEF» is the tax credit of decree 66/2014.
 */
const isMonthly =
  /\bmensil\p{L}*|\bmonat\p{L}*|\banteil\p{L}*|\b1 12\b|\brate[oi]\b|\bpolizz\p{L}*|\bassicur\p{L}*|\binail\b|\bbonus (?:irpef|renzi|fiscal\p{L}*|mamm\p{L}*|d ?l|dl|art|l|legge|80|100|cuneo)\b|\btir\b|\btrattamento integrativo\b|\bd ?l 66\b|\bl 21\b|\bcuneo\b|\bretribuzione mese$|\b(?:assiduit|rendiment|posizion|presenz|produzion|vendit)\p{L}*|\bspes[ae]\b|\b(?:anwesenheits|schicht|leistungs|akkord|monats|versicherungs)pramie\b|\b(?:tot|totale|summe|gesamt|di cui|davon|imponibile)\b/u

const isOnce = (line: string) => (extra.test(line) && !part.test(line)) || (oneOff.test(line) && !isMonthly.test(line))

/**
 * What the slip pays once, as printed: bonuses before taxes, tax given back as it is paid. Null where there is none, and
 * where no line of such words is surely given.
 */
export function oneOffIn(sheets: readonly Sheet<PayslipField>[], parts: PaidParts): AddedUp | null {
  return addUp(
    sheets
      .flatMap((sheet) => sidedLinesOf(sheet, parts))
      .filter(({ side, folded, amount }) => side === 'earned' && isOnce(folded) && isInsideNet(amount, parts)),
  )
}
