/** Titles by their place: texts side by side over days and amounts, in whatever words. */
import { expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { linesOf } from './line.ts'

const headingsOf = (text: string) =>
  linesOf(pagesFromText(text))
    .filter(({ kind }) => kind === 'heading')
    .map(({ text: title }) => title)

test('texts over a day and an amount are titles, and so is what goes on closely below them', () =>
  expect(
    headingsOf(`
Bank
Fumeg       Zopitar                        Lakusin
bodu                                       rem
05.01.2026  Einkauf                         100,00
07.01.2026  Miete                            30,00`),
  ).toEqual(['Fumeg Zopitar Lakusin', 'bodu rem']))

test('texts over two columns of amounts are titles where days stand in lines of their own', () =>
  expect(
    headingsOf(`
Zopitar                        Lakusin      Rem
05.01.2026
Einkauf                         100,00
Gutschrift                                   30,00`),
  ).toEqual(['Zopitar Lakusin Rem']))

test('two texts are titles where they stand over each of two tables alike', () => {
  const table = (number: string) => `
Dapji ${number}
Zopitar                        Lakusin
05.01.2026
Einkauf                         100,00
Gutschrift                       30,00
`
  expect(headingsOf(table('8896649138') + table('8316231520'))).toEqual(['Zopitar Lakusin', 'Zopitar Lakusin'])
  expect(headingsOf(table('8896649138'))).toEqual([])
})

test('two texts side by side, and texts beside the columns, are none', () =>
  expect(
    headingsOf(`
Max Beispiel                               Bank
                                                       Ort          Filiale      Berater
05.01.2026  Einkauf                         100,00
07.01.2026  Miete                            30,00`),
  ).toEqual([]))
