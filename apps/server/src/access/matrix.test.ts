/** Every route against every kind of caller, generated from the route table: no guarded call can be forgotten. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyScopes, type KeyScope } from '@attesta/contract/key-scopes.ts'
import { memberRoles } from '@attesta/contract/route.ts'
import { routeNames, routeOf } from '../http/check-table.ts'
import { systemRandom } from '../random.ts'
import {
  settleApplicant,
  settleMember,
  settleOperator,
  settleReport,
  type TestApplicant,
  type TestMember,
  type TestOperator,
} from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { seconds } from '../testing/test-clock.ts'

let app: TestApp
let anna: TestApplicant, bruno: TestApplicant, casa: TestMember, vera: TestOperator
beforeAll(async () => {
  app = await startTestApp()
  casa = await settleMember(app)
  anna = await settleApplicant(app, casa)
  bruno = await settleApplicant(app)
  vera = await settleOperator(app)
})
afterAll(() => app.end())

const absent = systemRandom.uuid()

/** Sessions end unused, and requests by the thousand take hours of this clock. */
async function signInAnew(): Promise<void> {
  await app.deps.transact({ kind: 'system', task: 'test' }, async (stores) => {
    for (const person of [anna, bruno]) person.token = await stores.sessions.open({ userId: person.userId })
    casa.token = await stores.sessions.open({ memberId: casa.memberId, companyId: casa.companyId })
    vera.token = await stores.sessions.open({ operatorId: vera.operatorId })
  })
}

/**
 * A call as far as the check of the caller: its body is rubbish on purpose, so that no refusal there tells what a
 * route accepts.
 */
function ask(
  name: (typeof routeNames)[number],
  { token, applicationId }: { token?: string | undefined; applicationId?: string | undefined },
) {
  // Refused requests are counted; time enough passes between them.
  app.clock.advance(seconds(1))
  const { method, path } = routeOf(name)
  const url = path.replace(/:\w+/g, absent)
  return app.call({
    method,
    url,
    token,
    query: applicationId ? { application_id: applicationId } : {},
    ...(method === 'POST' ? { body: { rubbish: true } } : {}),
  })
}
const seen = ({ statusCode, body }: { statusCode: number; body: string }) => ({ status: statusCode, body })
const guarded = routeNames.filter((name) =>
  ['applicant', 'owner', 'handover', 'member', 'operator', 'unproven'].includes(routeOf(name).who),
)
const by = (who: string) => routeNames.filter((name) => routeOf(name).who === who)

test('the table has routes of every policy', () => {
  expect(new Set(routeNames.map((name) => routeOf(name).who))).toEqual(
    new Set([
      'anyone',
      'visitor',
      'entrant',
      'applicant',
      'owner',
      'handover',
      'member',
      'operator',
      'unproven',
      'provider',
    ]),
  )
  expect(guarded.length).toBeGreaterThan(30)
})

describe('without a session', () => {
  test.each(guarded)('%s is refused before its body is read', { tags: ['A6-token-needed'] }, async (name) => {
    for (const applicationId of [undefined, anna.applicationId, absent, 'no-id']) {
      const response = await ask(name, { applicationId })
      expect([response.statusCode, response.json().code]).toEqual([401, 'unauthorized'])
    }
  })
})

describe('with the session of the wrong kind', () => {
  test.each(guarded)('%s is refused', async (name) => {
    const own: Record<string, string> = {
      applicant: anna.token,
      owner: anna.token,
      member: casa.token,
      operator: vera.token,
    }
    for (const [kind, token] of Object.entries(own)) {
      if (token === own[routeOf(name).who]) continue
      const response = await ask(name, { token, applicationId: anna.applicationId })
      expect([response.statusCode, response.json().code], kind).toEqual([401, 'unauthorized'])
    }
  })
})

