import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { compileWords } from '../../../build/compiled-words.ts'
import { CallFailed } from '../../call-failed.ts'
import { IntlProvider } from '../../words/intl.tsx'
import { ImportProgress } from './import-progress.tsx'

const texts = JSON.parse(
  readFileSync(new URL('../../../../../packages/contract/src/words/en/dashboard.json', import.meta.url), 'utf8'),
) as Record<string, string>
const words = compileWords(texts)
const shown = (failure: CallFailed | undefined, archived = 0) =>
  renderToStaticMarkup(
    <IntlProvider language="en" words={words} onError={() => {}}>
      <ImportProgress
        progress={{ rows: 50, total: 90, created: 50, changed: 0, archived }}
        isBusy={false}
        isStopping={false}
        failure={failure}
        start={async () => true}
        stop={() => {}}
      />
    </IntlProvider>,
  )
const goOn = 'data-action="go-on-import"'

test.each([
  ['stopped', undefined],
  ['without an answer', new CallFailed(0)],
  ['while an earlier try still runs', new CallFailed(409, { code: 'conflict' })],
])('an import goes on after it was interrupted: %s', (_, failure) => {
  expect(shown(failure)).toContain(goOn)
  expect(shown(failure)).toContain(texts['Dashboard.Import.Partly.Text'])
})

test.each([
  ['stopped', undefined, '40 are not saved yet'],
  ['refused', new CallFailed(422), '40 are not saved yet'],
  ['without an answer', new CallFailed(0), '40 are not confirmed yet'],
  ['while an earlier try still runs', new CallFailed(409, { code: 'conflict' }), '40 are not confirmed yet'],
])('says of the others no more than is known: %s', (_, failure, expected) =>
  expect(shown(failure)).toContain(`50 of 90 listings are saved (50 new, 0 updated). ${expected}.`),
)

test('a part that is refused for good is not offered to be sent again', () => {
  const markup = shown(new CallFailed(422))
  expect(markup).not.toContain(goOn)
  expect(markup).not.toContain(texts['Dashboard.Import.Partly.Text'])
  expect(markup).toContain(texts['Dashboard.Import.Partly.Refused'])
})

test.each([
  [0, false],
  [1, true],
])('says of %i archived ones that they stay so', (archived, isSaid) => {
  const markup = shown(undefined, archived)
  expect(markup.includes('1 updated listing is archived and stays so until you reopen it.')).toBe(isSaid)
})
