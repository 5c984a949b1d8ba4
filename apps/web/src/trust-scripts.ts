/** What browsers with Trusted Types offer; others load the script without. */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL: (url: string) => string | null }): unknown
}
declare global {
  interface Window {
    trustedTypes?: TrustedTypes
  }
}

const trusted = new Set<string>()
let isPolicyMade = false

/**
 * Lets scripts and workers of this address's origin be loaded by name; those of every other origin stay refused.
 * Markup from text is refused altogether. The page's `script-src` still holds.
 * Source: docs.stripe.com/security/guide, «Trusted Types».
 */
export function trustScriptsOf(url: string): void {
  trusted.add(new URL(url, window.location.href).origin)
  if (isPolicyMade || !window.trustedTypes) return
  isPolicyMade = true
  window.trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (trusted.has(new URL(url, window.location.href).origin) ? url : null),
  })
}
