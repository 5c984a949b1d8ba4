// Runs inside a container of the image: reads the document named first as the worker does, and prints what held the
// reader and what it made of the document.
import { readFileSync } from 'node:fs'

const release = '/opt/attesta'
const { createReaderPool } = await import(`${release}/packages/documents/src/isolated-reader/run-isolated.ts`)
const reader = await createReaderPool({ children: 1 })
const request = { fileName: 'document.pdf', today: '2026-11-26', applicant: null, trace: false }
const { verdict, type } = await reader.parse(readFileSync(process.argv[2]), request)
await reader.close()
process.stdout.write(`${JSON.stringify({ ...reader.describe(), verdict, type })}\n`)
