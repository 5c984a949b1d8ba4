/** Every route against what a page of another site, or another method, could do with it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemRandom } from '../random.ts'
import { settleApplicant, type TestApplicant } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { routeNames, routeOf } from './check-table.ts'

let app: TestApp
let anna: TestApplicant
beforeAll(async () => {
  app = await startTestApp()
  anna = await settleApplicant(app)
})
afterAll(() => app.end())

const absent = systemRandom.uuid()

describe('a page of another site', () => {
  test.each(routeNames.filter((name) => routeOf(name).method === 'POST' && routeOf(name).who !== 'provider'))(
    'cannot make the call %s: its form cannot send the headers',
    async (name) => {
      const route = routeOf(name)
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', undefined]) {
        const response = await app.app.inject({
          method: 'POST',
          url: route.path,
          headers: type ? { 'content-type': type } : {},
          payload: type ? '{}' : '',
        })
        expect(response.statusCode).toBe(400)
      }
    },
  )

  const changingByGet = routeNames.filter((name) => {
    const { method, who, audit, reply } = routeOf(name)
    return method === 'GET' && reply !== 'file' && (who !== 'anyone' || audit !== undefined)
  })
  test.each(changingByGet)('cannot make the call %s by a script, a link or a picture', async (name) => {
    expect(changingByGet.length).toBeGreaterThan(80)
    const ask = (headers: Record<string, string>) =>
      app.app.inject({ method: 'GET', url: routeOf(name).path.replace(/:\w+/g, absent), headers })
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
      { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
    ]) {
      const response = await ask(headers)
      expect([response.statusCode, response.json().code]).toEqual([400, 'bad_request'])
    }
    const own = await ask({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' })
    expect(own.json().code).not.toBe('bad_request')
  })
})

test.each(routeNames)('%s: HEAD and other methods do nothing', async (name) => {
  const { method, path } = routeOf(name)
  const url = path.replace(/:\w+/g, absent)
  for (const other of ['HEAD', 'PUT', 'DELETE', 'PATCH'] as const) {
    const response = await app.app.inject({
      method: other,
      url,
      headers: { authorization: `Bearer ${anna.token}`, 'application-type': 'rent', region: 'it' },
      query: { application_id: anna.applicationId },
    })
    expect(response.statusCode, `${other} beside ${method}`).toBe(404)
  }
})
