/** T37: no page makes markup, a script or a style sheet from a text, so that none that a person typed can become one. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Sinks of HTML and script. Source: W3C, «Trusted Types», injection sinks; React, `dangerouslySetInnerHTML`. */
const sinks =
  /\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|dangerouslySet|srcdoc|\beval\(|new Function\b|createContextualFragment|DOMParser|setHTML|setTimeout\(\s*['"`]/i

test('no page has a sink for markup or scripts', () => {
  const paths = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter((path) => !path.includes('.test.'))
  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter((path) => sinks.test(readFileSync(join(import.meta.dirname, path), 'utf8')))).toEqual([])
})
