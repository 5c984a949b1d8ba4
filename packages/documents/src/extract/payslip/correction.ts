/** A payslip whose pay is nothing but what another month lacked: a correction, whatever its title. */
import type { Sheet } from '../labels/sheet.ts'
import type { PayslipField } from './labels.ts'
import { addUp, sidedLinesOf, type PaidParts } from './pay-sides.ts'

// Nachberechnung 09/2026   Korrektur Gehalt   Rückrechnung   Nachzahlung   Arretrati   Conguaglio   Rettifica
const corrects =
  /\b(?:\p{L}*korrektur|nachberechn|nachverrechn|nachzahl|ruckrechn|neuberechn|aufroll|berichtig)\p{L}*|\barretrat\p{L}*|\bconguagl\p{L}*|\brettific\p{L}*|\bricalcol[oi]\b|\bdifferenz(?:a|e|zahlung|lohn|gehalt)?\b/u
// Steuerbrutto nach Rückrechnung   SV-Brutto Differenz   Imponibile conguaglio: worked out from, or a sum
const base =
  /\bimponib\p{L}*|\b(?:lohnsteuer|steuer|st|sv|kv|rv|av|pv|gesamt) ?brutto\b|\blordo\b|\breddito\b|\bannu[aio]\b|\b(?:tot|totale|summe|gesamt)\b/u

/** Do lines that correct make the whole gross pay? */
export function paysOnlyCorrections(sheets: readonly Sheet<PayslipField>[], parts: PaidParts): boolean {
  const lines = sheets
    .flatMap((sheet) => sidedLinesOf(sheet, parts))
    .filter(({ side, folded }) => side !== 'taken' && corrects.test(folded) && !base.test(folded))
  return parts.gross !== null && addUp(lines)?.cents === parts.gross.cents
}
