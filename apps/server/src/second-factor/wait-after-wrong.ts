import { limits } from '@attesta/contract/limits.ts'

const firstSeconds = 30
const maxSeconds = 12 * 3600

/**
 * Seconds in which no code is looked at, after so many wrong ones in a row: none up to the fourth, then 30, twice as
 * long for each further one, half a day at most. An attacker who holds the mailbox and guesses without pause gets fewer
 * than a hundred guesses in thirty days, each with three chances in a million. Source: docs/security.md, T1.
 */
export const waitAfterWrong = (tries: number): number =>
  tries < limits.codeTries ? 0 : Math.min(maxSeconds, firstSeconds * 2 ** (tries - limits.codeTries))
