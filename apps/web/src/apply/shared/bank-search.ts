import { foldSearch } from './countries.ts'

/** The specification's sign for a bank that is not in the list. */
export const otherBankAbi = '00000'

/**
 * «banca popolare di sondrio» → «popolare sondrio»: words that half of the banks carry find nothing. For a folded text.
 */
export const withoutBankWords = (text: string): string =>
  text
    .replace(/\b(banca|banco|bank|sparkasse|credito|cassa|di|del|della|die|der)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Returns what a bank's name is sought by, and what is sought in it. */
export const foldBankName = (name: string): string => withoutBankWords(foldSearch(name))
