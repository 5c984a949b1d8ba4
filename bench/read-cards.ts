/**
 * `node bench/read-cards.ts [--people N] [--first N] [--layout PART] [--conditions
 * clean,calm,turned,loose,tilted,dark,dazzled,sleeved] [--verbose]`:
 * what the engine reads of all drawn identity documents, by condition. Two things must not be: a zone that is called
 * valid and says another number, birth or expiry than the card (exit status 1), and fields that are wrong on a file
 * about which nothing is said (`silent`).
 */
import { parseArgs } from 'node:util'
import { compare, namesOf } from '@attesta/documents/make/accuracy/compare.ts'
import { inventPerson } from '@attesta/documents/make/life/invent-person.ts'
import { identityDocuments } from '@attesta/documents/make/documents/identity-documents.ts'
import type { DrawnDocument } from '@attesta/documents/make/drawn-document.ts'
import { type CardPhoto, photographCard } from '@attesta/documents/make/degrade/photograph-card.ts'
import { parseFile } from '@attesta/documents/pipeline.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '3' },
    first: { type: 'string', default: '1' },
    layout: { type: 'string', default: '' },
    conditions: { type: 'string', default: 'clean,calm,turned,loose' },
    verbose: { type: 'boolean', default: false },
  },
})
const TODAY = '2026-11-21'

interface Tally {
  files: number
  zones: number
  valid: number
  validButWrong: number
  right: number
  wrong: number
  silent: number
  missing: number
  cpu: number
  longest: number
}

const draw = (document: DrawnDocument, condition: string, matter: string): Promise<Uint8Array> =>
  condition === 'clean'
    ? document.draw()
    : document.draw().then((picture) => photographCard(picture, matter, condition as CardPhoto))

process.stdout.write(
  'condition   files  zones  valid  valid but wrong  fields right  wrong  silent  missing  cpu ms mean  longest\n',
)
let wrongInAll = 0
for (const condition of values.conditions.split(',')) {
  const tally: Tally = {
    files: 0,
    zones: 0,
    valid: 0,
    validButWrong: 0,
    right: 0,
    wrong: 0,
    silent: 0,
    missing: 0,
    cpu: 0,
    longest: 0,
  }
  for (let seed = Number(values.first); seed < Number(values.first) + Number(values.people); seed++) {
    for (const [layout, drawing] of Object.entries(identityDocuments).filter(([name]) =>
      name.includes(values.layout),
    )) {
      const person = inventPerson(drawing.country, `${seed}:${layout}`)
      for (const document of drawing.documentsOf(person, TODAY, seed)) {
        if (condition !== 'clean' && document.mediaType === 'application/pdf') continue
        const bytes = await draw(document, condition, `${seed}:${layout}:${document.fileName}`),
          before = process.cpuUsage()
        const found = await parseFile(bytes, {
          fileName: document.fileName,
          today: TODAY,
          applicant: { given: person.givenName, family: person.familyName },
          trace: false,
        })
        const used = process.cpuUsage(before),
          cpu = (used.user + used.system) / 1000,
          score = compare(document, found),
          wrong = namesOf(score, 'wrong'),
          missing = namesOf(score, 'missing')
        tally.files++
        tally.zones += Number(document.expected.identity!.mrz !== null)
        tally.valid += Number(document.expected.identity!.mrz !== null && found.identity?.mrz?.valid === true)
        tally.validButWrong += Number(score.isFalselyProven)
        tally.right += namesOf(score, 'right').length
        tally.wrong += wrong.length
        tally.silent += found.findings.length === 0 ? wrong.length : 0
        tally.missing += missing.length
        tally.cpu += cpu
        tally.longest = Math.max(tally.longest, cpu)
        const errors = found.findings.map(({ code, params }) => `${code} ${Object.values(params).join()}`)
        const misread = wrong.map(
          (name) => `${name}=${JSON.stringify(found.identity?.[name.slice(9) as 'number'] ?? null)}`,
        )
        if (values.verbose && (wrong.length > 0 || missing.length > 0 || errors.length > 0))
          process.stdout.write(
            `  ${seed} ${layout} ${document.fileName}: ${found.type}; wrong ${misread.join(' ') || '-'}; ` +
              `missing ${missing.join(' ') || '-'}; ${errors.join(', ')}; ${Math.round(cpu)} ms\n`,
          )
      }
    }
  }
  wrongInAll += tally.validButWrong
  process.stdout.write(
    `${condition.padEnd(12)}${[
      [tally.files, 5],
      [tally.zones, 7],
      [tally.valid, 7],
      [tally.validButWrong, 17],
      [tally.right, 14],
      [tally.wrong, 7],
      [tally.silent, 8],
      [tally.missing, 9],
      [Math.round(tally.cpu / tally.files), 13],
      [Math.round(tally.longest), 9],
    ]
      .map(([value, width]) => String(value).padStart(width!))
      .join('')}\n`,
  )
}
// The reader of pixels keeps its thread for the next file; there is none.
process.exit(wrongInAll > 0 ? 1 : 0)
