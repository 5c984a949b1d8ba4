import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { libraryStyles, styleSource } from './inline-styles.ts'
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

test('T37: text becomes neither markup nor a script nor a style, and no style is allowed but by its hash', () => {
  const { 'style-src': styles, 'trusted-types': policies, ...rest } = directives(undefined)
  expect(rest['require-trusted-types-for']).toEqual(["'script'"])
  expect(policies).toEqual(['default'])
  expect(styles).toEqual(["'self'", ...libraryStyles.map(styleSource)])
  expect(
    pageHeaders({ scriptOrigin: undefined, frameAncestors: [], isHttps: true, style: ':root{--brand:#123456}' })[
      'content-security-policy'
    ],
  ).toContain(styleSource(':root{--brand:#123456}'))
})

test('T37: the styles of React Aria are those that the installed version puts into a page', () => {
  const library = new URL('../../../../node_modules/react-aria/dist/private/', import.meta.url)
  const found = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].flatMap((file) =>
    [...readFileSync(new URL(file, library), 'utf8').matchAll(/style\.textContent = `([^`]*)`/g)].map(([, text]) =>
      text!.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable').trim(),
    ),
  )
  expect(found).toEqual(libraryStyles)
})
