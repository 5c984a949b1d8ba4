import { expect, test } from 'vitest'
import { hasSecondFile } from './media-type.ts'

test.each([
  ['a plain end', 'startxref\n116\n%%EOF\n', false],
  ['white space and nothing', '%%EOF\r\n\0\0  ', false],
  ['a second version of the document', '%%EOF\n5 0 obj\n<</A 1>>\nendobj\nstartxref\n9\n%%EOF', false],
  ['tags inside the document', 'stream <html> endstream %%EOF', false],
  ['a ZIP inside the document', 'stream PK\x05\x06 endstream %%EOF', false],
  ['a ZIP behind', '%%EOF\nPK\x03\x04 PK\x05\x06', true],
  ['a ZIP so long that the end is out of sight', 'x'.repeat(100) + 'PK\x05\x06', true],
  ['a page behind', '%%EOF\n<!DOCTYPE html>', true],
  ['a script behind', '%%EOF<script>', true],
  ['a word that begins like a tag', '%%EOF <bodyguard', false],
])('%s', (_, text, expected) => expect(hasSecondFile(Buffer.from(text, 'latin1'))).toBe(expected))
