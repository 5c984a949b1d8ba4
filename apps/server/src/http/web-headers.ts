/** The headers of pages and answers that tell browsers what they may do. */
import { isOrigin } from '@attesta/contract/frame-origin.ts'
import { libraryStyles, styleSource } from './inline-styles.ts'

export interface PagePolicy {
  /** Where the card form's script comes from; undefined when that is this very server. */
  scriptOrigin: string | undefined
  /** Origins of the listing's company that may show the page in a frame. */
  frameAncestors: string[]
  isHttps: boolean
  /** The text of the page's own style element; undefined when it has none. */
  style?: string | undefined
  /** Where browsers tell what the policy refused; undefined for nowhere. */
  reportPath?: string | undefined
}

const libraryStyleSources = libraryStyles.map(styleSource)

const stripe = {
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com', 'https://checkout.stripe.com'],
  calls: ['https://api.stripe.com', 'https://checkout.stripe.com'],
}

export function pageHeaders({
  scriptOrigin,
  frameAncestors,
  isHttps,
  style,
  reportPath,
}: PagePolicy): Record<string, string> {
  const outside =
    scriptOrigin === undefined
      ? { scripts: [], frames: [], calls: [] }
      : { scripts: [scriptOrigin], frames: stripe.frames, calls: stripe.calls }
  const csp: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...outside.scripts],
    'style-src': ["'self'", ...libraryStyleSources, ...(style === undefined ? [] : [styleSource(style)])],
    // Logos are uploaded and kept as pixels: no picture comes from another server.
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'", ...outside.calls],
    'frame-src': ["'self'", ...outside.frames],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...frameAncestors.filter(isOrigin)],
    // No text becomes markup or a script's address; the one policy names addresses (`trust-scripts.ts`).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    ...(reportPath === undefined ? {} : { 'report-uri': [reportPath] }),
  }
  return {
    'content-security-policy': Object.entries(csp)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(self "https://js.stripe.com")',
    ...everywhere(isHttps),
  }
}

/** For every answer that is no page. */
export const answerHeaders = (isHttps: boolean): Record<string, string> => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  ...everywhere(isHttps),
})

function everywhere(isHttps: boolean): Record<string, string> {
  return {
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
