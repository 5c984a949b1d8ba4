/** Lists keep their filters beside a failure: they go on from the last answer that there was. */
import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useLast } from './use-last.ts'

/** Says what is known after each of the answers in turn; undefined: a call that failed. */
function Answers({ of }: { of: readonly (string | undefined)[] }) {
  const [at, setAt] = useState(0)
  const known = useLast(of[at])
  if (at < of.length - 1) setAt(at + 1)
  return <>{known ?? 'nothing'}</>
}

test.each([
  ['nothing where no answer came', [undefined], 'nothing'],
  ['the answer', ['a'], 'a'],
  ['the answer before a failure', ['a', undefined], 'a'],
  ['the newest answer before two failures', ['a', 'b', undefined, undefined], 'b'],
  ['the answer after a failure', ['a', undefined, 'b'], 'b'],
] as const)('what is known is %s', (_, of, known) => expect(renderToStaticMarkup(<Answers of={of} />)).toBe(known))
