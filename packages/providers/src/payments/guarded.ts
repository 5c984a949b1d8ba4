import { createCircuit, type CircuitSettings } from '../circuit.ts'
import type { Payments } from './port.ts'

/** The provider behind a circuit. Events are read here and ask nobody. */
export function guardedPayments(payments: Payments, settings: CircuitSettings): Payments {
  const tried = createCircuit('payments', settings)
  return {
    publicSettings: payments.publicSettings,
    openCheckout: (order) => tried(() => payments.openCheckout(order)),
    readSession: (sessionId) => tried(() => payments.readSession(sessionId)),
    readEvent: (rawBody, signature) => payments.readEvent(rawBody, signature),
  }
}
