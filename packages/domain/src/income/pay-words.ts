/** The words by which a booking says that it is pay. */

const certain = String.raw`stipend|emolument|\bpaga\b|bez(?:ü|ue|u)ge`

// Storno stipendio   Gehaltszahlung   LOHN: no «Lohnsteuer», no «competenze» of a bank
const asPay = new RegExp(String.raw`${certain}|\b(?:lohn|gehalt)(?:s?(?:zahlung|gutschrift|buchung))?\b`, 'i')
// Competenze ottobre   Mensilità   Vergütung: what only an employer's booking may be read by
const asPayOfEmployer = new RegExp(`${certain}|salari|compet|mensilit|lohn|gehalt|verg(?:ü|ue|u)tung`, 'i')

/** Returns whether a booking says so, be its other side an employer or not. */
export const saysPay = (description: string): boolean => asPay.test(description)

/** Returns whether a booking of an employer says so: wider words, which a bank or an office uses for other things. */
export const saysPayOfEmployer = (description: string): boolean => asPayOfEmployer.test(description)
