import { expect, test } from 'vitest'
import { giulia } from '../testing/giulia.ts'
import { personMarks } from './person-marks.ts'

test('numbers and codes of a person are told without the spelling of the document', () => {
  const [card] = giulia.documents.flatMap(({ result }) => (result.identity ? [result] : []))
  const identity = { ...card!.identity!, number: 'ca 00000-aa', fiscal_code: 'brm gli 90a41 f205x' }
  expect(personMarks({ ...card!, identity })).toEqual({ numbers: ['CA00000AA'], fiscalCodes: ['BRMGLI90A41F205X'] })
})

test('what a document does not say is no mark', () => {
  const [card] = giulia.documents.flatMap(({ result }) => (result.identity ? [result] : []))
  const identity = { ...card!.identity!, number: null, fiscal_code: ' - ' }
  expect(personMarks({ ...card!, identity })).toEqual({ numbers: [], fiscalCodes: [] })
})
