import { expect, test } from 'vitest'
import { categorise } from './category.ts'
import { fromDecimal } from '../money.ts'
import { labelledLines } from './labelled-lines.fixture.ts'
import { categories, type Category } from './wording.ts'

const movement = (description: string, amount: string) => ({ bookedOn: '2025-10-27', description, amount: fromDecimal(amount) })

test('precision and recall over the labelled lines stay above the floor', () => {
  const judged = labelledLines.map(([description, amount, truth]) => ({ description, truth, told: categorise(movement(description, amount)).category }))
  const table = categories.map((category) => {
    const right = judged.filter(({ truth, told }) => truth === category && told === category).length
    const told = judged.filter((line) => line.told === category).length
    const truth = judged.filter((line) => line.truth === category).length
    return { category, lines: truth, precision: told === 0 ? 0 : right / told, recall: right / truth }
  })
  console.table(table)
  const wrong = judged.filter(({ truth, told }) => truth !== told)
  console.log(wrong.map(({ description, truth, told }) => `${truth} read as ${told}: ${description}`).join('\n'))
  expect(labelledLines.length).toBeGreaterThanOrEqual(150)
  for (const { category, precision, recall } of table) {
    expect.soft(precision, `${category} precision`).toBeGreaterThanOrEqual(0.85)
    expect.soft(recall, `${category} recall`).toBeGreaterThanOrEqual(0.85)
  }
  expect(1 - wrong.length / judged.length).toBeGreaterThanOrEqual(0.95)
})

test.each<[string, string, Category, string[]]>([
  ['CANONE LOCAZIONE OTTOBRE', '-850.00', 'rent_paid', ['CANONE LOCAZIONE']],
  ['Überweisung an Kaffeerösterei', '-8.00', 'other', []],
  ['S.N.A.I. PUNTO GIOCO', '-8.00', 'gambling', ['SNAI']],
  ['GUTSCHRIFT BEZUEGE NOVEMBER', '2000.00', 'salary', ['BEZUGE']],
])('%s at %s is %s because of %j', (description, amount, category, because) => {
  expect(categorise(movement(description, amount))).toEqual({ category, because })
})

test('money from an own account is the person’s own, even when the purpose says salary', () => {
  const line = movement('BONIFICO DISPOSTO DA MITT.: ROSSI MARIO CAUSALE: STIPENDIO', '1500.00')
  expect(categorise(line, ['Mario Rossi'])).toEqual({ category: 'own_transfer', because: ['ROSSI MARIO'] })
  expect(categorise(line, ['Mario Russo']).category).toBe('salary')
})
