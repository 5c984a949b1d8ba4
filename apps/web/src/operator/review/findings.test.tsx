/** What a reviewer is told of a finding besides its words. */
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ReviewDocument, ReviewFinding } from '@attesta/contract/review-case.ts'
import { compileWords } from '../../../build/compiled-words.ts'
import { IntlProvider } from '../../words/intl.tsx'
import { Findings } from './findings.tsx'

const words = new URL('../../../../../packages/contract/src/words/en/review-desk.json', import.meta.url)
const finding: ReviewFinding = {
  code: 'bank_statement.fraud',
  message: 'An amount was replaced',
  blocker: false,
  ruleable: true,
  page: null,
  box: null,
  contest: null,
  ruling: null,
  undecided: true,
}
const document: ReviewDocument = {
  id: '0199c2f0-5d1e-7c3a-9b51-000000000001',
  name: 'estratto.pdf',
  type: 'bank_statement',
  place: 'bank_statement',
  uploaded_at: '2026-11-20T09:00:00Z',
  pages: 1,
  source: 'text',
  reconciled: true,
  fields: [],
  findings: [],
}

function markupOf(change: Partial<ReviewFinding>): string {
  const compiled = compileWords(JSON.parse(readFileSync(words, 'utf8')))
  return renderToStaticMarkup(
    <IntlProvider language="en" words={compiled} onError={() => {}}>
      <Findings
        reviewId="1"
        document={{ ...document, findings: [{ ...finding, ...change }] }}
        mayDecide={false}
        onMark={() => {}}
      />
    </IntlProvider>,
  )
}

test('a finding on a statement is told with how often such a one was right', () =>
  expect(markupOf({ code: 'bank_statement.fraud' })).toMatch(/right in \d+ of \d+ cases/))

test('of a finding that was not measured nothing is said', () =>
  expect(markupOf({ code: 'payslip.fraud' })).not.toContain('cases'))
