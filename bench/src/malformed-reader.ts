/** Reads malformed files one after the other, as a worker does, until its parent is gone; for `malformed.ts`. */
import { once } from 'node:events'
import { createReaderPool } from '@attesta/documents/isolated-reader/run-isolated.ts'
import { malformedFile } from '@attesta/documents/testing/malformed/malformed-file.ts'

export interface Read {
  files: number
  crashes: number
}

const SEED = 20_261_125
/** Drawn before anything is measured: a worker draws none. */
const FILES = 240
const request = { fileName: 'x', today: '2026-11-10', applicant: null, trace: false }

const read: Read = { files: 0, crashes: 0 }
const reader = await createReaderPool({ children: 1, onCrash: () => read.crashes++ })
const files: Uint8Array[] = []
while (files.length < FILES) files.push((await malformedFile(SEED + files.length)).bytes)
let isOver = false
process.once('disconnect', () => {
  isOver = true
})
process.send!('drawn')
await once(process, 'message')
process.once('message', () => process.send!(read satisfies Read))
while (!isOver) {
  await reader.parse(files[read.files % FILES]!, request)
  read.files++
}
reader.close()
