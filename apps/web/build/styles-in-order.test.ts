import { expect, test } from 'vitest'
import { inOrder } from './styles-in-order.ts'

const link = (name: string) => `    <link rel="stylesheet" crossorigin href="/assets/${name}.css">\n`

test('the styles of all pages go before those of a part', () =>
  expect(inOrder(`<head>\n${link('report')}${link('shared')}<b>\n${link('css')}</head>`, ['assets/css.css'])).toBe(
    `<head>\n${link('css')}${link('report')}<b>\n${link('shared')}</head>`,
  ))
