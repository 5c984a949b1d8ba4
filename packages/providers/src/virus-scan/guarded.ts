import { createCircuit, type CircuitSettings } from '../circuit.ts'
import type { VirusScan } from './port.ts'

/** Returns the scanner behind a circuit. Whether it is there is asked of itself. */
export function guardedVirusScan(scanner: VirusScan, settings: CircuitSettings): VirusScan {
  const tried = createCircuit('virus-scan', settings)
  return { scan: (body) => tried(() => scanner.scan(body)), isThere: () => scanner.isThere() }
}
