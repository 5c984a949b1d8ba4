/**
 * What a person with many files costs the server: the same person's documents with ten files and with forty, from the
 * first upload to the report. Nothing is parsed: that each file is read by itself is linear as it is.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { addMonths, monthOf } from '@attesta/domain/day.ts'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'
import { line, payslip, statement } from '@attesta/domain/testing/documents.ts'
import { giuliaDocumentsOn } from '@attesta/domain/testing/giulia.ts'
import { completeAnswers } from '../../apps/server/src/testing/complete-person.ts'
import { createScriptedReader } from '../../apps/server/src/testing/fakes.ts'
import { settleApplicant } from '../../apps/server/src/testing/people.ts'
import { startMeasured, type MeasuredServer } from './measured-server.ts'
import { processorSeconds } from './processor-time.ts'
import { claim, ms, t } from './saying.ts'

const FEW = 10,
  MANY = 40
const BOOKINGS = 100
const ROUNDS = 5,
  POLLS = 40
/** By which the cost of a file may grow. */
const MAX_GROWTH = 1.3
const task = { kind: 'system', task: 'bench' } as const

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

async function costOf({ server }: MeasuredServer, results: ParseResult[]): Promise<Cost> {
  const { token, applicationId } = await settleApplicant(server)
  const headers = { authorization: `Bearer ${token}`, 'application-type': 'rent', region: 'it' }
  const query = { application_id: applicationId, lang: 'it' }
  await server.deps.transact(task, async (stores) => {
    await stores.applications.changeAnswers(applicationId, completeAnswers)
    await stores.applications.saveStep(applicationId, 9, 'result')
    await stores.applications.markConfirmed(applicationId)
    await stores.applications.markPaid(applicationId)
  })
  const spent = async (work: () => Promise<void>) => {
    const before = processorSeconds(process.pid)
    await work()
    return processorSeconds(process.pid) - before
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
      server.deps.transact(task, async (stores) =>
        (await stores.documents.of(applicationId)).some(({ status }) => status === 'processing'),
      )
    while (await isUnread()) await wait(500)
  })
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
  try {
    await measured.server.work()
    const costs = async (count: number): Promise<Cost> => {
      current = documentsFor(count)
      const sum: Cost = { handIn: 0, poll: 0, report: 0 }
      for (let round = 0; round < ROUNDS; round++) {
        const { handIn, poll, report } = await costOf(measured, current)
        sum.handIn += handIn / ROUNDS
        sum.poll += poll / ROUNDS
        sum.report += report / ROUNDS
      }
      return sum
    }
    await costOf(measured, (current = documentsFor(FEW)))
    const [few, many] = [await costs(FEW), await costs(MANY)]
    for (const name of ['handIn', 'report', 'poll'] as const) {
      const growth = many[name] / MANY / (few[name] / FEW)
      t(
        `${name}, processor time`,
        `${FEW} files ${ms(few[name] * 1000)}, ${MANY} files ${ms(many[name] * 1000)}, ${growth.toFixed(2)} times a file; ` +
          claim(`at most ${MAX_GROWTH} times`, growth <= MAX_GROWTH),
      )
    }
  } finally {
    await measured.end()
  }
}
