/** Whether a private person pays what a firm owes. */
import { foldWords } from './fold.ts'
import { payerKind } from './institution.ts'
import { hasLegalForm } from './payer.ts'
import { namesTrade } from './same-firm.ts'

/** «Tim Krause», «FERRI GIULIO MARIA»: initials and shortened words are a firm's. */
const NAME_WORDS = [2, 3]
const MIN_LETTERS = 3
/** Payrolls, agencies and payment services that print no legal form. */
const firmWord = new RegExp(
  [
    'LOHN|GEHALT|PAGHE|STIPENDI|BURO|KASSE|ZEITARBEIT|LEASING|BANK|BANCA|PAY|PERSONAL|WORK|STAFF|EMPLOY|UNIVERSIT|KLINI',
    'TEAM|TEMPO|RANDSTAD|ADECCO|SYNERGIE|UMANA|SPITAL|OSPEDAL|VERTRETUNG|AGENTUR|AGENZI|AUTOHAUS|SALON|PIZZ|SERVI[CZ]|AMT$|HAUS$|WERK$|BETRIEB',
  ].join('|'),
)

const isPrivatePerson = (name: string): boolean => {
  const words = foldWords(name)
  return (
    payerKind(name) === 'person' &&
    NAME_WORDS.includes(words.length) &&
    words.every((word) => word.length >= MIN_LETTERS && /^[A-Z]+$/.test(word) && !firmWord.test(word)) &&
    !namesTrade(name)
  )
}

/**
 * Whether a private person pays what a firm of a legal form owes. A sole trader, who has none, pays from an account in
 * their own name, and of a household that employs either of a couple.
 */
export const paysForFirm = (payer: string, employer: string): boolean =>
  isPrivatePerson(payer) && !isPrivatePerson(employer) && hasLegalForm(employer)
