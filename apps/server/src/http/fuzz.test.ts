/** Every route, called with whatever comes: no answer is ever a bug of ours, and each refusal has its shape. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusals } from '@attesta/contract/refusals.ts'
import { settleCaller } from '../testing/settle-caller.ts'
import { startTestApp, type TestApp } from '../testing/start-test-app.ts'
import { valuesForSchema } from '../testing/values-for-schema.ts'
import { routeNames, routeOf, shapeOf } from './check-table.ts'

const runs = Number(process.env.FUZZ_RUNS ?? 12)
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
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

/**
 * Objects with the keys that the schema names, some missing, some more; and what it takes, whole or with one value put
 * in another's place.
 */
function likeSchema(
  schema: ReturnType<typeof routeOf>['body'],
  of: fc.Arbitrary<unknown>,
  ids: readonly string[],
): fc.Arbitrary<unknown> {
  const keys = Object.keys(shapeOf(schema) ?? {})
  const named = fc.record(Object.fromEntries(keys.map((key) => [key, of])), { requiredKeys: [] })
  const right = schema ? valuesForSchema(schema, ids) : fc.constant({})
  return fc.oneof(
    { weight: 4, arbitrary: right },
    {
      weight: 3,
      arbitrary: fc
        .tuple(right, fc.constantFrom(...(keys.length === 0 ? ['x'] : keys)), of)
        .map(([known, key, other]) =>
          typeof known === 'object' && known !== null ? { ...known, [key]: other } : other,
        ),
    },
    { weight: 3, arbitrary: named },
    {
      weight: 1,
      arbitrary: fc
        .tuple(named, fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), of, { maxKeys: 2 }))
        .map(([known, more]) => ({ ...more, ...known })),
    },
    { weight: 1, arbitrary: value },
  )
}

/** As our own pages send it: JSON, a form where the route takes one, or JSON that is cut off. */
async function payloadOf(body: unknown, asForm: boolean, isCutOff: boolean) {
  if (!asForm || typeof body !== 'object' || body === null) {
    const json = JSON.stringify(body) ?? ''
    return { type: 'application/json', payload: isCutOff ? json.slice(0, -1) : json }
  }
  const form = new FormData()
  for (const [name, one] of Object.entries(body))
    form.append(name, typeof one === 'string' ? one : (JSON.stringify(one) ?? ''))
  form.append('file', new Blob(['%PDF-1.7\n']), 'x.pdf')
  const encoded = new Response(form)
  return { type: encoded.headers.get('content-type')!, payload: Buffer.from(await encoded.arrayBuffer()) }
}

test.each(routeNames)('%s', async (name) => {
  const route = routeOf(name)
  let caller = await settleCaller(app, route.who)
  const segment = fc.oneof(text, fc.constantFrom(...caller.ids))
  await fc.assert(
    fc.asyncProperty(
      likeSchema(route.query, text, caller.ids),
      likeSchema(route.form ?? route.body, value, caller.ids),
      segment,
      fc.integer({ min: 0, max: 7 }),
      async (query, body, place, die) => {
        app.clock.advance(20_000)
        // Nothing unlawful in a header: that is for the sockets' test.
        const parameters = new URLSearchParams(
          Object.entries(typeof query === 'object' && query !== null && !Array.isArray(query) ? query : {}).map(
            ([key, one]): [string, string] => [key, String(one).toWellFormed()],
          ),
        )
        if (route.who === 'owner') parameters.set('application_id', caller.applicationId)
        const url = `${route.path.replace(/:\w+/g, encodeURIComponent(place.toWellFormed()) || 'x')}?${parameters}`
        const sent =
          route.method === 'GET' ? undefined : await payloadOf(body, Boolean(route.form) && die > 2, die === 0)
        const response = await app.app.inject({
          method: route.method,
          url,
          headers: {
            authorization: `Bearer ${caller.token}`,
            'application-type': 'rent',
            region: 'it',
            ...(sent ? { 'content-type': sent.type } : {}),
          },
          ...(sent ? { payload: sent.payload } : {}),
        })
        // A probe that is red says so in its own reply: on a busy machine the database may take two seconds.
        if (response.statusCode === 200 || route.probe) return
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
        // The log is searched for a bug alone: it grows with every call.
        if (code === 'bug') expect.fail(`${name}: ${app.logged.findLast((line) => line.includes('http.bug'))}`)
        // A call before has ended the session or taken the caller away.
        if (code === 'unauthorized') caller = await settleCaller(app, route.who)
      },
    ),
    { numRuns: runs },
  )
})
