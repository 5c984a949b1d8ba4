/**
 * How many applications of eight documents an hour one machine takes in: from the first upload to a report that can be
 * read. Client, API, worker, readers and database share the machine.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { addDays } from '@attesta/domain/day.ts'
import { giuliaBianchi } from '@attesta/domain/examples/sample-applicants.ts'
import { documentsOf, type DrawnDocument } from '@attesta/documents/make/documents.ts'
import { percentile } from './load.ts'
import { createProcessorClock } from './processor-time.ts'
import { claim, ms, t } from './saying.ts'
import type { ProductUnderLoad } from './throughput-server.ts'

const ALONE = 5
/** Applications at full load, and at 80 % of it. */
const MANY = Number(process.env['THROUGHPUT_APPLICATIONS'] ?? 60)
/** So many people hand in at once, when as many as can be are taken. */
const AT_ONCE = 6
const SHARE_OF_FULL = 0.8
const ASK_AGAIN_MS = 500
/** A reader lives for forty documents; so much of its time may be lost. */
const LOOK_MS = 250
/** Limits for two cores. */
const MIN_AN_HOUR = 2400,
  MAX_SECONDS_EACH = 3,
  MAX_ALONE_MS = 10_000,
  MAX_BUSY_MS = 30_000,
  MAX_UPLOAD_MS = 300

interface File {
  name: string
  type: string
  bytes: Uint8Array<ArrayBuffer>
}
interface Taken {
  /** Milliseconds, each upload until it was acknowledged. */
  uploads: number[]
  /** Milliseconds from the last acknowledgement to the report. */
  toReport: number
}

/** What a person in Italy hands in: a statement, four payslips, the tax certificate, a card that was photographed. */
async function eightDocuments(): Promise<File[]> {
  const today = new Date().toISOString().slice(0, 10)
  const isPayslip = ({ expected }: DrawnDocument) => expected.type === 'payslip'
  const all = documentsOf(giuliaBianchi, today)
  const cards = all.filter(({ condition, expected }) => condition === 'photographed' && expected.type === 'national_id')
  const clean = all.filter(({ condition, expected }) => condition === 'clean' && expected.type !== 'national_id')
  const earlier = documentsOf(giuliaBianchi, addDays(today, -31)).find(isPayslip)!
  const files: File[] = []
  for (const { fileName, expected, draw } of [...cards, ...clean, earlier])
    files.push({ name: fileName, type: String(expected.type), bytes: new Uint8Array(await draw()) })
  if (files.length !== 8) throw new Error(`${files.length} documents are drawn, not 8`)
  return files
}

