/** Every route, called with whatever comes: no answer is ever a bug of ours, and each refusal has its shape. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusals } from '@attesta/contract/refusals.ts'
import {
  settleApplicant,
  settleMember,
  settleOperator,
  type TestApplicant,
  type TestMember,
  type TestOperator,
} from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { minutes } from '../testing/test-clock.ts'
import { routeNames, routeOf, shapeOf } from './check-table.ts'

const runs = Number(process.env.FUZZ_RUNS ?? 12)
let app: TestApp
let anna: TestApplicant, casa: TestMember, vera: TestOperator
beforeAll(async () => {
  app = await startTestApp()
  casa = await settleMember(app)
  vera = await settleOperator(app)
})
afterAll(() => app.end())

const naughty = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\uD800',
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '%00',
  'ﷺ'.repeat(200),
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'true',
  '[]',
  '2026-02-30',
  '31/02/1990',
  '\u202E',
  'Łucja',
  '９',
  '+39-3331234567',
  'IT60X0542811101000000123456',
)
const text = fc.oneof(naughty, fc.string({ unit: 'binary', maxLength: 300 }), fc.uuid(), fc.emailAddress())
const value: fc.Arbitrary<unknown> = fc.oneof(
  { maxDepth: 3 },
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(fc.string({ maxLength: 8 }), text, { maxKeys: 3 }),
)

/** Objects with the keys that the schema names, some missing, some more. */
function likeSchema(schema: ReturnType<typeof routeOf>['body'], of: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const keys = Object.keys(shapeOf(schema) ?? {})
  const named = fc.record(Object.fromEntries(keys.map((key) => [key, of])), { requiredKeys: [] })
  return fc.oneof(
    { weight: 6, arbitrary: named },
    {
      weight: 1,
      arbitrary: fc
        .tuple(named, fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), of, { maxKeys: 2 }))
        .map(([known, more]) => ({ ...more, ...known })),
    },
    { weight: 1, arbitrary: value },
  )
}

test.each(routeNames)('%s', async (name) => {
  const route = routeOf(name)
  anna = await settleApplicant(app, casa)
  app.clock.advance(minutes(20))
  const token = await app.deps.transact({ kind: 'system', task: 'test' }, (stores) =>
    route.who === 'member'
      ? stores.sessions.open({ memberId: casa.memberId, companyId: casa.companyId })
      : route.who === 'operator'
        ? stores.sessions.open({ operatorId: vera.operatorId })
        : route.who === 'unproven'
          ? stores.sessions.openUnproven({ operatorId: vera.operatorId }, 'enrolment')
          : stores.sessions.open({ userId: anna.userId }),
  )
  await fc.assert(
    fc.asyncProperty(
      likeSchema(route.query, text),
      likeSchema(route.body, value),
      text,
      fc.boolean(),
      async (query, body, segment, isRaw) => {
        app.clock.advance(20_000)
        // Nothing unlawful in a header: that is for the sockets' test.
        const parameters = new URLSearchParams(
          Object.entries(typeof query === 'object' && query !== null && !Array.isArray(query) ? query : {}).map(
            ([key, one]): [string, string] => [key, String(one).toWellFormed()],
          ),
        )
        if (route.who === 'owner') parameters.set('application_id', anna.applicationId)
        const url = `${route.path.replace(/:\w+/g, encodeURIComponent(segment.toWellFormed()) || 'x')}?${parameters}`
        const payload =
          route.method === 'GET' ? undefined : isRaw ? JSON.stringify(body).slice(0, -1) : JSON.stringify(body)
        const response = await app.app.inject({
          method: route.method,
          url,
          headers: {
            authorization: `Bearer ${token}`,
            'application-type': 'rent',
            region: 'it',
            ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(payload === undefined ? {} : { payload }),
        })
        if (response.statusCode === 200) return
        const { success, code, message, msg } = response.json<{
          success: boolean
          code: keyof typeof refusals
          message: string
          msg: unknown[]
        }>()
        expect({
          success,
          status: response.statusCode,
          hasWords: message.length > 0,
          hasLines: Array.isArray(msg),
        }).toEqual({ success: false, status: refusals[code]?.status, hasWords: true, hasLines: true })
        expect(code, `${name}: ${app.logged.findLast((line) => line.includes('http.bug'))}`).not.toBe('bug')
      },
    ),
    { numRuns: runs },
  )
})
