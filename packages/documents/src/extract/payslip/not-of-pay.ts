/**
 * Money on a payslip that is no pay, and pay that someone else gets. Sources: art. 545 c.p.c. and § 850 ZPO
 * (enforcement), D.P.R. 180/1950 (cession of a fifth, payment by delegation).
 */
import type { Sheet } from '../labels/sheet.ts'
import type { PayslipField } from './labels.ts'
import { addUp, isInsideNet, sidedLinesOf, type AddedUp, type PaidParts } from './pay-sides.ts'

/** Rests, totals, fees and what is given back are no withheld amount. */
const aside =
  /\bresid\p{L}*|\b(?:tot|totale|summe|gesamt)\b|\bdebito\b|\brimbors\p{L}*|\brestitu\p{L}*|\bstorn\p{L}*|\bspese\b|\bcommission\p{L}*|gebuhr|\brest(?:schuld|betrag)?\b|erstattung|\bruckzahl\p{L}*/u

// Pignoramento   Pignor. presso terzi   Trattenuta giudiziale   Pfändung   Lohnpfändung   Pfändungsbetrag
const enforcement =
  /\bpignoram\p{L}*|\bpign(?:or)?\b|\bgiudizia(?:l|r)\p{L}*|\p{L}*pfandung\b|\bpfandungs(?:betrag|abzug)\b/u
// Verpfändung   Pfändungsfreibetrag, of which the word above does not end the line's
const free = /\bverpfandung|\bpfandungs ?frei|\bfrei(?:betrag|grenze)\b/

// Cessione del quinto   Cess. 1/5 stip.   Delega di pagamento   Delegazione   Prestito con delega   Gehaltsabtretung
const cession =
  /\bcession[ei]\b|\bcess\b.*\b(?:quinto|v|1 5|stip\p{L}*)\b|\bquinto\b|\bdeleg(?:a|azione)?\b(?: (?:di|del))? pag\p{L}*|\bdelegazione\b|\bpagamento (?:con |su |in )?deleg\p{L}*|\bprest\p{L}* (?:con |su |in )?deleg\p{L}*|\b(?:gehalts|lohn)?abtretung\p{L}*/u
const otherCession = /\blivell\p{L}*|\bferie\b|\bpermess\p{L}*|\brol\b|\bramo\b|\bsindac\p{L}*/u

// Anticipo stipendio   Prestito aziendale   Anticipazione TFR   Acconto su retribuzione   Vorschuss   Arbeitgeberdarlehen
const loan =
  /\b(?:anticip\p{L}*|acconto)\b.*\b(?:stipend\p{L}*|retrib\p{L}*|paga|salari\p{L}*|compens\p{L}*|mensilit\p{L}*|tfr|fine rapporto|liquidazione)\b|^(?:\p{L}?\d+ )?(?:anticip[oi]|anticipazione|acconto|prestito)$|\bprestit\p{L}*|\bfinanziamento (?:(?:al?|del|della|di) )?(?:aziend\p{L}*|dipend\p{L}*|ditta|lavorator\p{L}*)|\b(?:gehalts|lohn|entgelt|bar)?(?:vorschuss|abschlag)(?:szahlung)?\b|\b(?:arbeitgeber|mitarbeiter|personal|firmen)?darleh\p{L}*/u
/** Given back, interest of it, or pay each month by another name. */
const givenBack =
  /\brecuper\p{L}*|\brec\b|\brat[ae]\b|\btratt(?:en\p{L}*)?\b|\brimbors\p{L}*|\brestitu\p{L}*|\bquota\b|\binteress\p{L}*|\bresid\p{L}*|\bquir\b|\bmensil[ei]\b|\bdeleg\p{L}*|\bcession[ei]\b|\bfutur\p{L}* aument\p{L}*|\bins[pt]\b|\binps\b|\b(?:tot|totale|summe)\b|tilgung|\brate\b|\bzins\p{L}*|\bruck\p{L}*|einbehalt|verrechn\p{L}*|\brest\p{L}*|\bintegrazion\p{L}*|\bcig[ods]?\b|\bfis\b|\bmalatti\p{L}*|\bmaternit\p{L}*|\bmese prec\p{L}*|\bindennit\p{L}*/u

// Anticipo retribuzione   Acconto già erogato   Recupero acconto   Vorschuss: paid before, and taken from this net
const advance =
  /\b(?:anticip[oi]|acconto|acconti)\b|\b(?:gehalts|lohn|entgelt|bar)?(?:vorschuss|abschlag)(?:szahlung)?\b/u
// Addizionale comunale acconto 2026   730 acconto   Acconto cedolare secca   Ritenuta d'acconto   Vorschuss Reisekosten   Anticipo 13ma
const otherAdvance =
  /\b(?:tfr|fine rapporto|liquidazione|impost\p{L}*|irpef|add(?:iz\p{L}*)?|comun\p{L}*|regional\p{L}*|cedolar\p{L}*|730|inps|inail|contribut\p{L}*|solidariet\p{L}*|rit(?:enut\p{L}*)? (?:d )?acconto|spes[ae]|trasfert\p{L}*|viagg\p{L}*|mensa|sindac\p{L}*|cassa edil\p{L}*|mutua|previd\p{L}*|fondo|prestit\p{L}*|reise\p{L}*|spesen|pflege\p{L}*|steuer\p{L}*|1[34] ?(?:ma|a|esima)|tredic\p{L}*|quattordic\p{L}*)\b/u

export interface NotOfPay {
  /** A loan or an advance of the employer inside the net pay. */
  loan: AddedUp | null
  /** Of the pay, paid before and taken off above the net. */
  advance: AddedUp | null
  /** Withheld by enforcement. */
  garnished: AddedUp | null
  /** Withheld for a lender, by the employee's own will. */
  cession: AddedUp | null
}

export function notOfPay(sheets: readonly Sheet<PayslipField>[], parts: PaidParts): NotOfPay {
  const lines = sheets.flatMap((sheet) => sidedLinesOf(sheet, parts)),
    withheld = lines.filter(({ side, folded }) => side !== 'earned' && !aside.test(folded))
  return {
    loan: addUp(
      lines.filter(
        ({ side, folded, amount }) =>
          side === 'earned' && loan.test(folded) && !givenBack.test(folded) && isInsideNet(amount, parts),
      ),
    ),
    advance: addUp(
      lines.filter(
        ({ side, folded, amount }) =>
          side === 'taken' && advance.test(folded) && !otherAdvance.test(folded) && isInsideNet(amount, parts),
      ),
    ),
    garnished: addUp(withheld.filter(({ folded }) => enforcement.test(folded) && !free.test(folded))),
    cession: addUp(
      withheld.filter(({ folded }) => cession.test(folded) && !enforcement.test(folded) && !otherCession.test(folded)),
    ),
  }
}
