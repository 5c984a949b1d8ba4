import { describe, expect, test } from 'vitest'
import locks from './pdf-locks.json' with { type: 'json' }
import { needsPassword } from './pdf-password.ts'
import { trailerOf } from './pdf-trailer.ts'

/** The end of a file that is locked in this way: with a password of its reader, or only against changes. */
const locked = (lock: string, id: string) =>
  `%PDF-1.7\n5 0 obj\n${lock}\nendobj\ntrailer\n<< /Size 14 /Root 3 0 R /ID [${id} ${id}] /Encrypt 5 0 R >>\nstartxref\n0\n%%EOF\n`
const asks = (text: string) => needsPassword(text, trailerOf(text)!)

describe('a PDF that asks for a password', { tags: ['UP-3'] }, () => {
  test.each(locks)('revision $revision, asks: $needed', async ({ lock, id, needed }) =>
    expect(await asks(locked(lock, id))).toBe(needed),
  )
  test('the same where the texts stand in brackets', async () => {
    for (const { lock, id, needed } of locks) {
      const inBrackets = lock.replace(
        /\/(O|U) <([0-9a-f]+)>/g,
        (_, name: string, digits: string) =>
          `/${name} (${digits.replace(/../g, (pair) => `\\${Number.parseInt(pair, 16).toString(8).padStart(3, '0')}`)})`,
      )
      expect(await asks(locked(inBrackets, id))).toBe(needed)
    }
  })
  test.each([
    ['a lock that is not in the file', locked('<< >>', '<00>').replace('5 0 obj', '6 0 obj')],
    ['a lock for the keys of certain people', locked('<< /Filter /Adobe.PubSec /V 4 >>', '<00>')],
    ['a lock of a kind that we do not know', locked(locks[0]!.lock.replace('/R 2', '/R 9'), locks[0]!.id)],
    ['a lock without its texts', locked('<< /Filter /Standard /R 3 /P -4 >>', '<00>')],
  ])('is never assumed: %s', async (_, text) => expect(await asks(text)).toBe(false))
})
