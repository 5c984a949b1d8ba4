/** What a reader of a report's code is told, drawn without a browser. */
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { WebDeps } from '../deps.tsx'
import { createFakeApi, type PlayedReplies } from '../fake-api.ts'
import { createMemoryStorage } from '../memory-storage.ts'
import { createSession, createSessionStore } from '../session.ts'
import { playedNow, playedSettings } from '../apply/played/sample-applicants.ts'
import { speaker } from '../apply/played/speaker.ts'
import { inOrder, t } from '../testing/said-in-markup.ts'
import { settledMarkup } from '../testing/settled-markup.tsx'
import { Words } from '../words/words.tsx'
import { states } from './states.ts'
import { VerifyReport } from './verify-report.tsx'

async function read(name: keyof typeof states): Promise<string> {
  const replies: PlayedReplies = states[name].replies
  const kept = createSessionStore(createMemoryStorage)
  const deps: WebDeps = {
    api: createFakeApi(replies, { speak: speaker('en'), isOver: () => true }),
    session: createSession(kept),
    kept,
    clock: { now: () => playedNow, wait: () => new Promise(() => undefined) },
    settings: playedSettings,
  }
  return settledMarkup(
    <MemoryRouter>
      <Words language="en" segments={['general', 'verify']}>
        <VerifyReport token="q7Xv2" />
      </Words>
    </MemoryRouter>,
    deps,
    { pathname: '/verify-report', search: '', replies },
  )
}
const points = (markup: string) => markup.match(/<ul class="bullets">(.*?)<\/ul>/)?.[1]?.match(/<li>/g)?.length ?? 0
const verified = t('ReportVerification.Verified')

test(
  'a valid report is said to be verified, with name, date, four points and help',
  { tags: ['B2-verify', 'B9-verify-points', 'VR-1'] },
  async () => {
    const markup = await read('valid')
    expect(markup).toMatch(inOrder(`>${verified}<`, 'Giulia Bianchi', '21 November 2026', 'href="mailto:'))
    expect(points(markup)).toBe(4)
    expect(markup).toContain(t('ReportVerification.CheckAddress', { host: 'localhost' }))
  },
)

test(
  'a code of no report is said not to be verified, in the server’s words, and shows no point',
  { tags: ['B2-verify', 'VR-2', 'K-ReportVerification.NotVerified'] },
  async () => {
    const markup = await read('notVerified')
    expect(markup).toMatch(inOrder(`>${t('ReportVerification.NotVerified')}<`, 'Couldn&#x27;t verify QR Code'))
    expect([markup.includes(`>${verified}<`), points(markup)]).toEqual([false, 0])
  },
)

test('a check that failed says so and can be tried again: it is no answer', { tags: ['VR-2'] }, async () => {
  const markup = await read('failed')
  expect(markup).toMatch(inOrder(t('ReportVerification.Failed'), t('ReportVerification.Retry')))
  expect(markup).not.toContain(t('ReportVerification.NotVerified'))
})

test('before the answer nothing is said of the report', { tags: ['VR-2'] }, async () => {
  const markup = await read('loading')
  expect(markup).toContain('class="skeleton"')
  expect(markup).not.toContain(verified)
})

test('an open report is not called checked against itself', async () => expect(points(await read('open'))).toBe(3))

test.each(['expired', 'replaced', 'replacedAndWithdrawn', 'revoked'] as const)(
  'a report that is %s is not called verified, and no rent is asked of it',
  { tags: ['B2-verify'] },
  async (state) => {
    const markup = await read(state)
    expect(markup).toContain(t('ReportVerification.NoLongerValid'))
    expect([markup.includes(`>${verified}<`), markup.includes('name="rent"')]).toEqual([false, false])
  },
)
