import { createHash, timingSafeEqual } from 'node:crypto'
import { ForgedEvent } from '../forged-event.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** For services that sign nothing: their notices come to a secret address. @throws ForgedEvent */
export function checkAddressSecret(given: string, expected: string): void {
  if (!timingSafeEqual(digest(given), digest(expected))) throw new ForgedEvent()
}

/** Returns a notice's body as JSON. @throws ForgedEvent when it is none */
export function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'))
  } catch (error) {
    throw new ForgedEvent({ cause: error })
  }
}
