/** A payslip and a statement in one file, in either order; and each of them alone, of everyone that we draw. */
import { describe, expect, test } from 'vitest'
import { giuliaBianchi, juergenWeiss } from '@attesta/domain/examples/sample-applicants.ts'
import type { Person } from '@attesta/domain/examples/person.ts'
import { readingsOf } from '../src/extract/readers.ts'
import { readFile, type ReadFile } from '../src/read/read-file.ts'
import { severalKinds } from '../src/verify/several-kinds.ts'
import { documentsOf } from './documents.ts'

const today = '2026-11-21'

async function codesOf(person: Person, files: readonly ReadFile[]): Promise<string[]> {
  const pages = files.flatMap((file) => file.pages).map((page, index) => ({ ...page, number: index + 1 }))
  const file: ReadFile = { ...files[0]!, pages }
  const applicant = { given: person.givenName, family: person.familyName }
  const context = { today, applicant, source: file.source }
  const [best] = await readingsOf(file, context)
  const { kind, sections, extraction } = best!
  const result = {
    file: 'a.pdf',
    type: kind,
    verdict: 'parsed' as const,
    country: null,
    issuer: null,
    pages: pages.length,
    source: file.source,
    findings: extraction.findings,
    ...sections,
  }
  return severalKinds(result, pages, context).map(({ code }) => code.replace(/^.*\./, ''))
}

describe.each([
  ['Italian', giuliaBianchi],
  ['German', juergenWeiss],
] as const)('%s documents', (_, person) => {
  const read = async (kind: 'bank_statement' | 'payslip') => {
    const drawn = documentsOf(person, today).filter(
      ({ expected, condition, mediaType }) =>
        condition === 'clean' && mediaType === 'application/pdf' && expected.type === kind,
    )
    expect(drawn.length).toBeGreaterThan(0)
    return Promise.all(drawn.map(async ({ draw }) => readFile(await draw(), () => {})))
  }

  test('of two kinds in one file are several, whichever lies first', async () => {
    const [[statement], payslips] = [await read('bank_statement'), await read('payslip')]
    expect(await codesOf(person, [statement!, payslips[0]!])).toEqual(['merged'])
    expect(await codesOf(person, [payslips[0]!, statement!])).toEqual(['merged'])
    expect(await codesOf(person, [...payslips, statement!])).toEqual(['merged'])
  })

  test('of one kind are one, however many pages they have', async () => {
    const [statements, payslips] = [await read('bank_statement'), await read('payslip')]
    for (const one of [...statements, ...payslips]) expect(await codesOf(person, [one])).toEqual([])
    expect(await codesOf(person, payslips)).toEqual([])
  })
})
