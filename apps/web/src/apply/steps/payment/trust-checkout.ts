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
 * Lets scripts of the card form's provider be loaded, its own further ones too; those of every other address stay
 * refused. Markup from text is refused altogether.
 * Source: docs.stripe.com/security/guide, «Trusted Types».
 */
export function trustCheckout(scriptUrl: string): void {
  trusted.add(new URL(scriptUrl, window.location.href).origin)
  if (isPolicyMade || !window.trustedTypes) return
  isPolicyMade = true
  window.trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (trusted.has(new URL(url, window.location.href).origin) ? url : null),
  })
}
