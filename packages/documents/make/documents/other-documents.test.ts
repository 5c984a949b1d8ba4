import { expect, test } from 'vitest'
import { parseFile } from '../../src/pipeline.ts'
import { compare } from '../accuracy/compare.ts'
import { inventPerson } from '../life/invent-person.ts'
import { otherDocuments } from './other-documents.ts'

const today = '2026-11-21'
const ACCEPTED = ['bank_statement', 'payslip', 'cud', 'fiscal_doc', 'national_id']

test.each(Object.entries(otherDocuments))('%s is read for what it is', { timeout: 60_000 }, async (name, drawing) => {
  const documents = drawing.documentsOf(inventPerson(drawing.country, `7:${name}`), today, 7)
  expect(documents.length).toBeGreaterThan(0)
  for (const document of documents) {
    const found = await parseFile(await document.draw(), {
      fileName: document.fileName,
      today,
      applicant: null,
      trace: false,
    })
    expect(ACCEPTED).not.toContain(found.type)
    expect(
      [...compare(document, found).facts].filter(([, { wrong, missing }]) => wrong + missing > 0).map(([fact]) => fact),
    ).toEqual([])
  }
})
