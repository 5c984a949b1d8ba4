/**
 * Account numbers of banks that do not exist, with check digits that hold. Source: ISO 13616; for the Italian check
 * letter, the ABI's rule for the BBAN.
 */

const ODD_VALUES = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]

/** The letter before bank, branch and account. */
const checkLetter = (digits: string): string =>
  String.fromCharCode(
    65 +
      ([...digits].reduce((sum, digit, at) => sum + (at % 2 === 0 ? ODD_VALUES[Number(digit)]! : Number(digit)), 0) %
        26),
  )

/** @param bank ABI code, five digits @param branch CAB code, five digits @param account twelve digits */
export function italianIban(bank: string, branch: string, account: string): string {
  const body = checkLetter(bank + branch + account) + bank + branch + account
  return withCheckDigits('IT', body)
}

/** @param bank Bankleitzahl, eight digits @param account ten digits */
export const germanIban = (bank: string, account: string): string => withCheckDigits('DE', bank + account)

function withCheckDigits(country: 'IT' | 'DE', body: string): string {
  const remainder = BigInt([...`${body}${country}00`].map((character) => Number.parseInt(character, 36)).join('')) % 97n
  return country + String(98n - remainder).padStart(2, '0') + body
}
