import { describe, expect, test } from 'vitest'
import { dictionaryAt, dictionaryOfObject, trailerOf } from './pdf-trailer.ts'

/** A body, then a table of lines with this trailer. */
const withLines = (body: string, trailer: string) =>
  `${body}xref\n0 1\n0000000000 65535 f \ntrailer\n${trailer}\nstartxref\n${body.length}\n%%EOF\n`
/** A body, then a table in a stream. */
const inStream = (body: string, entries: string) =>
  `${body}9 0 obj\n<< /Type /XRef ${entries} >>\nstream\nxœ\nendstream\nendobj\nstartxref\n${body.length}\n%%EOF\n`

describe('only the newest trailer says whether a PDF is locked', { tags: ['UP-3'] }, () => {
  test.each([
    ['a table of lines', withLines('%PDF-1.4\n', '<< /Root 1 0 R >>'), undefined],
    ['a table of lines, locked', withLines('%PDF-1.4\n', '<< /Root 1 0 R /Encrypt 5 0 R >>'), 5],
    ['a table in a stream, locked', inStream('%PDF-1.5\n', '/Root 1 0 R /Encrypt 12 0 R'), 12],
    ['a table in a stream', inStream('%PDF-1.5\n1 0 obj (/Encrypt 5 0 R) endobj\n', '/Root 1 0 R'), undefined],
    [
      'the word in the text of a page',
      withLines('%PDF-1.4\n4 0 obj\n<< >>\nstream\n(/Encrypt 12 0 R) Tj\nendstream\n', '<< /Root 1 0 R >>'),
      undefined,
    ],
    [
      'an older trailer was locked, the newest is not',
      `${withLines('%PDF-1.4\n', '<< /Root 1 0 R /Encrypt 5 0 R >>')}${withLines('', '<< /Root 1 0 R >>').replace(/startxref\n\d+/, 'startxref\n99999')}`,
      undefined,
    ],
    [
      'a table that is not where it is said to be',
      withLines('%PDF-1.4\n', '<< /Root 1 0 R /Encrypt 5 0 R >>').replace(/startxref\n\d+/, 'startxref\n3'),
      5,
    ],
  ])('%s', (_, text, encrypt) => expect(trailerOf(text)).toMatchObject({ encrypt }))
  test('a file without any is not understood', () => expect(trailerOf('%PDF-1.4\nnothing')).toBeUndefined())
})

test.each([
  ['<< /A << /B 1 >> >> >>', '<< /A << /B 1 >> >>'],
  ['<< /A (not >> yet \\) >>) /B 1 >> after', '<< /A (not >> yet \\) >>) /B 1 >>'],
  ['<< /A (unpaired', undefined],
])('a dictionary ends where it ends: %s', (text, dictionary) => expect(dictionaryAt(text, 0)).toBe(dictionary))
test('the newest of several objects of one number counts, and 5 is not 15', () =>
  expect(dictionaryOfObject('15 0 obj << /No 1 >>\n5 0 obj << /Old 1 >> endobj\n5 0 obj << /New 1 >> endobj', 5)).toBe(
    '<< /New 1 >>',
  ))
