/** A sealed report's address: another try cannot help, and the sealed shortlists are no page of a viewer's. */
import { readFileSync } from 'node:fs'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { compileWords } from '../../build/compiled-words.ts'
import { playedSettings } from '../apply/played/sample-applicants.ts'
import { CallFailed } from '../call-failed.ts'
import type { WebDeps } from '../deps.tsx'
import { createFakeApi } from '../fake-api.ts'
import { createMemoryStorage } from '../memory-storage.ts'
import { createSession, createSessionStore } from '../session.ts'
import { settledMarkup } from '../testing/settled-markup.tsx'
import { IntlProvider } from '../words/intl.tsx'
import { LoadFailed } from './load-failed.tsx'
import { states } from './states.ts'

const words = compileWords(
  JSON.parse(
    readFileSync(new URL('../../../../packages/contract/src/words/en/dashboard.json', import.meta.url), 'utf8'),
  ),
)

async function shownTo(role: 'agent' | 'viewer'): Promise<string> {
  const me = states.list.replies.dashboardMe as object
  const replies = { dashboardMe: { ...me, role } } as typeof states.list.replies
  const kept = createSessionStore(createMemoryStorage)
  const deps: WebDeps = {
    api: createFakeApi(replies),
    session: createSession(kept),
    kept,
    clock: { now: () => 0, wait: () => new Promise(() => undefined) },
    settings: playedSettings,
  }
  return settledMarkup(
    <MemoryRouter initialEntries={['/dashboard']}>
      <IntlProvider language="en" words={words} onError={() => {}}>
        <LoadFailed error={new CallFailed(409, { code: 'sealed', message: 'Sealed now' })} onRetry={() => {}} />
      </IntlProvider>
    </MemoryRouter>,
    deps,
    { pathname: '/dashboard', search: '', replies },
  )
}

test.each([
  ['agent', true],
  ['viewer', false],
] as const)('to a sealed report the %s is told why; the way to the shortlists: %s', async (role, isLed) => {
  const markup = await shownTo(role)
  expect(markup).toContain('Sealed now')
  expect(markup).not.toContain('<button')
  expect(markup.includes('href="/dashboard/shortlists"')).toBe(isLed)
})
