import { lazy, type ComponentType, type JSX } from 'react'
import type { StepRouter } from '@attesta/contract/application.ts'
import type { Language } from '@attesta/contract/fields.ts'
import { loadWords, type WordSegment } from '../../words/catalogue.ts'
import { MoreWords } from '../../words/words.tsx'
import { useScope } from '../../use-call.ts'
import { reportSegments } from '../../report/report-segments.ts'
import { loadComboboxes } from '../shared/late-comboboxes.ts'
import { EmploymentStatus } from './occupation/screen.tsx'

interface Later {
  segments: readonly WordSegment[]
  load: () => Promise<{ default: ComponentType }>
}

/** With the search boxes, which the screen would else ask for only once it is drawn; it does not wait for them. */
function withComboboxes<Screen>(screen: Promise<Screen>): Promise<Screen> {
  loadComboboxes().catch(() => undefined)
  return screen
}

/** What comes with a screen when it is first opened: its words and its code. */
const later = {
  'sign-up': {
    segments: ['auth', 'sign-up'],
    load: async () => ({ default: (await import('./sign-up/screen.tsx')).SignUp }),
  },
  'verify-email': {
    segments: ['auth', 'verify-email'],
    load: async () => ({ default: (await import('./verify-email/screen.tsx')).VerifyEmail }),
  },
  'resume-application': {
    segments: ['resume-application', 'reuse'],
    load: async () => ({ default: (await import('./resume-application/screen.tsx')).ResumeApplication }),
  },
  'personal-details': {
    segments: ['personal-details', 'absence'],
    load: async () => ({ default: (await withComboboxes(import('./personal-details/screen.tsx'))).PersonalDetails }),
  },
  'current-address': {
    segments: ['personal-details'],
    load: async () => ({ default: (await withComboboxes(import('./current-address/screen.tsx'))).CurrentAddress }),
  },
  questionnaire: {
    segments: ['questionnaire'],
    load: async () => ({ default: (await import('./questionnaire/screen.tsx')).Questionnaire }),
  },
  'mortgage-info': {
    segments: ['mortgage-info', 'income-check'],
    load: async () => ({ default: (await import('./mortgage-info/screen.tsx')).MortgageInfo }),
  },
  'additional-details': {
    segments: ['additional-details', 'personal-details', 'income-check'],
    load: async () => ({ default: (await import('./additional-details/screen.tsx')).AdditionalDetails }),
  },
  'income-check': {
    segments: ['income-check', 'personal-details', 'absence'],
    load: async () => ({ default: (await withComboboxes(import('./income-check/screen.tsx'))).IncomeCheck }),
  },
  'parsing-status': {
    segments: ['parsing-status'],
    load: async () => ({ default: (await import('./parsing-status/screen.tsx')).ParsingStatus }),
  },
  confirmation: {
    segments: [
      'confirmation',
      'personal-details',
      'additional-details',
      'income-check',
      'mortgage-info',
      'questionnaire',
    ],
    load: async () => ({ default: (await import('./confirmation/screen.tsx')).Confirmation }),
  },
  payment: {
    segments: ['payment', 'errors'],
    load: async () => ({ default: (await import('./payment/screen.tsx')).Payment }),
  },
  'partner-entry-point': {
    segments: ['partner-entry'],
    load: async () => ({ default: (await import('../pages/partner-entry/screen.tsx')).PartnerEntry }),
  },
  legal: {
    segments: ['legal'],
    load: async () => ({ default: (await import('../pages/legal/legal-page.tsx')).LegalPage }),
  },
  'your-data': {
    segments: ['rights'],
    load: async () => ({ default: (await import('../pages/rights/screen.tsx')).YourData }),
  },
  result: {
    segments: ['result', ...reportSegments],
    load: async () => ({ default: (await import('./result/screen.tsx')).Result }),
  },
} satisfies Record<string, Later>
type LaterName = keyof typeof later

function WithWords({ segments, Screen }: { segments: readonly WordSegment[]; Screen: ComponentType }) {
  const { language } = useScope()
  return (
    <MoreWords language={language} segments={segments}>
      <Screen />
    </MoreWords>
  )
}

const drawn = ({ segments, load }: Later) => <WithWords segments={segments} Screen={lazy(load)} />

/** The screens, by the last segment of their address. The first one comes with the page itself. */
export const steps = {
  occupation: <EmploymentStatus />,
  ...(Object.fromEntries(Object.entries(later).map(([name, step]) => [name, drawn(step)])) as Record<
    LaterName,
    JSX.Element
  >),
}

/**
 * The code and the words of a screen that will be wanted soon. What does not arrive now is asked for again when it is.
 */
export function prefetch(name: StepRouter, language: Language): void {
  const { segments, load } = later[name]
  Promise.all([load(), loadWords(language, segments)]).catch(() => undefined)
}