describe('an address that is proven, while the second factor is not', () => {
  test.each(guarded.filter((name) => routeOf(name).who !== 'unproven'))(
    '%s is refused to a member and to an operator',
    async (name) => {
      for (const owner of [{ memberId: casa.memberId, companyId: casa.companyId }, { operatorId: vera.operatorId }]) {
        const token = await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
          stores.sessions.openUnproven(owner, 'code'),
        )
        const response = await ask(name, { token, applicationId: anna.applicationId })
        expect([response.statusCode, response.json().code]).toEqual([401, 'unauthorized'])
      }
    },
  )
})

describe('an operator', () => {
  test.each(by('operator').filter((name) => name !== 'operatorSignOut'))('%s lets one through', async (name) => {
    const { statusCode } = await ask(name, { token: vera.token })
    expect([401, 403]).not.toContain(statusCode)
    expect(statusCode).toBeLessThan(500)
  })
})

describe('the roles of a company', () => {
  beforeAll(signInAnew)
  test.each(memberRoles.flatMap((role) => by('member').map((name) => [role, name] as const)))(
    '%s: %s',
    async (role, name) => {
      const { token } = await settleMember(app, role)
      const { status } = seen(await ask(name, { token }))
      if (routeOf(name).roles!.includes(role)) expect([401, 403]).not.toContain(status)
      else expect(status).toBe(403)
    },
  )
})

describe('an API key', () => {
  beforeAll(signInAnew)
  const keyFor = ({ companyId, memberId }: TestMember, scopes: readonly KeyScope[]) =>
    app.deps.transact({ kind: 'system', task: 'test' }, async (stores) => {
      const { secret } = await stores.apiKeys.add({ companyId, memberId, name: 'Gestionale', scopes: [...scopes] })
      return secret
    })
  const scoped = by('member').filter((name) => routeOf(name).keyScope)
  const wordless = by('member').filter((name) => !routeOf(name).keyScope)

  test('reaches listings, applications, reports and decisions, and no settings, people or shortlists', () => {
    expect(new Set(scoped.map((name) => routeOf(name).keyScope))).toEqual(new Set(keyScopes))
    // What only reads needs no right to write.
    for (const name of scoped.filter((one) => routeOf(one).method === 'GET'))
      expect(routeOf(name).keyScope, name).toMatch(/:read$/)
    for (const name of scoped.filter((one) => routeOf(one).audit && routeOf(one).method === 'POST'))
      expect(routeOf(name).keyScope, name).toMatch(/:write$/)
    expect(
      scoped.filter((name) => /people|settings|keys|webhook|shortlist|second-factor/.test(routeOf(name).path)),
    ).toEqual([])
  })

  test.each(scoped)('%s asks for its scope, and says which', async (name) => {
    const needed = routeOf(name).keyScope!
    const without = await ask(name, {
      token: await keyFor(
        casa,
        keyScopes.filter((one) => one !== needed),
      ),
    })
    expect([without.statusCode, without.json().code]).toEqual([403, 'key_scope'])
    expect(without.json().message).toContain(needed)
    const { statusCode } = await ask(name, { token: await keyFor(casa, [needed]) })
    expect([401, 403]).not.toContain(statusCode)
    expect(statusCode).toBeLessThan(500)
  })

  test.each(wordless)('%s is for people alone', async (name) => {
    const response = await ask(name, { token: await keyFor(casa, keyScopes) })
    expect([response.statusCode, response.json().code]).toEqual([403, 'key_not_allowed'])
  })

  test.each(guarded.filter((name) => routeOf(name).who !== 'member'))('%s knows none', async (name) => {
    const response = await ask(name, { token: await keyFor(casa, keyScopes), applicationId: anna.applicationId })
    expect([response.statusCode, response.json().code]).toEqual([401, 'unauthorized'])
  })

  test.each(scoped.filter((name) => !routeOf(name).roles!.includes('viewer')))(
    '%s is refused to the key of someone who only reads now',
    async (name) => {
      const token = await keyFor(await settleMember(app, 'viewer'), keyScopes)
      expect((await ask(name, { token })).json().code).toBe('forbidden')
    },
  )
})

