import { expect, test } from 'vitest'
import { shelfOf } from './shelf.ts'

const shelf = shelfOf(() => '2026-11-21')

test('whatever is listed can be had, under the name it is listed by', async () => {
  const [giulia] = await shelf.people()
  expect(giulia).toMatchObject({ id: 'giulia-bianchi', name: 'Giulia Bianchi', fiscalCode: 'BNCGLI92C54F205X' })
  const payslip = giulia!.papers.find(({ fileName }) => fileName === 'busta-paga-2026-10.pdf')!
  const drawn = await shelf.draw(giulia!.id, payslip.fileName)
  expect(drawn?.mediaType).toBe('application/pdf')
  expect(Buffer.from(drawn!.bytes.subarray(0, 5)).toString()).toBe('%PDF-')
})

test('no two papers of a person share a name', async () => {
  for (const { papers } of await shelf.people()) expect(new Set(papers.map(({ fileName }) => fileName)).size).toBe(papers.length)
})

test.each([['giulia-bianchi', '../main.ts'], ['nobody', 'busta-paga-2026-10.pdf'], ['giulia-bianchi', 'busta-paga-1999-01.pdf']])('%s has no %s', async (person, file) => {
  expect(await shelf.draw(person, file)).toBeNull()
})
