import { expect, test } from 'vitest'
import { escaped } from './escaped.ts'

test.each([
  ['Rossi & Figli', 'Rossi &amp; Figli'],
  ['<b title="x">', '&lt;b title=&quot;x&quot;&gt;'],
  ["L'Aquila", 'L&#39;Aquila'],
  // An entity in the text is text as well.
  ['&amp;', '&amp;amp;'],
  ['Zoë – 100 €', 'Zoë – 100 €'],
])('shows %j as it is written', (text, markup) => {
  expect(escaped(text)).toBe(markup)
})
