import { expect, test } from 'vitest'
import { parseFile } from '../../src/pipeline.ts'
import { compare } from '../accuracy/compare.ts'
import { inventPerson } from '../life/invent-person.ts'
import { otherPapers } from './other-papers.ts'

const today = '2026-11-21'
const ACCEPTED = ['bank_statement', 'payslip', 'cud', 'fiscal_doc', 'national_id']

test.each(Object.entries(otherPapers))('%s is read for what it is', { timeout: 60_000 }, async (name, drawing) => {
  const papers = drawing.papersOf(inventPerson(drawing.country, `7:${name}`), today, 7)
  expect(papers.length).toBeGreaterThan(0)
  for (const paper of papers) {
    const found = await parseFile(await paper.draw(), {
      fileName: paper.fileName,
      today,
      applicant: null,
      trace: false,
    })
    expect(ACCEPTED).not.toContain(found.type)
    expect(
      [...compare(paper, found).facts].filter(([, { wrong, missing }]) => wrong + missing > 0).map(([fact]) => fact),
    ).toEqual([])
  }
})
