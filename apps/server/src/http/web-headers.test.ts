import { expect, test } from 'vitest'
import { pageHeaders } from './web-headers.ts'

const directives = (scriptOrigin: string | undefined): Record<string, string[]> =>
  Object.fromEntries(
    pageHeaders({ scriptOrigin, frameAncestors: [], isHttps: true })
      ['content-security-policy']!.split('; ')
      .map((directive) => {
        const [name, ...sources] = directive.split(' ')
        return [name!, sources]
      }),
  )

test.each([undefined, 'https://js.stripe.com'])(
  'T37: a page shows pictures of its own only, with a script of %s',
  (from) => {
    expect(directives(from)['img-src']).toEqual(["'self'", 'data:', 'blob:'])
  },
)

test('T37: no directive allows a whole scheme or any host', () => {
  for (const [name, sources] of Object.entries(directives('https://js.stripe.com')))
    expect([name, sources.filter((source) => ['https:', 'http:', '*', "'unsafe-eval'"].includes(source))]).toEqual([
      name,
      [],
    ])
})
