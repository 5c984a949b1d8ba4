/** Whatever JSON is sent, a schema says what is wrong with it; one that throws is answered 500. */
import { expect, test } from 'vitest'
import type { Route } from './route.ts'
import { routes } from './routes/index.ts'

const odd = [undefined, null, true, 0, '', 'x', [], [null], {}, { x: null }, [{}]]

test.each(Object.entries(routes) as [string, Route][])(
  'T34: %s judges a body and a query of any shape',
  (_, { query, body, form, params }) => {
    for (const schema of [query, body, form, params])
      for (const value of schema ? odd : []) expect(() => schema!.safeParse(value)).not.toThrow()
  },
)
