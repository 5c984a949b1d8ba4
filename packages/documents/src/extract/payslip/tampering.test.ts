import type { Payslip } from '@attesta/domain/facts/parse-result.ts'
import { expect, test } from 'vitest'
import { pagesFromText } from '../../testing/page-from-text.ts'
import { extractPayslip } from './payslip.ts'
import { germanLayouts } from './german-layouts.fixture.ts'
import { italianLayouts } from './italian-layouts.fixture.ts'

const layouts = [...italianLayouts, ...germanLayouts]

const read = (text: string) =>
  extractPayslip(pagesFromText(text), { today: '2025-12-10', applicant: null, source: 'text' })?.section

/** Each amount of the text in turn with one of its digits raised, as a forger would. */
function* forgeries(text: string): Generator<string> {
  for (const match of text.matchAll(/\d{1,3}(?:\.\d{3})*,\d{2}|\d+,\d{2}/g)) {
    const first = match[0].replace(/^\d/, (digit) => String((Number(digit) % 9) + 1))
    for (const forged of [first, match[0].replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))])
      yield text.slice(0, match.index) + forged + text.slice(match.index + match[0].length)
  }
}

test.each(layouts.filter(({ expected }) => expected.reconciled).map(({ name, text }) => [name, text]))(
  'one changed figure is never proven: %s',
  (_, text) => {
    const figures = ({ gross, deductions, net }: Pick<Payslip, 'gross' | 'deductions' | 'net'>) =>
      [gross, deductions, net].join(' ')
    const genuine = figures(read(text)!)
    const believed = [...forgeries(text)].filter((forged) => {
      const result = read(forged)
      return result?.reconciled === true && figures(result) !== genuine
    })
    expect(believed).toEqual([])
  },
)
