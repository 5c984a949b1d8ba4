import type { StepRouter } from '@attesta/contract/application.ts'
import { bankReturnPage, isKnownPage } from '@attesta/contract/pages.ts'
import { stepInAddress } from '../journey/use-journey.ts'

export type ScreenName =
  | StepRouter
  | 'occupation'
  | 'partner-entry-point'
  | 'legal'
  | 'your-data'
  | 'timeout'
  | 'unauthorized'
  | typeof bankReturnPage
  | 'not-found'

export function screenIn(pathname: string): ScreenName {
  if (!isKnownPage(pathname)) return 'not-found'
  const segments = pathname.split('/')
  if (segments.includes('fill'))
    return (
      (['occupation', 'your-data'] as const).find((page) => segments.includes(page)) ??
      stepInAddress(pathname) ??
      'not-found'
    )
  return (
    (['partner-entry-point', 'legal', 'timeout', 'unauthorized', bankReturnPage] as const).find((page) =>
      segments.includes(page),
    ) ?? 'not-found'
  )
}

const hiddenOn =
  (...screens: ScreenName[]) =>
  (screen: ScreenName): boolean =>
    !screens.includes(screen)

/** Which parts of the frame a screen has. Source: A2-progress-hidden, A2-footer-hidden, A2-footer-later. */
export const shows = {
  stepper: hiddenOn(
    'occupation',
    'your-data',
    'partner-entry-point',
    'legal',
    'not-found',
    'timeout',
    'unauthorized',
    bankReturnPage,
  ),
  /** Where the navigation is left out; these say it themselves. */
  help: hiddenOn('not-found', 'timeout', 'unauthorized'),
  footer: hiddenOn('partner-entry-point', 'not-found', 'timeout', 'unauthorized', bankReturnPage),
  continueLater: hiddenOn(
    'occupation',
    'your-data',
    'partner-entry-point',
    'legal',
    'sign-up',
    'verify-email',
    'result',
    'resume-application',
    bankReturnPage,
  ),
  inactivity: hiddenOn('sign-up', 'occupation', 'partner-entry-point', 'legal', 'timeout', bankReturnPage),
}
