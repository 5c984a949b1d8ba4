/**
 * What is measured, in the format of Prometheus. Labels are names from our own tables (routes, jobs, verdicts,
 * providers): never an id, an address or anything that a caller sends. Units are seconds and bytes, as Prometheus asks
 * for.
 */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

const REQUEST_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2, 5, 10]
const READ_SECONDS = [0.5, 1, 2, 5, 10, 15, 20, 30]

export interface Metrics {
  /** All of them as text, read at each call. */
  text(): Promise<string>
  contentType: string
  requests: Histogram<'route' | 'method' | 'status'>
  documents: Histogram<'verdict'>
  emails: Counter<'result'>
  providerCalls: Counter<'provider' | 'result'>
  circuits: Gauge<'provider'>
  /** Set by the process that looks at the whole log. */
  auditWhole: Gauge
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
  auditAnchored: Gauge
  auditPending: Gauge
  backup: Gauge
  logArchiveFailing: Gauge
}

/** A gauge without labels would stand at 0 from the start: what is not known is not told. */
function unset(gauge: Gauge<string>): void {
  gauge.reset()
  gauge.remove({})
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
    auditAnchored: gauge(
      'attesta_audit_anchored_timestamp_seconds',
      'When the end of the audit log was last written to all its places',
    ),
    auditPending: gauge('attesta_audit_pending', 'Events of calls that have not come to an end'),
    backup: gauge('attesta_backup_timestamp_seconds', 'When the last backup was begun that came to its end'),
    logArchiveFailing: gauge(
      'attesta_log_archive_failing',
      'Whether the database could not archive its log since it last could',
    ),
  }
  const documents = new Histogram({
    name: 'attesta_document_read_seconds',
    help: 'Time to read a document, by verdict',
    labelNames: ['verdict'],
    buckets: READ_SECONDS,
    registers,
  })
  const emails = counter('attesta_emails_total', 'Emails handed to the mail server', 'result')
  // Prometheus sees no growth in a series that begins with its first failure.
  documents.zero({ verdict: 'failed' })
  for (const result of ['sent', 'failed']) emails.inc({ result }, 0)
  const auditWhole = gauge('attesta_audit_whole', 'Whether the audit log was whole when it was last checked')
  for (const one of [auditWhole, ...Object.values(gauges)]) unset(one)
  return {
    contentType: registry.contentType,
    async text() {
      for (const one of Object.values(gauges)) unset(one)
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
    documents,
    emails,
    auditWhole,
    providerCalls: counter('attesta_provider_calls_total', 'Calls to outside providers', 'provider', 'result'),
    circuits: gauge('attesta_provider_circuit_open', 'Whether a provider is left alone for a while', 'provider'),
  }
}
