import { trustScriptsBelow } from '../../../trust-scripts.ts'

/** What the provider's script puts on the page; the part of it that is used. */
export interface EmbeddedCheckout {
  mount(place: HTMLElement): void
  destroy(): void
}
interface Provider {
  createEmbeddedCheckoutPage(options: { clientSecret: string; onComplete: () => void }): Promise<EmbeddedCheckout>
}
declare global {
  interface Window {
    Stripe?: (publishableKey: string, options?: { stripeAccount: string }) => Provider
  }
}

const patienceMs = 10_000
const loading = new Map<string, Promise<void>>()

/**
 * Fetches the provider's script, on this route only. One that does not come within ten seconds has failed, and may be
 * asked for again.
 */
function loadScript(url: string): Promise<void> {
  const known = loading.get(url)
  if (known) return known
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      loading.delete(url)
      script.remove()
      reject(new CheckoutUnavailable())
    }
    const timer = setTimeout(fail, patienceMs)
    trustScriptsBelow(new URL('/', new URL(url, window.location.href)).href)
    script.src = url
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = () => {
      clearTimeout(timer)
      fail()
    }
    document.head.append(script)
  })
  loading.set(url, loaded)
  return loaded
}

/** The card form did not come; nothing was charged. */
export class CheckoutUnavailable extends Error {}

/** @throws CheckoutUnavailable when the script does not come or refuses */
export async function loadCheckout(
  {
    scriptUrl,
    publishableKey,
    clientSecret,
    account,
  }: { scriptUrl: string; publishableKey: string; clientSecret: string; account: string | null },
  onComplete: () => void,
): Promise<EmbeddedCheckout> {
  await loadScript(scriptUrl)
  const provider =
    account === null ? window.Stripe?.(publishableKey) : window.Stripe?.(publishableKey, { stripeAccount: account })
  if (!provider) throw new CheckoutUnavailable()
  return provider.createEmbeddedCheckoutPage({ clientSecret, onComplete }).catch(() => {
    throw new CheckoutUnavailable()
  })
}
