/**
 * The thread that tesseract.js runs in, in place of its own: that one fetches language files from a CDN and writes them
 * to the working directory.
 * Here a language is read from its npm package and from nowhere else; nothing is fetched, nothing is written.
 */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import tesseract from 'tesseract.js/src/worker-script/index.js'
import getCore from 'tesseract.js/src/worker-script/node/getCore.js'

/**
 * `<anything>/ita.traineddata.gz` → the quantised LSTM model in the package of that language: as exact as the full one,
 * a fifth of its size.
 */
function modelFile(path: string): string {
  const language = basename(path, '.traineddata.gz')
  return fileURLToPath(import.meta.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`))
}

const refuse = (what: string) => () => Promise.reject(new Error(`The recognition thread does not ${what}.`))

tesseract.setAdapter({
  getCore,
  gunzip: gunzipSync,
  readCache: (path: string) => readFile(modelFile(path)),
  fetch: refuse('fetch'),
  writeCache: refuse('write'),
  deleteCache: refuse('delete'),
  checkCache: () => Promise.resolve(false),
})

const port = parentPort
if (!port) throw new Error('The recognition thread was started outside a worker.')
port.on('message', (packet: unknown) => tesseract.dispatchHandlers(packet, (reply) => port.postMessage(reply)))
