import { createCircuit, type CircuitSettings } from '../circuit.ts'
import type { IdentityCheck } from './port.ts'

/** Returns the service behind a circuit. Notices are read here and call no service. */
export function guardedIdentityCheck(check: IdentityCheck, settings: CircuitSettings): IdentityCheck {
  const tried = createCircuit(check.provider, settings)
  return {
    provider: check.provider,
    start: (person) => tried(() => check.start(person)),
    read: (reference) => tried(() => check.read(reference)),
    readNotice: (notice) => check.readNotice(notice),
  }
}
