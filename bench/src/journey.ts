/**
 * The form in a first-time user's hand: rent in Italy, employed, on a phone of 390 × 844 CSS pixels, through the real
 * product. What is counted is every press of the finger on the page, also to put the cursor into a field; the phone's
 * own file chooser is not.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CountedScreen } from '../../e2e/support/count-presses.ts'
import { findBrowser } from '../../scripts/browser.ts'
import { buildWebWhenStale } from '../../scripts/build-web.ts'
import { runProgram } from '../../scripts/programs.ts'
import { withFolder } from './folder.ts'
import { claim, t } from './saying.ts'

const PHONE_HEIGHT = 844
const MAX_SCREENS = 13,
  MAX_PRESSES = 45,
  MAX_PHONE_SCREENS = 3,
  MAX_PHONE_SCREENS_OF_LIST = 2

/** The report is what the form is filled in for: its length is `e2e/journeys/report-height.spec.ts`. */
const isForm = ({ name }: CountedScreen) => name !== 'result'
/** A page of the task list, which is one screen of the form together with its list. */
const isPageOfList = ({ name }: CountedScreen) => name.startsWith('income-check ')

export const measureJourney = (): Promise<void> =>
  withFolder(async (folder) => {
    const file = join(folder, 'screens.json')
    await buildWebWhenStale()
    const status = await runProgram(
      'playwright',
      ['test', '-c', 'e2e/playwright.config.ts', '--retries=0', '--reporter=line', 'counted-journey'],
      { CHROME_PATH: findBrowser(), COUNTED_JOURNEY: file },
    )
    if (status !== 0) throw new Error('The journey did not reach the report')
    // An address that only leads on to another is no screen: nothing is pressed there.
    const screens = (JSON.parse(await readFile(file, 'utf8')) as CountedScreen[]).filter(
      (screen) => screen.presses > 0 || !isForm(screen),
    )
    say(screens)
  })

function say(screens: readonly CountedScreen[]): void {
  const form = screens.filter(isForm)
  const total = (count: (screen: CountedScreen) => number) => form.reduce((sum, screen) => sum + count(screen), 0)
  const tall = (screen: CountedScreen) => screen.height / PHONE_HEIGHT
  t('rent in Italy, employed, on a phone', 'presses, characters typed, height in phone screens')
  for (const screen of screens)
    t(
      `  ${screen.name}`,
      `${String(screen.presses).padStart(3)} ${String(screen.typed).padStart(4)} ${tall(screen).toFixed(1).padStart(5)}`,
    )
  const pages = form.filter(isPageOfList).length
  const count = screens.length - pages
  const presses = total((screen) => screen.presses)
  const highest = Math.max(...form.map(tall))
  const list = Math.max(...form.filter(({ name }) => name === 'income-check').map(tall))
  t(
    '  screens, with the report',
    `${count}, and ${pages} pages of documents; ${claim(`at most ${MAX_SCREENS}`, count <= MAX_SCREENS)}`,
  )
  t('  presses', `${presses}; ${claim(`at most ${MAX_PRESSES}`, presses <= MAX_PRESSES)}`)
  t('  characters typed', String(total((screen) => screen.typed)))
  t(
    '  highest screen of the form',
    `${highest.toFixed(1)}; ${claim(`at most ${MAX_PHONE_SCREENS}`, highest <= MAX_PHONE_SCREENS)}`,
  )
  t(
    '  the list of documents',
    `${list.toFixed(1)}; ${claim(`at most ${MAX_PHONE_SCREENS_OF_LIST}`, list <= MAX_PHONE_SCREENS_OF_LIST)}`,
  )
}