describe('another company', () => {
  const colours = { primary: null, secondary: null, background: null, header: null }
  /** Right bodies, so that only the id can be what is refused. */
  const bodies: Record<string, object> = {
    dashboardEditListing: {
      name: 'Altra casa',
      address: 'Via Altra 1, Milano',
      region: 'it',
      rent: '1.00',
      deposit: null,
      lan_pays: true,
    },
    dashboardInviteApplicant: { email: 'qualcuno@esempio.example', language: 'it' },
    dashboardChangeMember: { role: 'viewer' },
    dashboardSetHouseholdWork: { stage: 'shortlisted', assignee_id: null, due_on: null, version: 0 },
    dashboardDecide: { outcome: 'withdrawn', is_another_chosen: false, criteria: [], version: 0 },
    dashboardAskApplicant: { kind: 'explanation', type: null, months: [], question: 'Da quando?' },
    dashboardSendMessage: { text: 'Buongiorno' },
    dashboardProposeViewing: { slots: ['2026-12-01T10:00'], minutes: 30, place: '' },
    dashboardMoveViewing: { start: '2026-12-01T10:00', sequence: 0 },
    dashboardChangeTemplate: { name: 'Ingresso', texts: { en: '', it: 'Ciao {firstName}', de: '' } },
    dashboardChooseSealed: { label: 'A', criteria: [] },
    dashboardAddNote: { text: 'Visita il 3 marzo' },
  }
  const queries: Record<string, Record<string, string>> = {
    dashboardCitedPage: { figure: 'net_income', document_id: absent, page: '1' },
  }
  const named = by('member').filter((name) => routeOf(name).params)
  const reading = by('member').filter((name) => !routeOf(name).params && routeOf(name).method === 'GET')
  const asked = (name: (typeof routeNames)[number], token: string, id: string) => {
    app.clock.advance(seconds(200))
    return app.call({
      method: routeOf(name).method,
      url: routeOf(name).path.replace(/:\w+/g, id),
      token,
      query: queries[name],
      ...(bodies[name] ? { body: bodies[name] } : {}),
    })
  }
  let reportId: string
  beforeAll(async () => {
    reportId = await settleReport(app, await settleApplicant(app, casa), casa)
  })
  const idOf = (name: (typeof routeNames)[number]) =>
    routeOf(name).path.includes(':report_id')
      ? reportId
      : routeOf(name).path.includes(':listing_id')
        ? casa.listingId
        : routeOf(name).path.includes(':application_id')
          ? anna.applicationId
          : casa.memberId

  test.each(named)('%s answers it exactly as for an id that is not there, and changes nothing', async (name) => {
    const { token } = await settleMember(app)
    const answer = seen(await asked(name, token, idOf(name)))
    expect(answer).toEqual(seen(await asked(name, token, absent)))
    expect(answer.status).toBe(404)
  })

  test.each(reading)('%s tells it nothing of the first', async (name) => {
    const { token } = await settleMember(app)
    const { body, statusCode } = await app.call({ url: routeOf(name).path, token })
    expect(statusCode).toBe(200)
    for (const id of [casa.companyId, casa.listingId, casa.memberId, reportId]) expect(body).not.toContain(id)
  })

  test('after all of it the first company is as it was', async () => {
    await signInAnew()
    // The calls above took longer than a session lasts.
    const foreign = await settleMember(app)
    const { listings } = (await app.call({ url: '/api/v1/dashboard/listings', token: casa.token })).json()
    expect(listings).toMatchObject([{ id: casa.listingId, name: 'Bilocale', rent: '850.00', is_archived: false }])
    expect((await app.call({ url: '/api/v1/dashboard/settings', token: casa.token })).json().settings.colours).toEqual(
      colours,
    )
    expect((await app.call({ url: '/api/v1/dashboard/me', token: casa.token })).json().role).toBe('owner')
    expect(
      (await app.call({ url: `/api/v1/dashboard/reports/${reportId}/criteria`, token: casa.token })).statusCode,
    ).toBe(200)
    expect(
      (await app.call({ url: `/api/v1/dashboard/reports/${reportId}/criteria`, token: foreign.token })).statusCode,
    ).toBe(404)
  })
})

