/**
 * What is measured, in the format of Prometheus. Labels are names from our own tables (routes, jobs, verdicts,
 * providers): never an id, an address or
 * anything that a caller sends. Units are seconds and bytes, as Prometheus asks for.
 */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

const REQUEST_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2, 5, 10]
const READ_SECONDS = [0.5, 1, 2, 5, 10, 15, 20, 30]

export interface Metrics {
  /** All of them as text, read anew. */
  text(): Promise<string>
  contentType: string
  requests: Histogram<'route' | 'method' | 'status'>
  documents: Histogram<'verdict'>
  emails: Counter<'result'>
  providerCalls: Counter<'provider' | 'result'>
  circuits: Gauge<'provider'>
  /** Asked for each time that the metrics are read. */
  onRead(fill: (gauges: Gauges) => Promise<void>): void
}

export interface Gauges {
  checks: Gauge<'check'>
  queueLag: Gauge
  jobs: Gauge<'job' | 'state'>
  connections: Gauge<'state'>
  diskFree: Gauge
  walls: Gauge<'wall'>
  codesPaused: Gauge
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const fills: ((gauges: Gauges) => Promise<void>)[] = []
  const gauge = <T extends string = never>(name: string, help: string, ...labelNames: T[]) =>
    new Gauge<T>({ name, help, labelNames, registers })
  const counter = <T extends string>(name: string, help: string, ...labelNames: T[]) =>
    new Counter<T>({ name, help, labelNames, registers })
  const gauges: Gauges = {
    checks: gauge('attesta_check_ok', 'Whether a check of /readyz holds', 'check'),
    queueLag: gauge('attesta_queue_lag_seconds', 'How long the oldest job that could be done has been waiting'),
    jobs: gauge('attesta_jobs', 'Jobs by state; dead: their attempts are used up', 'job', 'state'),
    connections: gauge('attesta_database_connections', 'Connections of the pool, and calls that wait for one', 'state'),
    diskFree: gauge('attesta_disk_free_bytes', 'Free space where DATA_DIR lies'),
    walls: gauge('attesta_reader_wall', 'What the isolated reader is cut off from', 'wall'),
    codesPaused: gauge('attesta_codes_paused', 'Whether so many codes were asked for that no more are sent'),
  }
  return {
    contentType: registry.contentType,
    async text() {
      for (const one of Object.values(gauges)) one.reset()
      for (const fill of fills) await fill(gauges)
      return registry.metrics()
    },
    onRead: (fill) => void fills.push(fill),
    requests: new Histogram({
      name: 'attesta_http_request_seconds',
      help: 'Time until a call is answered, by the template of its route',
      labelNames: ['route', 'method', 'status'],
      buckets: REQUEST_SECONDS,
      registers,
    }),
    documents: new Histogram({
      name: 'attesta_document_read_seconds',
      help: 'Time to read a document, by verdict',
      labelNames: ['verdict'],
      buckets: READ_SECONDS,
      registers,
    }),
    emails: counter('attesta_emails_total', 'Emails handed to the mail server', 'result'),
    providerCalls: counter('attesta_provider_calls_total', 'Calls to outside providers', 'provider', 'result'),
    circuits: gauge('attesta_provider_circuit_open', 'Whether a provider is left alone for a while', 'provider'),
  }
}
