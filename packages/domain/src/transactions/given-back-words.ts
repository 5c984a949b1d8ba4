/** Words by which a booking says that money comes back, and why. */

/** By whom it had gone to. */
const returned = 'restituz|r(?:ü|ue)ck(?:zahlung|gabe)'
/** What was lent or owed. */
const repaid = 'rimbors|rientro|r(?:ü|ue)ckerstattung|zur(?:ü|ue)ck|tilgung'
/** It did not get there: refused by the bank or the payee. */
const bounced = [
  'storno|insolut|respint|non andat[oa] a buon fine|reso sdd|riaccredit',
  'r(?:ü|ue)ck(?:lastschrift|belastung|buchung|(?:ü|ue)berweisung)|retoure|nicht eingel(?:ö|oe)st',
  'mangels deckung|mancanza (?:di )?fondi|fondi insufficienti',
].join('|')
/** Booked or paid by mistake: «Rettifica accredito stipendio». */
const corrected = 'rettifica|storno|recupero|errato|fehlbuchung|korrektur|r(?:ü|ue)ck(?:buchung|forderung)'

const asRepaid = new RegExp(`${returned}|${repaid}`, 'i')
const asBounced = new RegExp(`${returned}|${bounced}`, 'i')
const asCorrected = new RegExp(corrected, 'i')

/** What one had lent, or owed, comes back. */
export const saysRepaid = (description: string): boolean => asRepaid.test(description)
/** A payment comes back that was refused or given back. */
export const saysBounced = (description: string): boolean => asBounced.test(description)
/** What was booked is taken back. */
export const saysCorrected = (description: string): boolean => asCorrected.test(description)
