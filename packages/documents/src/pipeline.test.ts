import { expect, test } from 'vitest'
import { foldWords } from '@attesta/domain/transactions/fold.ts'
import { parseFile } from './pipeline.ts'

const options = { fileName: 'export.csv', today: '2026-11-21', applicant: null, trace: false }

test.each(['Datum;Betrag\n', '%PDF-1.7\n', ''])('holds no name when %j is read', async (file) => {
  const words = foldWords('Łucja Bianchi')
  expect(foldWords('Łucja Bianchi')).toBe(words)
  await parseFile(Buffer.from(file), options)
  expect(foldWords('Łucja Bianchi')).not.toBe(words)
})
