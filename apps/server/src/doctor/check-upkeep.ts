/** What keeps an installation safe over time: backups, anchors of the audit log, the seal of reports, watching. */
import { accessSync, constants, existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connect } from 'node:net'
import { openAnchorPlaces } from '../audit/open-anchor-places.ts'
import { readLastBackup } from '../backup/last-backup.ts'
import type { Clock } from '../clock.ts'
import { WrongConfig, type Config } from '../config.ts'
import { readSealFile } from '../reports/seal/seal-file.ts'
import { within } from '../within.ts'
import { codeOf, look, well, wrong, type Finding } from './finding.ts'

const HOUR_MILLISECONDS = 3_600_000
/** A nightly backup, and time for it to run. */
const MAX_BACKUP_HOURS = 26
const PATIENCE_MILLISECONDS = 5000

export async function checkBackups(
  { dataDir, production }: Pick<Config, 'dataDir' | 'production'>,
  clock: Clock,
): Promise<Finding> {
  const at = await readLastBackup(dataDir)
  if (at === undefined)
    return production
      ? look('No backup was made from this folder yet.', 'Let «attesta backup» run each night, to another disk.')
      : well('None yet; a trial needs none.')
  const hours = Math.floor((clock.now().getTime() - at.getTime()) / HOUR_MILLISECONDS)
  return hours <= MAX_BACKUP_HOURS
    ? well(`The last one was made ${hours} h ago.`)
    : wrong(`The last one was made ${hours} h ago.`, 'Look at the timer of «attesta backup», and at the room there.')
}

export async function checkAnchors({
  auditAnchorsUrl,
  production,
}: Pick<Config, 'auditAnchorsUrl' | 'production'>): Promise<Finding> {
  if (auditAnchorsUrl === undefined)
    return production
      ? look('They lie beside the data alone.', 'Set AUDIT_ANCHORS_URL, to a place that this machine cannot empty.')
      : well('Beside the data.')
  try {
    if (auditAnchorsUrl.startsWith('file:')) {
      const file = fileURLToPath(auditAnchorsUrl)
      accessSync(existsSync(file) ? file : dirname(file), constants.W_OK)
    }
    for (const place of openAnchorPlaces({ auditAnchorsUrl })) await within(PATIENCE_MILLISECONDS, place.read())
    return well('Their place can be read. Nothing was written.')
  } catch (error) {
    if (error instanceof WrongConfig) return wrong(error.lines[0]!, 'See docs/how-to/configure.md.')
    return wrong(`Their place cannot be used (${codeOf(error)}).`, 'Check AUDIT_ANCHORS_URL.')
  }
}

export async function checkSeal({ reportSealFile }: Pick<Config, 'reportSealFile'>, clock: Clock): Promise<Finding> {
  if (reportSealFile === undefined) return well('Our own, made at the first report.')
  try {
    const until = readSealFile(reportSealFile).chain[0]!.validToDate
    return until > clock.now()
      ? well(`Your own, good until ${until.toISOString().slice(0, 10)}.`)
      : wrong(`Your certificate ended on ${until.toISOString().slice(0, 10)}.`, 'Put a new one into REPORT_SEAL_FILE.')
  } catch (error) {
    if (error instanceof WrongConfig) return wrong(`${error.lines[0]!}.`, 'Give key and certificates in PEM.')
    throw error
  }
}

/** Metrics are read from outside; whether a collector of traces is there can be seen from here. */
export async function checkWatching({
  metrics,
  traces,
  production,
}: Pick<Config, 'metrics' | 'traces' | 'production'>): Promise<Finding> {
  if (traces !== undefined) {
    const { hostname, port, protocol } = new URL(traces.url)
    try {
      await within(PATIENCE_MILLISECONDS, reach(hostname, Number(port) || (protocol === 'https:' ? 443 : 80)))
    } catch (error) {
      return wrong(
        `The collector of traces does not answer (${codeOf(error)}).`,
        'Check OTEL_EXPORTER_OTLP_TRACES_ENDPOINT.',
      )
    }
  }
  if (metrics === undefined)
    return production
      ? look('Metrics are not served: no alert will tell you.', 'Set METRICS_PORT, see docs/how-to/watch.md.')
      : well('Nothing is served; a trial needs none.')
  return well(traces === undefined ? 'Metrics are served.' : 'Metrics are served; the collector of traces is there.')
}

const reach = (host: string, port: number) =>
  new Promise<void>((done, fail) => {
    const socket = connect({ host, port })
    socket.once('error', fail)
    socket.once('connect', () => {
      socket.destroy()
      done()
    })
  })
