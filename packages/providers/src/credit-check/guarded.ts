import { createCircuit, type CircuitSettings } from '../circuit.ts'
import type { CreditCheck } from './port.ts'

/** Returns the agency behind a circuit. */
export function guardedCreditCheck(check: CreditCheck, settings: CircuitSettings): CreditCheck {
  const tried = createCircuit(check.provider, settings)
  return { provider: check.provider, score: (person, today) => tried(() => check.score(person, today)) }
}
