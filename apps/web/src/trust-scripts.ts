/** What browsers with Trusted Types offer; others load scripts without. */
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
 * Lets scripts below an address be loaded, by others of them too; those of every other address stay refused. Markup from
 * text is refused altogether.
 * Source: docs.stripe.com/security/guide, «Trusted Types».
 */
export function trustScriptsBelow(address: string): void {
  trusted.add(new URL(address, window.location.href).href)
  if (isPolicyMade || !window.trustedTypes) return
  isPolicyMade = true
  window.trustedTypes.createPolicy('default', {
    createScriptURL: (url) => {
      const { href } = new URL(url, window.location.href)
      return [...trusted].some((place) => href.startsWith(place)) ? url : null
    },
  })
}
