/**
 * `node packages/documents/make/main.ts OUTDIR [--today DAY] [--seed N]`: draws the documents of the whole cast, a
 * folder for each person.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dayIn, isDay } from '@attesta/domain/day.ts'
import { sampleApplicants } from '@attesta/domain/examples/sample-applicants.ts'
import { documentsOf } from './documents.ts'

const {
  values,
  positionals: [target],
} = parseArgs({
  allowPositionals: true,
  options: { today: { type: 'string' }, seed: { type: 'string', default: '1' } },
})
const today = values.today ?? dayIn(new Date(), 'Europe/Rome')

if (target === undefined || !isDay(today) || !/^\d+$/.test(values.seed)) {
  process.stderr.write('Usage: node packages/documents/make/main.ts OUTDIR [--today YYYY-MM-DD] [--seed N]\n')
  process.exitCode = 2
} else {
  for (const person of sampleApplicants) {
    await mkdir(join(target, person.id), { recursive: true })
    for (const document of documentsOf(person, today, Number(values.seed))) {
      await writeFile(join(target, person.id, document.fileName), await document.draw())
      process.stdout.write(`${person.id}/${document.fileName}  ${document.label} [${document.condition}]\n`)
    }
  }
}
