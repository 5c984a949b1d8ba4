/**
 * A warm reader in a process of its own, as the worker keeps them: reads files over and over and says what that costs.
 */
import { readFileSync } from 'node:fs'
import { startEngine } from '@attesta/documents/read/pdfium.ts'
import { openPdf } from '@attesta/documents/read/pdf.ts'
import { parseFile } from '@attesta/documents/pipeline.ts'

export interface Work {
  path: string
  rounds: number
  today: string
  /** All that the engine does, or its words alone. */
  what: 'result' | 'words'
}
export interface Cost {
  cpuMilliseconds: number[]
  wallMilliseconds: number[]
  peakMegabytes: number
  pages: number
  /** What was read, in words. */
  reading: string
}

type Outcome = Pick<Cost, 'pages' | 'reading'>

async function wordsOf(bytes: Uint8Array): Promise<Outcome> {
  const pdf = await openPdf(bytes)
  let words = 0
  for (let number = 1; number <= pdf.pageCount; number++) words += pdf.readPage(number).words.length
  pdf.close()
  return { pages: pdf.pageCount, reading: `${words} words` }
}

async function resultOf(bytes: Uint8Array, { path, today }: Work): Promise<Outcome> {
  const { pages, type, verdict, bank_statement, payslip } = await parseFile(bytes, {
    fileName: path,
    today,
    applicant: null,
    trace: false,
  })
  const account = bank_statement?.accounts[0]
  return {
    pages,
    reading: [
      type,
      verdict,
      ...(account ? [`${account.transactions.length} transactions`] : []),
      ...((account ?? payslip)?.reconciled ? ['proven'] : []),
    ].join(', '),
  }
}

await startEngine()
process.on('message', async (work: Work) => {
  const bytes = readFileSync(work.path),
    cost: Cost = { cpuMilliseconds: [], wallMilliseconds: [], peakMegabytes: 0, pages: 0, reading: '' }
  // The first round warms the engines and is not counted.
  for (let round = 0; round <= work.rounds; round++) {
    const started = performance.now(),
      before = process.cpuUsage()
    Object.assign(cost, work.what === 'words' ? await wordsOf(bytes) : await resultOf(bytes, work))
    const { user, system } = process.cpuUsage(before)
    if (round === 0) continue
    cost.cpuMilliseconds.push((user + system) / 1000)
    cost.wallMilliseconds.push(performance.now() - started)
  }
  cost.peakMegabytes = process.resourceUsage().maxRSS / 1024
  process.send!(cost)
})
process.send!('ready')
