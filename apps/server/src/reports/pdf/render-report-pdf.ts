/**
 * A report as a PDF: tagged (PDF/UA-1), in the language asked for, the same file for the same report. Drawn in a thread
 * of its own, because the typesetter is native and synchronous; the thread is replaced every few hundred reports,
 * because it grows by about a quarter of a megabyte with each, and after any mishap.
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Drawing, DrawingOrder } from './drawing-thread.ts'
import { modelOfBand } from './model-of-band.ts'
import { modelOfReport } from './model-of-report.ts'
import type { PrintedReport } from './page-frame.ts'

const DRAWINGS_PER_THREAD = 200
/**
 * A report takes about a tenth of a second, the first one three; a machine at its limit takes far longer, and none
 * takes for ever.
 */
const LONGEST_MS = 60_000

interface DrawingThread {
  worker: Worker
  drawings: number
}

let thread: DrawingThread | undefined
let queue: Promise<unknown> = Promise.resolve()

function readyThread(): DrawingThread {
  if (thread && thread.drawings < DRAWINGS_PER_THREAD) return thread
  void thread?.worker.terminate()
  // No environment is handed on: the template needs none of it.
  thread = { worker: new Worker(new URL('./drawing-thread.ts', import.meta.url), { env: {} }), drawings: 0 }
  return thread
}

function dropThread(): void {
  void thread?.worker.terminate()
  thread = undefined
}

const ended = async (worker: Worker, signal: AbortSignal): Promise<never> => {
  const [status] = await once(worker, 'exit', { signal })
  throw new Error(`the drawing thread ended with ${status}`)
}

async function draw(order: DrawingOrder): Promise<Uint8Array> {
  const { worker } = readyThread()
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(LONGEST_MS)])
  try {
    worker.ref()
    worker.postMessage(order)
    const [drawing] = (await Promise.race([once(worker, 'message', { signal }), ended(worker, signal)])) as [Drawing]
    if ('problem' in drawing) throw new Error(`the report could not be drawn: ${drawing.problem}`)
    if (thread) thread.drawings++
    return drawing.pdf
  } catch (error) {
    dropThread()
    throw error
  } finally {
    over.abort()
    // An idle thread does not keep the process alive.
    worker.unref()
  }
}

/** @throws Error when the typesetter refuses the page or the thread fails; the next call starts with a new one. */
export function renderReportPdf(document: PrintedReport): Promise<Uint8Array> {
  const order: DrawingOrder = {
    model: document.givenTo?.level === 'band' ? modelOfBand(document) : modelOfReport(document),
    createdAt: Math.floor(Date.parse(document.report.created_at) / 1000),
  }
  const drawn = queue.then(() => draw(order))
  queue = drawn.catch(() => undefined)
  return drawn
}
