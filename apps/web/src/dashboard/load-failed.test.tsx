import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { compileWords } from '../../build/compiled-words.ts'
import { CallFailed } from '../call-failed.ts'
import { IntlProvider } from '../words/intl.tsx'
import { LoadFailed } from './load-failed.tsx'

const words = compileWords(
  JSON.parse(
    readFileSync(new URL('../../../../packages/contract/src/words/en/dashboard.json', import.meta.url), 'utf8'),
  ),
)
const shown = (status: number) =>
  renderToStaticMarkup(
    <IntlProvider language="en" words={words} onError={() => {}}>
      <LoadFailed error={new CallFailed(status)} missing="It is gone" onRetry={() => {}} />
    </IntlProvider>,
  )

test('another try is offered where it can help', () => expect(shown(500)).toContain('<button'))

test('what is not there is called so, without another try', () => {
  expect(shown(404)).toContain('It is gone')
  expect(shown(404)).not.toContain('<button')
})
