import { routes } from '@attesta/contract/routes/index.ts'
import { expect, test } from 'vitest'
import { calls } from './catalogue/calls.ts'

test.each(calls.map(({ method, path, route }) => [`${method} ${path} `, route, { method, path }] as const))(
  'the call %s is in the route table',
  (_, route, call) => expect(routes[route]).toMatchObject(call),
)
