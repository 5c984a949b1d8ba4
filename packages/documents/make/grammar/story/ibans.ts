/** Account numbers whose check digits hold, of banks that do not exist or are not the holder's. */
import { italianIban } from '../../draw/iban.ts'
import type { Dice } from '../../random.ts'
import type { Language } from '../words.ts'

/** ISO 13616: 98 less the remainder of the number with its country behind it. */
function ibanOf(country: string, body: string): string {
  const digits = [...`${body}${country}00`].map((character) => Number.parseInt(character, 36)).join('')
  return country + String(98n - (BigInt(digits) % 97n)).padStart(2, '0') + body
}

const digits = (dice: Dice, count: number) => Array.from({ length: count }, () => dice.between(0, 9)).join('')

/**
 * Of the currency's country; in German of Germany, Austria or Switzerland. @param bank nine digits that make the bank's
 * code
 */
export function ownIban(bank: string, dice: Dice, language: Language, currency: string): string {
  if (language === 'it') return italianIban(`08${bank.slice(0, 3)}`, digits(dice, 5), digits(dice, 12))
  if (language === 'en') return ibanOf('GB', `FENS${bank.slice(0, 6)}${digits(dice, 8)}`)
  if (currency === 'CHF') return ibanOf('CH', bank.slice(0, 5) + digits(dice, 12))
  return Number(bank[8]) < 7
    ? ibanOf('DE', `7${bank.slice(0, 7)}${digits(dice, 10)}`)
    : ibanOf('AT', bank.slice(0, 5) + digits(dice, 11))
}

/** Another person's, as it stands in running text: unspaced. */
export const foreignIban = (dice: Dice): string =>
  dice.fraction() < 0.5
    ? ibanOf('DE', `3${digits(dice, 17)}`)
    : dice.fraction() < 0.5
      ? ibanOf('FR', digits(dice, 23))
      : italianIban('03069', digits(dice, 5), digits(dice, 12))
