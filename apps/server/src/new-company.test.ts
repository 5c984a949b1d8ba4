import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCompany, readNewCompany } from './new-company.ts'
import { settleMember } from './testing/people.ts'
import { startTestApp, type TestApp } from './testing/start-test-app.ts'
import { until } from './testing/until.ts'

const words = ['Casa Serena', 'elena@casa-serena.example', 'Elena Prova']
const named = { name: 'Casa Serena', ownerEmail: 'elena@casa-serena.example', ownerName: 'Elena Prova' }

test('three words name a company and its owner', () => expect(readNewCompany(words)).toEqual(named))

test.each([
  [[], 'needs a name'],
  [['Casa Serena'], 'e-mail address'],
  [['Casa Serena', 'elena', 'Elena Prova'], 'e-mail address'],
  [['Casa Serena', 'elena@casa-serena.example', ' '], 'the owner needs a name'],
  [['', ...words.slice(1)], 'the company needs a name'],
  [['x'.repeat(500), ...words.slice(1)], 'the company needs a name'],
  [[...words, 'more'], 'new, then'],
])('%j is refused in words', (wrong, text) => expect(() => readNewCompany(wrong)).toThrow(text))

describe('a company that was made', () => {
  let app: TestApp
  const system = { kind: 'system', task: 'test' } as const
  const make = (company = named) => app.deps.transact(system, (stores) => makeCompany(stores, app.deps.random, company))
  beforeAll(async () => {
    app = await startTestApp()
    await app.work()
  })
  afterAll(() => app.end())

  test('lets its owner sign in, and an address belongs to one', async () => {
    const id = await make()
    await app.call({ method: 'POST', url: '/api/v1/dashboard/login', body: { email: named.ownerEmail } })
    const email = await until('the code', async () => app.mailbox.emails.find(({ to }) => to === named.ownerEmail))
    // The six digits that head the mail: «004217 is your sign-in code»
    const code = /\b(\d{6})\b/.exec(email.text)![1]!
    const { access_token } = (
      await app.call({ method: 'POST', url: '/api/v1/dashboard/verify', body: { email: named.ownerEmail, code } })
    ).json()
    const me = (await app.call({ url: '/api/v1/dashboard/me', token: access_token })).json()
    expect(JSON.stringify(me)).toContain('Casa Serena')
    await expect(make()).rejects.toThrow('belongs to a company already')
    expect(await app.deps.transact(system, (stores) => stores.companies.find(id))).toMatchObject({
      name: 'Casa Serena',
      parentOrigins: [],
    })
  })

  test('sees nothing of another', async () => {
    await settleMember(app)
    const id = await make({ ...named, ownerEmail: 'rosa@altra.example' })
    const { members, listings } = await app.deps.transact(
      { kind: 'member', companyId: id, memberId: id },
      async (stores) => ({
        members: await stores.members.ofCompany(id),
        listings: await stores.listings.headsOfCompany(id),
      }),
    )
    expect([members.map(({ email }) => email), listings]).toEqual([['rosa@altra.example'], []])
  })
})
