import type { Psd2Error, Psd2ErrorKind } from '@attesta/contract/bank-connection.ts'
import type { Language } from '@attesta/contract/fields.ts'
import type { Words } from '../../http/words.ts'

/** What a new try cannot mend today, or at all. */
const isFinal: readonly Psd2ErrorKind[] = ['limit', 'suspended', 'access_expired', 'short_history']

/** The specification has a name of its own for one. */
const keyOf = (kind: Psd2ErrorKind): string =>
  kind === 'transactions_failed' ? 'Yapily.Errors.TransactionsFailedTryAgain' : `Psd2.Error.${kind}`

export function sayError(words: Words, language: Language, kind: Psd2ErrorKind): Psd2Error {
  const message_key = keyOf(kind)
  return { kind, message_key, message: words.say(language, message_key), again: !isFinal.includes(kind) }
}
