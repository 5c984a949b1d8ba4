import { createCircuit, type CircuitSettings } from '../circuit.ts'
import type { Payments } from './port.ts'

/** Returns the provider behind a circuit. Events are read here and call no service. */
export function guardedPayments(payments: Payments, settings: CircuitSettings): Payments {
  const tried = createCircuit('payments', settings)
  return {
    publicSettings: payments.publicSettings,
    openCheckout: (order) => tried(() => payments.openCheckout(order)),
    closeCheckout: (sessionId, account) => tried(() => payments.closeCheckout(sessionId, account)),
    readSession: (sessionId, account) => tried(() => payments.readSession(sessionId, account)),
    sessionOf: (chargeOf, account) => tried(() => payments.sessionOf(chargeOf, account)),
    readEvent: (rawBody, signature) => payments.readEvent(rawBody, signature),
  }
}
