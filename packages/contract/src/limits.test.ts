/**
 * The specification's numbers, as it gives them: to change one is to change a promise. That each is obeyed is shown
 * where it is used.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { limits } from './limits.ts'

const root = join(import.meta.dirname, '../../..')

/** The number as the specification gives it, and the rules that do. */
const given: readonly (readonly [name: keyof typeof limits, value: number, rules: string[]])[] = [
  ['inactivityMinutes', 120, ['A9-inactivity']],
  ['stepSaveMs', 500, ['A9-step-save']],
  ['documentPollMs', 2000, ['A9-document-poll', 'B9-polls']],
  ['finalizeParsePollMs', 5000, ['A9-finalize-poll', 'B9-polls']],
  ['retryCount', 3, ['A9-retries']],
  ['retryDelayMs', 2000, ['A9-retries']],
  ['continueLaterNoticeMs', 4000, ['A9-later-notice']],
  ['addressDebounceMs', 400, ['A9-address-debounce']],
  ['addressHideMs', 300, ['A9-address-hide']],
  ['stageDelayMs', 300, ['A9-stage-delay']],
  ['fieldErrorBlurMs', 100, ['A9-field-errors']],
  ['typeAheadClearMs', 350, ['A9-type-ahead']],
  ['modalEnterMs', 300, ['A9-modal']],
  ['modalLeaveMs', 200, ['A9-modal']],
  ['dateLength', 10, ['A9-date-length']],
  ['minAge', 18, ['A9-age']],
  ['maxAge', 100, ['A9-age']],
  ['maxText', 120, ['A9-text-length']],
  ['dropdownPage', 10, ['A9-dropdown-page']],
  ['uploadBytes', 20 * 1024 * 1024, ['B9-upload']],
  ['reportValidityDays', 60, ['B9-validity']],
  ['priceCents', 2000, ['B1-price', 'B9-price']],
  ['paymentContinueMs', 5000, ['B9-payment']],
  ['paymentFailedMs', 2000, ['B9-payment']],
  ['partnerFailedMs', 3000, ['B9-partner']],
  ['checkoutDoneBelowPx', 450, ['B9-payment']],
  ['rapidContinueMs', 500, ['B4-parsing-rapid-on', 'B9-rapid']],
  ['rapidUploadDelayMs', 3000, ['B4-rapid-uploads', 'B9-rapid']],
  ['codeDigits', 6, ['B5-code', 'B9-code']],
  ['resendSeconds', 60, ['B9-code']],
  ['bankConnectionPollMs', 2000, []],
  ['bankConnectionCancelBlockMs', 3000, []],
  ['bankConnectionTaggingMs', 4000, []],
  ['bankConnectionAlmostDoneMs', 8000, []],
]

for (const [name, value, tags] of given)
  test(`the limit ${name} is ${value}`, { tags }, () => expect(limits[name]).toBe(value))

/** The style sheet obeys it, which cannot name it; the test below holds the two together. */
const ofStyleSheet = ['modalEnterMs']

test('no limit stands there unused', () => {
  const sources = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/*.ts', 'apps/*.tsx', 'packages/*.ts'],
    { cwd: root, encoding: 'utf8' },
  )
    .split('\n')
    .filter((file) => file !== '' && !/\.test\.tsx?$/.test(file))
  const text = [...new Set(sources)].map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  expect(
    Object.keys(limits).filter((name) => !ofStyleSheet.includes(name) && !new RegExp(`limits\\.${name}\\b`).test(text)),
  ).toEqual([])
})

test.each([
  // dialog[open], dialog[open]::backdrop { opacity: 1; transform: none; transition-duration: 300ms; }
  [
    'a dialog enters',
    'panels',
    /dialog\[open\], dialog\[open\]::backdrop \{[^}]*transition-duration: (\d+)ms/,
    limits.modalEnterMs,
  ],
  // dialog, dialog::backdrop { opacity: 0; transition: opacity 200ms, …
  ['a dialog leaves', 'panels', /dialog, dialog::backdrop \{[^}]*transition: opacity (\d+)ms/, limits.modalLeaveMs],
  // .spinner { …; animation: turn .9s linear infinite; }
  ['a spinner turns once', 'controls', /\.spinner \{[^}]*animation: turn (\.\d+)s/, 0.9],
  // .card-choice .drawing { grid-column: 3; …; width: 45px; height: 45px; … }
  ['a drawing on a card is 45 px wide', 'fields', /\.card-choice \.drawing \{[^}]*width: (\d+)px/, 45],
] as const)(
  'the style sheet agrees: %s',
  { tags: ['A3-card-icon-size', 'A9-modal', 'A9-spinner'] },
  (_, sheet, pattern, expected) => {
    expect(Number(pattern.exec(readFileSync(join(root, `apps/web/src/css/${sheet}.css`), 'utf8'))?.[1])).toBe(expected)
  },
)
