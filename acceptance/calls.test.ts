import { routes, type RouteName } from '@attesta/contract/routes/index.ts'
import type { Route } from '@attesta/contract/route.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calls } from './catalogue/calls.ts'
import { wireFields, type WireFields } from './catalogue/wire-fields.ts'

for (const { file, method, path, route } of calls)
  test(`the call ${method} ${path} is in the route table`, { tags: [`${file}-${route}`] }, () =>
    expect(routes[route]).toMatchObject({ method, path }),
  )

/** The names of a schema's own fields, as they are sent and as they are understood. */
function namesIn(schema: Route['body']): string[] {
  if (!schema) return []
  return (['input', 'output'] as const).flatMap((io) =>
    Object.keys(z.toJSONSchema(schema, { io, unrepresentable: 'any' }).properties ?? {}),
  )
}

test.each(Object.entries(wireFields) as [RouteName, WireFields][])(
  'the call %s takes and answers the fields of the specification',
  { tags: ['A7-fields'] },
  (name, { query = [], body = [], answer = [] }) => {
    const route: Route = routes[name]
    expect(namesIn(route.query)).toEqual(expect.arrayContaining([...query]))
    expect(namesIn(route.form ?? route.body)).toEqual(expect.arrayContaining([...body]))
    expect(route.reply === 'file' ? [] : namesIn(route.reply)).toEqual(expect.arrayContaining([...answer]))
  },
)
