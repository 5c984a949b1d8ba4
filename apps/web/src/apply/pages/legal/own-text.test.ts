import { expect, test } from 'vitest'
import { parseOwnText } from './own-text.ts'

const values = { operator: 'Casa GmbH', price: '20 EUR' }

test.each([
  [
    'whole',
    '# Impressum\nChanged: 2026-11-21\n\n## Wer\n{operator}\nMusterstraße 1\n\n- eins\n- zwei\n\n## Preis\n{price} und {mehr}',
    {
      title: 'Impressum',
      changed: '2026-11-21',
      parts: [
        {
          header: 'Wer',
          blocks: [
            { kind: 'paragraph', text: 'Casa GmbH Musterstraße 1' },
            { kind: 'list', points: ['eins', 'zwei'] },
          ],
        },
        { header: 'Preis', blocks: [{ kind: 'paragraph', text: '20 EUR und {mehr}' }] },
      ],
    },
  ],
  [
    'with text before its parts, and lines of Windows',
    '# Note\r\n\r\nVorab.\r\n\r\n## A\r\nText',
    {
      title: 'Note',
      changed: undefined,
      parts: [
        { header: '', blocks: [{ kind: 'paragraph', text: 'Vorab.' }] },
        { header: 'A', blocks: [{ kind: 'paragraph', text: 'Text' }] },
      ],
    },
  ],
  [
    'without a title',
    'Nur Text',
    { title: '', changed: undefined, parts: [{ header: '', blocks: [{ kind: 'paragraph', text: 'Nur Text' }] }] },
  ],
  [
    'with an empty last part',
    '# T\n## Leer',
    { title: 'T', changed: undefined, parts: [{ header: 'Leer', blocks: [] }] },
  ],
])('%s', (_, markdown, expected) => expect(parseOwnText(markdown, values)).toEqual(expected))

test('markup of the web stays text', () =>
  expect(parseOwnText('# T\n\n<img src=x onerror=alert(1)>', values).parts[0]!.blocks).toEqual([
    { kind: 'paragraph', text: '<img src=x onerror=alert(1)>' },
  ]))