export async function measureThroughput(): Promise<void> {
  const files = await eightDocuments()
  const child = fork(fileURLToPath(new URL('throughput-server.ts', import.meta.url)), [`${1 + ALONE + 2 * MANY}`], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const isOver = once(child, 'exit')
  const processor = createProcessorClock(child.pid!)
  const looks = setInterval(processor.look, LOOK_MS)
  try {
    const [{ product, applicants }] = (await once(child, 'message')) as [ProductUnderLoad]
    const next = () => handIn(product, applicants.pop()!, files)
    await next()
    const alone: Taken[] = []
    for (let count = 0; count < ALONE; count++) alone.push(await next())

    const [started, before] = [performance.now(), processor.seconds()]
    const full = await atOnce(AT_ONCE, MANY, next)
    const seconds = (performance.now() - started) / 1000
    const each = (processor.seconds() - before) / MANY
    const perHour = (MANY / seconds) * 3600

    const busy = await atRate((perHour / 3600) * SHARE_OF_FULL, MANY, next)
    tell(alone, { taken: full, perHour, each }, busy)
  } finally {
    clearInterval(looks)
    if (child.connected) child.disconnect()
    await isOver
  }
}

function tell(alone: Taken[], full: { taken: Taken[]; perHour: number; each: number }, busy: Taken[]): void {
  const toReport = (taken: Taken[], share: number) =>
    percentile(
      taken.map((one) => one.toReport),
      share,
    )
  const uploads = (taken: Taken[]) =>
    percentile(
      taken.flatMap((one) => one.uploads),
      0.99,
    )
  const p50 = toReport(alone, 0.5)
  t(
    'eight documents, one person',
    `last upload → report p50 ${ms(p50)}; ${claim(`at most ${MAX_ALONE_MS} ms`, p50 <= MAX_ALONE_MS)}`,
  )
  t(
    `eight documents, ${AT_ONCE} people at once`,
    `${full.perHour.toFixed(0)} applications an hour, ${full.each.toFixed(2)} s of processor time each; ` +
      claim(
        `at least ${MIN_AN_HOUR} and at most ${MAX_SECONDS_EACH} s`,
        full.perHour >= MIN_AN_HOUR && full.each <= MAX_SECONDS_EACH,
      ),
  )
  const [p95, p99] = [toReport(busy, 0.95), uploads(busy)]
  t(
    `eight documents, ${SHARE_OF_FULL * 100} % of that rate`,
    `last upload → report p50 ${ms(toReport(busy, 0.5))}, p95 ${ms(p95)}, uploads acknowledged p99 ${ms(p99)} ` +
      `(at full load ${ms(uploads(full.taken))}); ` +
      claim(
        `p95 at most ${MAX_BUSY_MS} ms, p99 at most ${MAX_UPLOAD_MS} ms`,
        p95 <= MAX_BUSY_MS && p99 <= MAX_UPLOAD_MS,
      ),
  )
}

/** One person: a file after the other, as the form sends them; when all are read they confirm, and have the report. */
async function handIn(product: string, person: ProductUnderLoad['applicants'][number], files: File[]): Promise<Taken> {
  const headers = { authorization: `Bearer ${person.token}`, 'application-type': 'rent', region: 'it' }
  const query = `?application_id=${person.applicationId}`
  const uploads: number[] = []
  for (const { name, type, bytes } of files) {
    const form = new FormData()
    form.append('type', type)
    form.append('name', name)
    if (type === 'national_id') form.append('id_type', uploads.length === 0 ? 'id-card-front' : 'id-card-back')
    form.append('file', new Blob([bytes]), name)
    const path = type === 'bank_statement' ? 'bank-account/upload' : 'other-documents/upload'
    const started = performance.now()
    const answer = await fetch(`${product}/api/v1/${path}${query}`, { method: 'POST', body: form, headers })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text}`)
    uploads.push(performance.now() - started)
  }
  const started = performance.now()
  for (;;) {
    const answer = await fetch(`${product}/api/v2/report/${query}`, { headers })
    const text = await answer.text()
    if (answer.ok) return { uploads, toReport: performance.now() - started }
    const lacks = (JSON.parse(text) as { lacks?: { kind: string }[] }).lacks ?? []
    if (answer.status !== 409 || !lacks.some(({ kind }) => kind === 'unread' || kind === 'confirmation'))
      throw new Error(`report: ${answer.status} ${text}`)
    if (lacks.some(({ kind }) => kind === 'unread')) await wait(ASK_AGAIN_MS)
    else await confirm(product, query, headers)
  }
}

async function confirm(product: string, query: string, headers: Record<string, string>): Promise<void> {
  const { status } = await fetch(`${product}/api/v1/confirmation/submit${query}`, {
    method: 'POST',
    body: JSON.stringify({ confirmed: true }),
    headers: { ...headers, 'content-type': 'application/json' },
  })
  if (status !== 200) throw new Error(`confirmation: ${status}`)
}

/** The next begins when one is over. */
async function atOnce(many: number, total: number, work: () => Promise<Taken>): Promise<Taken[]> {
  const taken: Taken[] = []
  let begun = 0
  const one = async () => {
    while (begun++ < total) taken.push(await work())
  }
  await Promise.all(Array.from({ length: many }, one))
  return taken
}

/** The next begins when its time is come, however many are under way. */
async function atRate(perSecond: number, total: number, work: () => Promise<Taken>): Promise<Taken[]> {
  const pending: Promise<Taken>[] = []
  for (let index = 0; index < total; index++) {
    pending.push(work())
    await wait(1000 / perSecond)
  }
  return Promise.all(pending)
}
