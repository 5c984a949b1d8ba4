/** The thread that draws: one model in, one PDF out, in order. */
import { parentPort } from 'node:worker_threads'
import { createTypesetter } from './draw.ts'
import type { BandModel, PageModel } from './page-model.ts'

export interface DrawingOrder {
  model: PageModel | BandModel
  createdAt: number
}
/** What could not be drawn is said without a word of the model: it holds personal data. */
export type Drawing = { pdf: Uint8Array<ArrayBuffer> } | { problem: string }

const port = parentPort
if (port === null) throw new Error('the drawing thread was started as a program')
const draw = createTypesetter()

port.on('message', ({ model, createdAt }: DrawingOrder) => {
  try {
    const pdf = new Uint8Array(draw(model, createdAt))
    port.postMessage({ pdf } satisfies Drawing, [pdf.buffer])
  } catch (error) {
    // The typesetter puts its message into `code`.
    port.postMessage({ problem: String((error as { code?: unknown }).code ?? error) } satisfies Drawing)
  }
})
