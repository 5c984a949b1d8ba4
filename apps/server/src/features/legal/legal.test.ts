import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAgency, createIdentityDesk } from '../../testing/identity-desk.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { ownTextFile } from './own-texts.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ identityCheck: createIdentityDesk(), creditCheck: createAgency(null) })
})
afterAll(() => app.end())
/** Those that are set up, and no others. */
const services = [
  { kind: 'identity', name: 'IDnow' },
  { kind: 'credit', name: 'Auskunft Prüf' },
]
const ask = (page: string, lang: string) => app.call({ url: '/api/v1/legal/text', query: { page, lang } })

test(
  "the operator's own text stands in for the template, in its language, without a restart",
  { tags: ['LG-1'] },
  async () => {
    expect((await ask('imprint', 'de')).json()).toEqual({ success: true, text: null, services })
    const file = ownTextFile(app.deps.config.dataDir, 'de', 'imprint')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '# Impressum\n')
    expect((await ask('imprint', 'de')).json()).toEqual({ success: true, text: '# Impressum\n', services })
    expect((await ask('imprint', 'it')).json()).toEqual({ success: true, text: null, services })
  },
)

test.each(['../../keys/house', 'terms.md', ''])('«%s» is no page, and no way out of the folder', async (page) =>
  expect((await ask(page, 'de')).statusCode).toBe(422),
)

test('a text that is there and cannot be read is never the template', async () => {
  mkdirSync(ownTextFile(app.deps.config.dataDir, 'en', 'terms'), { recursive: true })
  expect((await ask('terms', 'en')).statusCode).toBe(500)
})
