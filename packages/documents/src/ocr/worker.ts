/**
 * One warm recogniser per process: starting it costs half a second and 150 MB, so it starts with the first page that
 * needs it and stays.
 */
import { fileURLToPath } from 'node:url'
import { createWorker, OEM, PSM, type Page as Recognised, type Worker } from 'tesseract.js'
import { encodePgm } from '../image/encode-gray.ts'
import type { GrayImage } from '../image/gray-image.ts'

export type Language = 'ita' | 'deu' | 'eng'

/** How the page is cut before reading: found by itself, taken as one block, or words sought anywhere. */
export type Segmentation = 'page' | 'block' | 'line' | 'sparse'
const SEGMENTATION: Record<Segmentation, PSM> = {
  page: PSM.AUTO,
  block: PSM.SINGLE_BLOCK,
  line: PSM.SINGLE_LINE,
  sparse: PSM.SPARSE_TEXT,
}

/** Else the engine tells stderr about every page. */
const QUIET = 'debug_file /dev/null'

interface Warm {
  worker: Worker
  key: string
  segmentation: Segmentation
}

let warm: Promise<Warm> | null = null
let queue: Promise<unknown> = Promise.resolve()

/** What the engine reads in the image, one image at a time. Errors of the engine are bugs and pass through. */
export function runOcr(image: GrayImage, wanted: readonly Language[], segmentation: Segmentation): Promise<Recognised> {
  const turn = queue.then(async () => {
    const { worker } = await prepare(wanted, segmentation)
    const { data } = await worker
      .recognize(encodePgm(image), {}, { blocks: true, text: false })
      .catch((reason: unknown) => {
        throw new Error(`recognition failed: ${String(reason)}`)
      })
    return data
  })
  queue = turn.catch(() => undefined)
  return turn
}

/** Stops the thread; the next page starts a new one. */
export async function closeOcr(): Promise<void> {
  await queue
  const running = warm
  warm = null
  if (running) await (await running).worker.terminate()
}

async function prepare(wanted: readonly Language[], segmentation: Segmentation): Promise<Warm> {
  const key = wanted.join('+')
  warm ??= start(wanted)
  const current = await warm
  if (current.key !== key) {
    await current.worker.reinitialize(key, OEM.LSTM_ONLY, QUIET)
    current.key = key
    // As the engine begins: what was asked of it before is forgotten with the languages.
    current.segmentation = 'block'
  }
  if (current.segmentation !== segmentation) {
    await current.worker.setParameters({ tessedit_pageseg_mode: SEGMENTATION[segmentation] })
    current.segmentation = segmentation
  }
  return current
}

async function start(wanted: readonly Language[]): Promise<Warm> {
  let failed: (reason: unknown) => void = () => undefined
  const failure = new Promise<never>((_, reject) => {
    failed = reject
  })
  failure.catch(() => undefined)
  const worker = await Promise.race([
    failure,
    createWorker(
      [...wanted],
      OEM.LSTM_ONLY,
      {
        workerPath: fileURLToPath(new URL('./tesseract-thread.ts', import.meta.url)),
        langPath: '.',
        cacheMethod: 'none',
        gzip: true,
        // Without a handler tesseract.js throws inside its message listener, where it cannot be caught.
        errorHandler: (reason: unknown) => failed(new Error(`recognition failed: ${String(reason)}`)),
      },
      QUIET,
    ),
  ])
  await worker.setParameters({ tessedit_pageseg_mode: SEGMENTATION.page })
  return { worker, key: wanted.join('+'), segmentation: 'page' }
}
