/** Who pays pensions and benefits. */
import { foldWords } from './fold.ts'
import { isInstitution } from './office-words.ts'
import { hasLegalForm } from './payer.ts'

/** What may stand before an office's own word: «Deutsche Rentenversicherung», «SEDE INPS». A name may not. */
const before = /^(?:SEDE|DIREZIONE|DIR|UFFICIO|UFF|GESTIONE|GEST|DIPARTIMENTO|\p{L}+ISCHE[RS]?|DEUTSCHE[RS]?)$/u

/** What an insurer or a pension fund may be by law. Sources: § 8 VAG, art. 14 Codice delle assicurazioni private. */
const insurers = ['AG', 'SE', 'SPA', 'VVAG']
/** Such associations give grants and pay pensions. */
const associations = ['EV', 'ONLUS', 'VVAG']

type PayerKind = 'institution' | 'insurer' | 'firm' | 'person'

function kindOfFirm(payer: string, isNamedSo: boolean): PayerKind {
  const words = foldWords(payer)
  if (isNamedSo && words.some((word) => associations.includes(word))) return 'institution'
  return words.some((word) => insurers.includes(word)) ? 'insurer' : 'firm'
}

/**
 * Whether a payer is an office or a fund, a firm, or a private person. Any firm may call itself like an office: only an
 * association of such a name is one. An office's word stands first, or after what such names begin with: after a
 * person's name it may be the sender's purpose. An office too where the bank names no payer,
 * since then the words are its own, and of one word, which is no person's name.
 */
export function payerKind(payer: string | null): PayerKind {
  // «ER.GO AZIENDA …»: initials are no name.
  const [first, second] = payer === null ? [] : foldWords(payer).filter((word) => word.length > 2)
  if (first === undefined || second === undefined) return 'institution'
  if (hasLegalForm(payer!)) return kindOfFirm(payer!, isInstitution(first))
  return isInstitution(first) || (before.test(first) && isInstitution(second)) ? 'institution' : 'person'
}
