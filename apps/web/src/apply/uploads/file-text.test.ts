import { expect, test } from 'vitest'
import { middleEllipsis, sizeText } from './file-text.ts'

test('short names stay, long ones lose their middle', { tags: ['UP-9'] }, () => {
  expect(middleEllipsis('cu-2026.pdf')).toBe('cu-2026.pdf')
  const short = middleEllipsis('estratto-conto-terzo-trimestre-dell-anno-2026.pdf')
  expect(short).toHaveLength(36)
  expect(short.startsWith('estratto-conto-terzo') && short.endsWith('anno-2026.pdf')).toBe(true)
})
test.each([
  [10, 'en', '1 kB'],
  [184_320, 'en', '180 kB'],
  [1_468_006, 'it', '1,4 MB'],
  [20 * 1024 * 1024, 'de', '20 MB'],
] as const)('%d bytes in %s: %s', (bytes, language, text) => expect(sizeText(bytes, language)).toBe(text))
