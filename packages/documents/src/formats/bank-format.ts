/**
 * What we know of a bank before we see its documents. It names the issuer and settles doubts; a bank without one is
 * read all the same.
 */
export interface BankFormat {
  name: string
  country: 'IT' | 'DE'
  /** Italian bank codes, its own first, then those of banks merged into it. */
  abis?: readonly string[]
  /** Bankleitzahlen; `?` stands for any digit (`???100??`: every branch of the Postbank). */
  blzs?: readonly string[]
  bic?: string
  /**
   * Names and register words of its letterheads and footers, folded; words that all statements share are never marks.
   */
  marks: readonly string[]
  /**
   * Programs that its genuine PDFs are made with, as `Producer` or `Creator` begins. Not a full list: another program
   * proves nothing alone.
   */
  producers?: readonly string[]
  /** A name that many banks share (Sparkasse, Volksbank): the register's own name for the code says more. */
  isGroup?: boolean
}
