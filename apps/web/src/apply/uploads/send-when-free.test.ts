import { describe, expect, test } from 'vitest'
import { CallFailed } from '../../call-failed.ts'
import { sendWhenFree } from './send-when-free.ts'

const busy = new CallFailed(503, { code: 'busy' }, 5)
const broken = new CallFailed(500)
const restarting = new CallFailed(503, { code: 'restarting' }, 5)
/** As one that stands before a server might say it: nothing is known of when. */
const restartingForLong = new CallFailed(503, { code: 'restarting' })

/** What was done, in order: each answer is an id, a failure, or nothing. */
async function course(sent: (string | CallFailed)[], arrived: (string | CallFailed | undefined)[] = []) {
  const done: string[] = []
  const answer = (what: string, answers: (string | CallFailed | undefined)[]) => () => {
    done.push(what)
    const next = answers.shift()
    return next instanceof CallFailed ? Promise.reject(next) : Promise.resolve(next)
  }
  const outcome = await sendWhenFree(answer('send', sent) as () => Promise<string>, answer('ask', arrived), (ms) => {
    done.push(`${ms} ms`)
    return Promise.resolve()
  }).catch((error: unknown) => error)
  return [done.join(', '), outcome]
}

describe('a file that the server cannot take now', { tags: ['UP-7'] }, () => {
  test.each([
    ['taken at once', course(['d']), 'send', 'd'],
    ['taken when it is free', course([busy, 'd']), 'send, 5000 ms, ask, send', 'd'],
    ['taken, though it was called busy', course([busy], ['d']), 'send, 5000 ms, ask', 'd'],
    ['busy when asked', course([busy, 'd'], [busy]), 'send, 5000 ms, ask, 5000 ms, ask, send', 'd'],
    ['busy for long', course([busy, busy, busy]), 'send, 5000 ms, ask, send, 5000 ms, ask, send', busy],
    ['taken after a restart', course([restarting, 'd']), 'send, 5000 ms, ask, send', 'd'],
    ['away in a restart', course([restarting, restarting, 'd']), 'send, 5000 ms, ask, send, 5000 ms, ask, send', 'd'],
    ['restarting without a time', course([restartingForLong]), 'send', restartingForLong],
    ['refused for another reason', course([broken]), 'send', broken],
  ])('%s', async (_, made, done, outcome) => expect(await made).toEqual([done, outcome]))
})
