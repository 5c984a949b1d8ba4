/**
 * Two statements in one file, as a tool that merges PDFs lays them: whichever comes first, the file holds several
 * documents.
 */
import { expect, test } from 'vitest'
import { sampleApplicants } from '@attesta/domain/examples/sample-applicants.ts'
import type { Person } from '@attesta/domain/examples/person.ts'
import { parseFile } from '../../src/pipeline.ts'
import { statementAt } from '../corpus/statement-drawings.ts'
import { Sheet } from '../draw/sheet.ts'
import { pressOf } from '../documents/statement-layout.ts'
import { statementLayouts } from '../documents/statement-layouts.ts'
import { stitched } from './stitch.ts'

const today = '2026-11-21'
type Layout = keyof typeof statementLayouts
const [giulia, marco, juergen] = ['Giulia', 'Marco', 'Jürgen'].map((name) =>
  sampleApplicants.find(({ givenName }) => givenName === name)!,
) as [Person, Person, Person]

function drawn(name: Layout, person: Person): Promise<Uint8Array> {
  const layout = statementLayouts[name]
  const statement = statementAt(layout, person, today, 1)
  const sheet = new Sheet(pressOf(layout, statement), layout.face)
  layout.draw(sheet, statement)
  return sheet.finish()
}
const blockers = async (file: Uint8Array, { givenName, familyName }: Person) => {
  const { findings } = await parseFile(file, {
    fileName: 'x.pdf',
    today,
    applicant: { given: givenName, family: familyName },
    trace: false,
  })
  return findings.filter(({ severity }) => severity === 'error').map(({ code }) => code)
}

test.each<[Layout, Layout]>([
  ['intesa', 'unicredit'],
  ['unicredit', 'intesa'],
  ['unicredit', 'navigli'],
  ['navigli', 'unicredit'],
  ['intesa', 'revolut'],
  ['bancoposta', 'fineco'],
])("one's own statement of %s and another person's of %s", { tags: ['B8-statement-merged'] }, async (own, foreign) => {
  const [mine, theirs] = [await drawn(own, giulia), await drawn(foreign, marco)]
  for (const [first, second] of [
    [mine, theirs],
    [theirs, mine],
  ] as const)
    expect(
      await blockers(
        stitched(first, second, (one, other) => [...one, ...other]),
        giulia,
      ),
    ).toContain('bank_statement.merged')
})

test.each(Object.entries(statementLayouts))('a statement of %s alone is one document', async (name, { country }) => {
  const person = country === 'IT' ? giulia : juergen
  expect(await blockers(await drawn(name as Layout, person), person)).not.toContain('bank_statement.merged')
})