describe('an application of someone else', () => {
  beforeAll(signInAnew)
  test.each(by('owner'))('%s answers exactly as for one that is not there', { tags: ['A6-own-only'] }, async (name) => {
    const foreign = seen(await ask(name, { token: bruno.token, applicationId: anna.applicationId }))
    expect(foreign).toEqual(seen(await ask(name, { token: bruno.token, applicationId: absent })))
    expect(foreign).toEqual(seen(await ask(name, { token: bruno.token, applicationId: 'no-id' })))
    expect(foreign).toEqual(seen(await ask(name, { token: bruno.token })))
    expect(foreign.status).toBe(404)
  })

  test.each(by('owner'))('%s lets its owner through', async (name) => {
    const response = await ask(name, { token: anna.token, applicationId: anna.applicationId })
    expect([401, 403]).not.toContain(response.statusCode)
    expect(response.statusCode).toBeLessThan(500)
  })
})

describe('a call that answers everybody, and more to the owner', () => {
  beforeAll(signInAnew)
  const asked = (name: (typeof routeNames)[number], more: { token?: string; applicationId?: string }) =>
    app.call({
      url: routeOf(name).path,
      ...more,
      ...(more.applicationId ? { query: { application_id: more.applicationId } } : {}),
      headers: { region: 'de', 'application-type': 'mortgage', employmentStatus: 'Employed' },
    })
  test.each(by('visitor'))('%s tells no one else of an application, not even that it is there', async (name) => {
    const told = seen(await asked(name, {}))
    expect(told.status).toBe(200)
    for (const token of [undefined, bruno.token, casa.token, 'x'.repeat(43)])
      for (const applicationId of [anna.applicationId, absent])
        expect(seen(await asked(name, { ...(token ? { token } : {}), applicationId }))).toEqual(told)
    expect(seen(await asked(name, { token: anna.token, applicationId: anna.applicationId }))).not.toEqual(told)
  })
})

describe('keys that a route does not know', () => {
  beforeAll(signInAnew)
  test.each(routeNames.filter((name) => routeOf(name).body))('%s refuses them in its body', async (name) => {
    const route = routeOf(name)
    const token =
      route.who === 'member'
        ? casa.token
        : route.who === 'operator'
          ? await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
              stores.sessions.open({ operatorId: vera.operatorId }),
            )
          : route.who === 'unproven'
            ? await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
                stores.sessions.openUnproven({ operatorId: vera.operatorId }, 'code'),
              )
            : anna.token
    for (const key of ['role', 'is_paid', 'price', 'hide_report', 'company_id', 'constructor']) {
      app.clock.advance(seconds(10))
      const response = await app.call({
        method: 'POST',
        url: route.path.replace(/:\w+/g, absent),
        token,
        query: route.who === 'owner' ? { application_id: anna.applicationId } : {},
        body: { [key]: 'x' },
      })
      expect(response.statusCode, key).toBe(422)
      expect(response.json().msg.map(({ field }: { field: string }) => field)).toContain(key)
    }
  })

  test.each(routeNames.filter((name) => routeOf(name).query && routeOf(name).who === 'owner'))(
    '%s refuses them in its query',
    async (name) => {
      const { method, path } = routeOf(name)
      app.clock.advance(seconds(10))
      const response = await app.call({
        method,
        url: path,
        token: anna.token,
        query: { application_id: anna.applicationId, company_id: casa.companyId },
      })
      expect(response.statusCode).toBe(422)
    },
  )
})
