import { lazy, type ComponentType, type JSX } from 'react'
import type { StepRouter } from '@attesta/contract/application.ts'
import type { Language } from '@attesta/contract/fields.ts'
import { stepRouters } from '@attesta/contract/pages.ts'
import { loadWords, type WordSegment } from '../../words/catalogue.ts'
import { MoreWords } from '../../words/words.tsx'
import { useScope } from '../../use-call.ts'
import { loadComboboxes } from '../shared/late-comboboxes.ts'
import { EmploymentStatus } from './occupation/screen.tsx'
import { componentOf } from './component-of.ts'
import { wordsOf, type ScreenName } from './words-of-steps.ts'

type Load = () => Promise<{ default: ComponentType }>

/** With the search boxes, which the screen would else ask for only once it is drawn; it goes before them. */
function withComboboxes<Screen>(screen: Promise<Screen>): Promise<Screen> {
  screen.then(loadComboboxes).catch(() => undefined)
  return screen
}

const screensOfSteps = import.meta.glob<Record<string, ComponentType>>(['./*/screen.tsx', '!./occupation/screen.tsx'])
const withSearchBoxes: readonly StepRouter[] = ['personal-details', 'current-address', 'income-check']

/** Returns the screen of a step: `IncomeCheck` of `income-check/screen.tsx`. */
const screenOf = (step: StepRouter): Load => {
  const load = screensOfSteps[`./${step}/screen.tsx`]!
  const name = componentOf(step)
  return async () => {
    const screen = load()
    return { default: (await (withSearchBoxes.includes(step) ? withComboboxes(screen) : screen))[name]! }
  }
}

/** The code of a screen, which comes when it is first opened. */
const later = {
  ...(Object.fromEntries(stepRouters.map((step) => [step, screenOf(step)])) as Record<StepRouter, Load>),
  'partner-entry-point': async () => ({ default: (await import('../pages/partner-entry/screen.tsx')).PartnerEntry }),
  legal: async () => ({ default: (await import('../pages/legal/legal-page.tsx')).LegalPage }),
  'your-data': async () => ({ default: (await import('../pages/rights/screen.tsx')).YourData }),
} satisfies Record<ScreenName, Load>
type LaterName = keyof typeof later

function WithWords({ segments, Screen }: { segments: readonly WordSegment[]; Screen: ComponentType }) {
  const { language } = useScope()
  return (
    <MoreWords language={language} segments={segments}>
      <Screen />
    </MoreWords>
  )
}

const drawn = (name: LaterName) => <WithWords segments={wordsOf(name)} Screen={lazy(later[name])} />

/** The screens, by the last segment of their address. The first one comes with the page itself. */
export const steps = {
  occupation: <EmploymentStatus />,
  ...(Object.fromEntries((Object.keys(later) as LaterName[]).map((name) => [name, drawn(name)])) as Record<
    LaterName,
    JSX.Element
  >),
}

/**
 * The code and the words of a screen that will be wanted soon. What does not arrive now is asked for again when it is.
 */
export function prefetch(name: StepRouter, language: Language): void {
  Promise.all([later[name](), loadWords(language, wordsOf(name))]).catch(() => undefined)
}
