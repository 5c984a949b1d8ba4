import type { ReactElement } from 'react'
import type { Language } from '@attesta/contract/fields.ts'
import type { RentReport } from '@attesta/contract/report.ts'
import { PlayedApp } from '../apply/played/played-app.tsx'
import { applyScreens } from '../apply/played/screens.ts'
import { DashboardApp } from '../dashboard/app.tsx'
import '../dashboard/dashboard.css'
import { PhonePage } from '../handover/phone-page.tsx'
import { phoneSegments } from '../handover/phone-segments.ts'
import { OperatorApp } from '../operator/app.tsx'
import { operatorSegments } from '../operator/operator-segments.ts'
import { ReportView } from '../report/report-view.tsx'
import { reportSegments } from '../report/report-segments.ts'
import { SharedReport } from '../shared/shared-report.tsx'
import { VerifyReport } from '../verify/verify-report.tsx'
import { PlayedPage } from './played-page.tsx'

/** A screen with its states, loaded when looked at, and how one of them is drawn. */
export interface PlayedScreen {
  names: () => Promise<string[]>
  draw: (name: string, language: Language) => Promise<ReactElement | undefined>
}

function screenOf<S>(
  load: () => Promise<Readonly<Record<string, S>>>,
  draw: (state: S, language: Language) => ReactElement,
): PlayedScreen {
  return {
    names: async () => Object.keys(await load()),
    draw: async (name, language) => {
      const state = (await load())[name]
      return state === undefined ? undefined : draw(state, language)
    },
  }
}

const isNeverExpired = () => () => undefined
const reportAlone = { path: '/', replies: {} }

const playedReports = (load: () => Promise<Readonly<Record<string, RentReport>>>): PlayedScreen =>
  screenOf(load, (report, language) => (
    <PlayedPage state={reportAlone} language={language} segments={reportSegments}>
      <main className="dashboard">
        <ReportView report={report} />
      </main>
    </PlayedPage>
  ))

/** Everything that can be looked at. */
export const screens: Readonly<Record<string, PlayedScreen>> = {
  ...Object.fromEntries(
    Object.entries(applyScreens).map(([name, load]) => [
      name,
      screenOf(load, (state, language) => <PlayedApp state={state} language={language} />),
    ]),
  ),
  report: playedReports(async () => (await import('../report/states.ts')).states),
  'golden-report': playedReports(async () => (await import('@attesta/domain/report/golden/people.ts')).golden),
  dashboard: screenOf(
    async () => (await import('../dashboard/states.ts')).states,
    (state, language) => (
      <PlayedPage state={state} language={language} segments={['dashboard', 'second-factor', ...reportSegments]}>
        <DashboardApp language={language} onExpiry={isNeverExpired} />
      </PlayedPage>
    ),
  ),
  operator: screenOf(
    async () => (await import('../operator/states.ts')).states,
    (state, language) => (
      <PlayedPage state={state} language={language} segments={operatorSegments}>
        <OperatorApp language={language} onExpiry={isNeverExpired} />
      </PlayedPage>
    ),
  ),
  handover: screenOf(
    async () => (await import('../handover/states.ts')).states,
    (state, language) => (
      <PlayedPage state={state} language={language} segments={phoneSegments}>
        <PhonePage secret={undefined} />
      </PlayedPage>
    ),
  ),
  shared: screenOf(
    async () => (await import('../shared/states.ts')).states,
    (state, language) => (
      <PlayedPage state={state} language={language} segments={['shared-report', ...reportSegments]}>
        <SharedReport token="q7Xv2" />
      </PlayedPage>
    ),
  ),
  verify: screenOf(
    async () => (await import('../verify/states.ts')).states,
    (state, language) => (
      <PlayedPage state={state} language={language} segments={['verify']}>
        <VerifyReport token="q7Xv2" />
      </PlayedPage>
    ),
  ),
}
