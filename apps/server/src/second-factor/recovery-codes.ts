import type { Random } from '../random.ts'

/** So many are told when a second factor is set up; each opens once. */
const recoveryCount = 10
const length = 10
/** 32 signs, none of which is taken for another: no 0, 1, l, o. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Ten different codes of 50 bits each, as they are compared: «k7qp22m9xa». */
export function drawRecoveryCodes(random: Random): string[] {
  const codes = new Set<string>()
  while (codes.size < recoveryCount)
    codes.add([...random.bytes(length)].map((byte) => alphabet[byte % alphabet.length]).join(''))
  return [...codes]
}

/** «k7qp2-2m9xa»: as they are read and typed. */
export const shownRecoveryCode = (code: string): string => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
