/** A payslip whose pay is nothing but what another month lacked: a correction, whatever its title. */
import type { Sheet } from '../labels/sheet.ts'
import type { PayslipField } from './labels.ts'
import { addUp, sidedLinesOf, type PaidParts } from './pay-sides.ts'

// Nachberechnung 09/2026   Korrektur Gehalt   Rückrechnung   Nachzahlung   Arretrati   Conguaglio   Rettifica
const corrects =
  /\b(?:\p{L}*korrektur|nachberechn|nachverrechn|nachzahl|ruckrechn|neuberechn|aufroll|berichtig|differenz)\p{L}*|\barretrat\p{L}*|\bconguagl\p{L}*|\brettific\p{L}*|\bricalcol\p{L}*/u

/** Do lines that correct make the whole gross pay? */
export function paysOnlyCorrections(sheets: readonly Sheet<PayslipField>[], parts: PaidParts): boolean {
  const lines = sheets
    .flatMap((sheet) => sidedLinesOf(sheet, parts))
    .filter(({ side, folded }) => side !== 'taken' && corrects.test(folded))
  return parts.gross !== null && addUp(lines)?.cents === parts.gross.cents
}
