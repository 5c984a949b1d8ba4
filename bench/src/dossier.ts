/**
 * What a person with many files costs the server, from the first upload to the report: what each file from the tenth to
 * the twenty-fourth adds, and each from there to the fortieth. Nothing is parsed: each file is read by itself.
 */
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { addMonths, monthOf } from '@attesta/domain/day.ts'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { line, payslip, statement } from '@attesta/domain/testing/documents.ts'
import { giuliaDocumentsOn } from '@attesta/domain/testing/giulia.ts'
import { completeAnswers } from '../../apps/server/src/testing/complete-person.ts'
import { createScriptedReader } from '../../apps/server/src/testing/fakes.ts'
import { settleApplicant } from '../../apps/server/src/testing/people.ts'
import { startMeasured, type MeasuredServer } from './measured-server.ts'
import { createProcessorClock } from './processor-time.ts'
import { claim, ms, t } from './saying.ts'

const SIZES = [10, 24, 40] as const
const BOOKINGS = 100
const ROUNDS = 5,
  POLLS = 20
/** By which what a file adds may grow. */
const MAX_GROWTH = 1.3
const task = { kind: 'system', task: 'bench' } as const
const processor = createProcessorClock(process.pid)

/** Her documents, then a payslip and a statement for each month before. */
function documentsFor(count: number): ParseResult[] {
  const today = new Date().toISOString().slice(0, 10)
  const results = giuliaDocumentsOn(today).map(({ result }) => result)
  for (let back = 4; results.length < count; back++) {
    const month = addMonths(monthOf(today), -back)
    const bookings = Array.from({ length: BOOKINGS }, (_, at) =>
      line(`${month}-${String(1 + (at % 28)).padStart(2, '0')}`, `PAGAMENTO POS NEGOZIO ${at}`, `-${at + 1}.50`),
    )
    results.push(payslip(month, '1850.00'), statement(month, month, { transactions: bookings }))
  }
  return results.slice(0, count)
}

interface Cost {
  /** Seconds of processor time, of the server and its database. */
  handIn: number
  /** Each, likewise. */
  poll: number
  report: number
}

async function costOf({ server }: MeasuredServer, database: pg.Client, results: ParseResult[]): Promise<Cost> {
  const { token, applicationId } = await settleApplicant(server)
  const headers = { authorization: `Bearer ${token}`, 'application-type': 'rent', region: 'it' }
  const query = { application_id: applicationId, lang: 'it' }
  await server.deps.transact(task, async (stores) => {
    await stores.applications.changeAnswers(applicationId, completeAnswers)
    await stores.applications.saveStep(applicationId, 9, 'result')
    await stores.applications.markPaid(applicationId)
  })
  const spent = async (work: () => Promise<void>) => {
    const before = processor.seconds()
    await work()
    return processor.seconds() - before
  }
  const get = async (url: string) => {
    const { statusCode, body } = await server.app.inject({ url, query, headers })
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${body}`)
    return body
  }
  const handIn = await spent(async () => {
    for (const [at, { type }] of results.entries()) {
      const form = new FormData()
      form.append('type', type)
      form.append('name', `${at}.pdf`)
      if (type === 'national_id') {
        form.append('id_type', 'passport')
        form.append('selected_ids_combination', 'passport')
      }
      form.append('file', new Blob([`%PDF-1.7\n${applicationId} ${at}`]), `${at}.pdf`)
      const request = new Request('http://localhost', { method: 'POST', body: form })
      const url = type === 'bank_statement' ? '/api/v1/bank-account/upload' : '/api/v1/other-documents/upload'
      const { statusCode, body } = await server.app.inject({
        method: 'POST',
        url,
        query,
        headers: { ...headers, 'content-type': request.headers.get('content-type')! },
        payload: Buffer.from(await request.arrayBuffer()),
      })
      if (statusCode !== 200) throw new Error(`${type}: ${statusCode} ${body}`)
    }
    const isUnread = () =>
      database
        .query(`select 1 from documents where application_id = $1 and status = 'processing' limit 1`, [applicationId])
        .then(({ rowCount }) => rowCount !== 0)
    while (await isUnread()) await wait(500)
  })
  await server.deps.transact(task, (stores) => stores.applications.markConfirmed(applicationId))
  const report = await spent(async () => void (await get('/api/v2/report/')))
  await get('/api/v1/state/')
  const polls = await spent(async () => {
    for (let count = 0; count < POLLS; count++) await get('/api/v1/state/')
  })
  return { handIn, report, poll: polls / POLLS }
}

export async function measureDossier(): Promise<void> {
  const reader = createScriptedReader()
  let current: ParseResult[] = []
  reader.result = (name) => current[Number.parseInt(name, 10)]!
  const measured = await startMeasured(() => ({ isWorker: true, reader }))
  const database = new pg.Client({ connectionString: measured.databaseUrl })
  try {
    await measured.server.work()
    await database.connect()
    const costs = async (count: number): Promise<Cost> => {
      current = documentsFor(count)
      const sum: Cost = { handIn: 0, poll: 0, report: 0 }
      for (let round = 0; round < ROUNDS; round++) {
        const { handIn, poll, report } = await costOf(measured, database, current)
        sum.handIn += handIn / ROUNDS
        sum.poll += poll / ROUNDS
        sum.report += report / ROUNDS
      }
      return sum
    }
    await costOf(measured, database, (current = documentsFor(SIZES[0])))
    const all = []
    for (const count of SIZES) all.push(await costs(count))
    const [few, more, most] = all as [Cost, Cost, Cost]
    for (const name of ['handIn', 'report', 'poll'] as const) {
      const first = (more[name] - few[name]) / (SIZES[1] - SIZES[0]),
        then = (most[name] - more[name]) / (SIZES[2] - SIZES[1])
      t(
        `${name}, processor time of ${SIZES.join(', ')} files`,
        `${all.map((cost) => ms(cost[name] * 1000)).join(', ')}: a file adds ${ms(first * 1000)}, then ${ms(then * 1000)}; ` +
          claim(`at most ${MAX_GROWTH} times`, then <= first * MAX_GROWTH),
      )
    }
  } finally {
    await database.end()
    await measured.end()
  }
}
