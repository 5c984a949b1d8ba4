import { expect, test } from 'vitest'
import { problemsOfValidation, whileComing } from './validation-problems.ts'

const nothing = {
  success: false,
  document_errors: [],
  missing_documents: [],
  global_error: null,
  is_global_warning: false,
}
const file = (message: string, blocker = true) => ({
  document_id: 'd',
  error: 'x',
  file_name: 'a.pdf',
  message,
  blocker,
})
const texts = (validation: Parameters<typeof problemsOfValidation>[0]) =>
  problemsOfValidation(validation, (type) => `section-${type}`).map(({ text }) => text)

test.each([
  ['nothing', nothing, []],
  [
    'files before missing documents',
    {
      ...nothing,
      missing_documents: [{ type: 'payslip' as const, months: [], message: 'missing' }],
      document_errors: [file('broken')],
    },
    ['broken', 'missing'],
  ],
  [
    'the worst of each file alone',
    { ...nothing, document_errors: [file('another name'), file('another birth date')] },
    ['another name'],
  ],
  ['a warning is none', { ...nothing, document_errors: [file('old', false)] }, []],
  ['the general sentence only when nothing says more', { ...nothing, global_error: 'all' }, ['all']],
  ['not beside what says more', { ...nothing, global_error: 'all', document_errors: [file('broken')] }, ['broken']],
  ['a general warning is none', { ...nothing, global_error: 'all', is_global_warning: true }, []],
])('%s', { tags: ['B4-parsing-problems', 'IC-4'] }, (_, validation, expected) =>
  expect(texts(validation)).toEqual(expected),
)
test('each leads to where it can be mended', { tags: ['IC-4', 'PS-3'] }, () =>
  expect(
    problemsOfValidation(
      {
        ...nothing,
        document_errors: [file('broken')],
        missing_documents: [{ type: 'payslip', months: [], message: 'm' }],
      },
      (type) => `section-${type}`,
    ).map(({ target }) => target),
  ).toEqual(['file-d', 'section-payslip']),
)

test('what is on its way is not missing, and nothing is said of all documents yet', () => {
  const missing = (type: 'payslip' | 'cud') => ({ type, months: [], message: type })
  const validation = { ...nothing, missing_documents: [missing('payslip'), missing('cud')], global_error: 'wait' }
  expect(texts(whileComing(validation, ['payslip']))).toEqual(['cud'])
  expect(texts(whileComing(validation, ['payslip', 'cud']))).toEqual([])
  expect(texts(whileComing(validation, []))).toEqual(['payslip', 'cud'])
})
