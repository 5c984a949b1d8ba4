import { expect, test } from 'vitest'
import { lastWritten, readPage, section, writtenIn } from './page.ts'

test('the page says what was last measured', () => expect(writtenIn(readPage())).toBe(section(lastWritten())))

test('what was last measured are three throws at least, and nothing in it is proven but wrong', () => {
  const { lines } = lastWritten()
  expect(lines.length).toBeGreaterThan(0)
  expect(
    lines.filter(({ throws, figures }) => throws < 3 || figures.provenButWrong > 0 || figures.crashes > 0),
  ).toEqual([])
})
