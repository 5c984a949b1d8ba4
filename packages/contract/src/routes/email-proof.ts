import * as z from 'zod/mini'

/** The six digits of an email, or the 256-bit secret of the link below them. */
export const emailProof = z.string().check(z.regex(/^(?:\d{6}|[\w-]{43})$/, 'Auth.Error.WrongCode'))

/**
 * Chosen at random by the browser that asks for a code and sent again with each guess: guesses of others do not count
 * against its code.
 */
export const askingNonce = z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/)))
