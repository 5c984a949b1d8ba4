import { expect, test } from 'vitest'
import { maxMessageText, maxTemplateName } from './message-limits.ts'
import { messageFields, templateFields } from './message.ts'
import { problemsOf } from './testing/problems-of.ts'

const texts = { en: 'Hello', it: '', de: '' }

test.each([
  [' Hello \r\nGiulia\r ', 'Hello \nGiulia'],
  ['a\u0000b\tc\u0007', 'ab\tc'],
  ['e\u0301', '\u00e9'],
])('the message %j is kept as %j', (text, kept) => expect(messageFields.parse({ text })).toEqual({ text: kept }))

test.each([
  ['', 'Messages.Error.Empty'],
  [' \n', 'Messages.Error.Empty'],
  ['x'.repeat(maxMessageText + 1), 'Messages.Error.Long'],
])('the message %j is refused', (text, message) =>
  expect(messageFields.safeParse({ text }).error?.issues).toMatchObject([{ path: ['text'], message }]),
)

test('the name of a template is one line, its texts are plain', () =>
  expect(templateFields.parse({ name: ' First\n\tcontact e\u0301 ', texts: { ...texts, it: ' Ciao ' } })).toEqual({
    name: 'First contact \u00e9',
    texts: { ...texts, it: 'Ciao' },
  }))

test.each([
  ['without a name', { name: ' ', texts }, ['name: Messages.Error.Name']],
  ['with too long a name', { name: 'x'.repeat(maxTemplateName + 1), texts }, ['name: Messages.Error.Name']],
  ['without any text', { name: 'x', texts: { en: ' ', it: '', de: '' } }, ['texts.it: Messages.Error.Empty']],
  [
    'with too long a text',
    { name: 'x', texts: { ...texts, de: 'x'.repeat(maxMessageText + 1) } },
    ['texts.de: Messages.Error.Long'],
  ],
])('a template %s is refused', (_, fields, expected) => expect(problemsOf(templateFields, fields)).toEqual(expected))
