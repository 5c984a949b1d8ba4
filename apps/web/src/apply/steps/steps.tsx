import { lazy, type ComponentType, type JSX } from 'react'
import type { StepRouter } from '@attesta/contract/application.ts'
import type { Language } from '@attesta/contract/fields.ts'
import { loadWords, type WordSegment } from '../../words/catalogue.ts'
import { MoreWords } from '../../words/words.tsx'
import { useScope } from '../../use-call.ts'
import { loadComboboxes } from '../shared/late-comboboxes.ts'
import { EmploymentStatus } from './occupation/screen.tsx'
import { wordsOfSteps } from './words-of-steps.ts'

type Load = () => Promise<{ default: ComponentType }>

/** With the search boxes, which the screen would else ask for only once it is drawn; it goes before them. */
function withComboboxes<Screen>(screen: Promise<Screen>): Promise<Screen> {
  screen.then(loadComboboxes).catch(() => undefined)
  return screen
}

/** The code of a screen, which comes when it is first opened. */
const later = {
  'sign-up': async () => ({ default: (await import('./sign-up/screen.tsx')).SignUp }),
  'verify-email': async () => ({ default: (await import('./verify-email/screen.tsx')).VerifyEmail }),
  'resume-application': async () => ({ default: (await import('./resume-application/screen.tsx')).ResumeApplication }),
  'personal-details': async () => ({
    default: (await withComboboxes(import('./personal-details/screen.tsx'))).PersonalDetails,
  }),
  'current-address': async () => ({
    default: (await withComboboxes(import('./current-address/screen.tsx'))).CurrentAddress,
  }),
  questionnaire: async () => ({ default: (await import('./questionnaire/screen.tsx')).Questionnaire }),
  'mortgage-info': async () => ({ default: (await import('./mortgage-info/screen.tsx')).MortgageInfo }),
  'additional-details': async () => ({ default: (await import('./additional-details/screen.tsx')).AdditionalDetails }),
  'income-check': async () => ({ default: (await withComboboxes(import('./income-check/screen.tsx'))).IncomeCheck }),
  'parsing-status': async () => ({ default: (await import('./parsing-status/screen.tsx')).ParsingStatus }),
  confirmation: async () => ({ default: (await import('./confirmation/screen.tsx')).Confirmation }),
  payment: async () => ({ default: (await import('./payment/screen.tsx')).Payment }),
  'partner-entry-point': async () => ({ default: (await import('../pages/partner-entry/screen.tsx')).PartnerEntry }),
  legal: async () => ({ default: (await import('../pages/legal/legal-page.tsx')).LegalPage }),
  'your-data': async () => ({ default: (await import('../pages/rights/screen.tsx')).YourData }),
  result: async () => ({ default: (await import('./result/screen.tsx')).Result }),
} satisfies Record<keyof typeof wordsOfSteps, Load>
type LaterName = keyof typeof later

function WithWords({ segments, Screen }: { segments: readonly WordSegment[]; Screen: ComponentType }) {
  const { language } = useScope()
  return (
    <MoreWords language={language} segments={segments}>
      <Screen />
    </MoreWords>
  )
}

const drawn = (name: LaterName) => <WithWords segments={wordsOfSteps[name]} Screen={lazy(later[name])} />

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
  Promise.all([later[name](), loadWords(language, wordsOfSteps[name])]).catch(() => undefined)
}
