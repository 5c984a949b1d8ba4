import type { BankConnectionError, BankConnectionErrorKind } from '@attesta/contract/bank-connection.ts'
import type { Language } from '@attesta/contract/fields.ts'
import type { Words } from '../../http/words.ts'

/** What a new try cannot mend today, or at all. */
const isFinal: readonly BankConnectionErrorKind[] = ['limit', 'suspended', 'access_expired', 'short_history']

/** The specification has a name of its own for one. */
const keyOf = (kind: BankConnectionErrorKind): string =>
  kind === 'transactions_failed' ? 'Yapily.Errors.TransactionsFailedTryAgain' : `Psd2.Error.${kind}`

export function errorText(words: Words, language: Language, kind: BankConnectionErrorKind): BankConnectionError {
  const message_key = keyOf(kind)
  return { kind, message_key, message: words.t(language, message_key), again: !isFinal.includes(kind) }
}
