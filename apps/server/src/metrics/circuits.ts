import type { CircuitSettings } from '@attesta/providers/circuit.ts'
import { systemClock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Traces } from '../tracing/traces.ts'
import type { Metrics } from './metrics.ts'

export type CircuitOf = (provider: string) => CircuitSettings

/** A provider that does not answer is left alone for a while, and the operator is told. Each call is counted. */
export const circuitsOf =
  (
    log: Pick<Log, 'warn'>,
    { providerCalls, circuits }: Pick<Metrics, 'providerCalls' | 'circuits'>,
    traces: Pick<Traces, 'during'>,
  ): CircuitOf =>
  (provider) => ({
    clock: systemClock,
    around: (call) => traces.during('call provider', { 'attesta.provider': provider }, call),
    onDown(error) {
      circuits.set({ provider }, 1)
      log.warn({ event: `${provider}.left_alone` }, error)
    },
    onCall(result) {
      providerCalls.inc({ provider, result })
      if (result === 'answered') circuits.set({ provider }, 0)
    },
  })
