import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { noTraces, type Traces } from './traces.ts'

/** The library is loaded only where a collector is named: without one it costs neither time nor memory. */
export async function openTraces(
  { traces }: Pick<Config, 'traces'>,
  about: { service: string; version: string; log: Log },
): Promise<Traces> {
  if (traces === undefined) return noTraces
  const { createOtlpTraces } = await import('./otlp-traces.ts')
  return createOtlpTraces(traces, about)
}
