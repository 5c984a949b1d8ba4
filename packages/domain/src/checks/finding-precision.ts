/** How often a finding about a statement's genuineness was right where it was measured (docs/findings.md). */
import figures from './finding-figures.json' with { type: 'json' }

/** Of drawn statements that were given the finding, how many deserved it. */
export interface Precision {
  right: number
  count: number
}

/** Fewer cases say nothing of how often a finding is right. */
const MIN_CASES = 10

const KIND = 'bank_statement.'

/**
 * @param code of a finding on a statement (`bank_statement.edited`), in whichever way it was found
 * @param measured by code without its kind
 * @returns null where too few cases were measured, or none of its kind
 */
export function measuredPrecision(
  code: string,
  measured: Readonly<Record<string, Precision>> = figures,
): Precision | null {
  const found = code.startsWith(KIND) ? measured[code.slice(KIND.length)] : undefined
  return found !== undefined && found.count >= MIN_CASES ? found : null
}
