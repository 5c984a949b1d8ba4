/** In or out, by the words of a booking alone: for banks that print one column without signs. */

// BONIFICO A VOSTRO FAVORE ACCREDITO STIPENDIO STORNO PAGAMENTO POS VERSAMENTO Gutschrift Zahlungseingang GIRO DA MIEI
// CONTI Faster payment received Bank credit from Cash deposit
const IN =
  /\b(?:a (?:vostro|vs|tuo|suo) favore|(?:accr(?:edit[oi])?)\b|storno|rimborso|versamento|emolumenti|stipendio|pensione|in entrata|gutschr(?:ift)?|gutschriften|zahlungseingang|gehalt|lohn|rente|eingang|einzahlung|erstattung|bonifico (?:da|ricevuto)|giro da|hai ricevuto|ricarica ricevuta|interessi (?:attivi|a credito|creditori)|(?:payments?|transfer|credit|money) (?:received|from)|received from|(?:bank|direct) credit|cash deposit|paid in|salary|wages)/
// DISPOSIZIONE DI BONIFICO ADDEBITO SEPA DD PER FATTURA A VOSTRO CARICO PAGAMENTO PRELIEVO Lastschrift Überweisung an
// Kartenzahlung Direct debit Standing order Card payment
const OUT =
  /\b(?:a (?:vostro|vs|tuo|suo) carico|addebit[oi]|disposizione|vostra dispos\w*|bonifico (?:a (?!vostro|vs|tuo|suo)|disposto a )|pagament[oi]|prelievo|prelevamento|commission[ei]|canone|imposta|bollo|in uscita|rata|utenza|utenze|f24|lastschr(?:ift)?|basislastschrift|uberweisung an|uberw|dauerauftrag|kartenzahlung|auszahlung|abbuchung|entgelt|gebuhr|miete|denaro inviato|direct debit|standing order|card payment|bill payment|contactless|(?:cash )?withdrawal|(?:payment|transfer) to)/
// Money comes in although a payment or a debit is named: it is given back.
const GIVEN_BACK = /\b(?:storno|rimborso|erstattung|rucklastschrift|retoure|refund|reversal)\b/

/** `unknown` when neither side is named or both are. */
export function directionOf(folded: string): 'in' | 'out' | 'unknown' {
  if (GIVEN_BACK.test(folded)) return 'in'
  const comesIn = IN.exec(folded),
    goesOut = OUT.exec(folded)
  if (comesIn && goesOut) return comesIn.index < goesOut.index ? 'in' : 'out'
  return comesIn ? 'in' : goesOut ? 'out' : 'unknown'
}
