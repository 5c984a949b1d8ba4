/**
 * The addresses of the applicant's pages: the router of the pages draws them, the server answers «not found» for all
 * others. Without schemas, so that the first screen may read it. Source: A2-route-steps, A2-route-not-found.
 */

export const applicationTypes = ['rent', 'mortgage', 'rapid'] as const

/** Every step by the last segment of its address. */
export const stepRouters = [
  'sign-up',
  'verify-email',
  'resume-application',
  'personal-details',
  'current-address',
  'additional-details',
  'mortgage-info',
  'questionnaire',
  'income-check',
  'parsing-status',
  'confirmation',
  'payment',
  'result',
] as const

/** The pages of the income check: one for each kind of document, one for the job, one for further income. */
export const incomeCheckPages = [
  'payslip',
  'cud',
  'fiscal-doc',
  'bank-statement',
  'other',
  'job',
  'other-incomes',
] as const
export type IncomeCheckPage = (typeof incomeCheckPages)[number]

/** The pages of the law. */
export const legalPages = ['terms', 'privacy', 'cookies', 'imprint', 'accessibility', 'marketing'] as const

const fill = '/:lang/:appType?/fill/:applicationId?'

/**
 * Where a bank leads back to, in a tab of its own: `/{language}/bank-return?…`. The page hands its whole query on to
 * `psd2/returned`.
 */
export const bankReturnPage = 'bank-return'

/**
 * In the router's spelling: `:name` is a segment, with `?` one that may be absent. A `:lang` that is no language of
 * ours is replaced by one that is, so anything may stand there.
 */
export const pagePaths = {
  root: '/',
  start: '/:language',
  apply: '/:lang?/:appType?/apply/:listingId?',
  occupation: `${fill}/occupation/:listingId?`,
  signUp: `${fill}/sign-up/:listingId?`,
  verifyEmail: `${fill}/verify-email`,
  /** Where a partner sends its people, with a signature in the query `sig`. */
  partnerEntry: '/:lang/rapid/partner-entry-point/:listingId?',
  yourData: `${fill}/your-data`,
  legal: '/:lang/legal/:page',
  /** Where the email leads that tells of an unfinished application's end; the proof stands behind the `#`. */
  keep: '/:lang/keep',
  timeout: '/:lang/timeout',
  unauthorized: '/:lang/unauthorized',
  bankReturn: `/:lang/${bankReturnPage}`,
} as const

/** The steps after sign-up and verification: each needs a session. */
export const guardedSteps = stepRouters.filter((router) => router !== 'sign-up' && router !== 'verify-email')
/** The income check is a list, with a page behind each of its rows. */
export const guardedPath = (router: (typeof guardedSteps)[number]): string =>
  router === 'income-check' ? `${fill}/${router}/:incomeCheckPage?` : `${fill}/${router}`

/** What may stand in a segment; in one that is not named, anything. */
const segments: Readonly<Record<string, string>> = {
  // «it», «pt-BR»
  language: '[a-z]{2}(?:-[a-z]{2})?',
  appType: applicationTypes.join('|'),
  page: legalPages.join('|'),
  incomeCheckPage: incomeCheckPages.join('|'),
}

function patternOf(path: string): RegExp {
  const parts = path
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (!part.startsWith(':')) return `/${part}`
      const name = part.slice(1).replace('?', '')
      const segment = `/(?:${segments[name] ?? '[^/]+'})`
      return part.endsWith('?') ? `(?:${segment})?` : segment
    })
  return new RegExp(`^${parts.join('') || '/'}$`, 'i')
}

const patterns = [...Object.values(pagePaths), ...guardedSteps.map(guardedPath)].map(patternOf)

/** Whether an address means something: «/hello» and «/it/villa/fill/occupation» do not. */
export function isKnownPage(path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  return patterns.some((pattern) => pattern.test(plain))
}

/** What can follow a language in an address of ours. */
export const afterLanguage: readonly string[] = [
  ...new Set([
    ...Object.values(pagePaths).flatMap((path) =>
      path
        .split('/')
        .filter((part) => part !== '' && !part.startsWith(':'))
        .slice(0, 1),
    ),
    ...applicationTypes,
  ]),
]
