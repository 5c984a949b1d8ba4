import { lazy, type ComponentType, type JSX } from 'react'
import type { WordSegment } from '../../words/catalogue.ts'
import { MoreWords } from '../../words/words.tsx'
import { useScope } from '../../use-call.ts'
import { reportSegments } from '../../report/report-segments.ts'
import { Occupation } from './occupation/screen.tsx'

/** A screen comes with its words, when it is first opened. */
function step(segments: readonly WordSegment[], load: () => Promise<ComponentType>): JSX.Element {
  const Screen = lazy(async () => ({ default: await load() }))
  return <WithWords segments={segments} Screen={Screen} />
}

function WithWords({ segments, Screen }: { segments: readonly WordSegment[]; Screen: ComponentType }) {
  const { language } = useScope()
  return <MoreWords language={language} segments={segments}><Screen /></MoreWords>
}

/** The screens, by the last segment of their address. The first one comes with the page itself. */
export const steps = {
  occupation: <Occupation />,
  'sign-up': step(['auth', 'sign-up'], async () => (await import('./sign-up/screen.tsx')).SignUp),
  'verify-email': step(['auth', 'verify-email'], async () => (await import('./verify-email/screen.tsx')).VerifyEmail),
  'resume-application': step(['resume-application'], async () => (await import('./resume-application/screen.tsx')).ResumeApplication),
  'personal-details': step(['personal-details'], async () => (await import('./personal-details/screen.tsx')).PersonalDetails),
  'current-address': step(['personal-details'], async () => (await import('./current-address/screen.tsx')).CurrentAddress),
  questionnaire: step(['questionnaire'], async () => (await import('./questionnaire/screen.tsx')).Questionnaire),
  'mortgage-info': step(['mortgage-info', 'income-check'], async () => (await import('./mortgage-info/screen.tsx')).MortgageInfo),
  'additional-details': step(['additional-details', 'personal-details'], async () => (await import('./additional-details/screen.tsx')).AdditionalDetails),
  'income-check': step(['income-check'], async () => (await import('./income-check/screen.tsx')).IncomeCheck),
  'parsing-status': step(['parsing-status'], async () => (await import('./parsing-status/screen.tsx')).ParsingStatus),
  confirmation: step(['confirmation', 'personal-details', 'additional-details', 'income-check'], async () => (await import('./confirmation/screen.tsx')).Confirmation),
  payment: step(['payment', 'errors'], async () => (await import('./payment/screen.tsx')).Payment),
  legal: step(['legal'], async () => (await import('../pages/legal/legal-page.tsx')).LegalPage),
  result: step(['result', ...reportSegments], async () => (await import('./result/screen.tsx')).Result),
}
