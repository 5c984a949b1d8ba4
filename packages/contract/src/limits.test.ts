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

test.each([
  ['inactivityMinutes', 120],
  ['stepSaveMs', 500],
  ['documentPollMs', 2000],
  ['finalizeParsePollMs', 5000],
  ['retryCount', 3],
  ['retryDelayMs', 2000],
  ['continueLaterNoticeMs', 4000],
  ['addressDebounceMs', 400],
  ['addressHideMs', 300],
  ['stageDelayMs', 300],
  ['fieldErrorBlurMs', 100],
  ['typeAheadClearMs', 350],
  ['modalEnterMs', 300],
  ['modalLeaveMs', 200],
  ['dateLength', 10],
  ['minAge', 18],
  ['maxAge', 100],
  ['maxText', 120],
  ['dropdownPage', 10],
  ['uploadBytes', 20 * 1024 * 1024],
  ['reportValidityDays', 60],
  ['priceCents', 2000],
  ['paymentContinueMs', 5000],
  ['paymentFailedMs', 2000],
  ['partnerFailedMs', 3000],
  ['checkoutDoneBelowPx', 450],
  ['rapidContinueMs', 500],
  ['rapidUploadDelayMs', 3000],
  ['codeDigits', 6],
  ['resendSeconds', 60],
  ['bankConnectionPollMs', 2000],
  ['bankConnectionCancelBlockMs', 3000],
  ['bankConnectionTaggingMs', 4000],
  ['bankConnectionAlmostDoneMs', 8000],
] as const)('the limit %s is %i', (name, value) => expect(limits[name]).toBe(value))

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
] as const)('the style sheet agrees: %s', (_, sheet, pattern, expected) => {
  expect(Number(pattern.exec(readFileSync(join(root, `apps/web/src/css/${sheet}.css`), 'utf8'))?.[1])).toBe(expected)
})
