/**
 * The two scripts of the fake, as text: the one that a page loads in place of Stripe.js, and the one inside the
 * frame. They speak to each other by messages; only the frame's own are believed.
 */

/** `window.Stripe(key).createEmbeddedCheckoutPage(…)`, one instance a page, as the real script has it. */
export const stripeScript = `'use strict';
(() => {
  const origin = new URL(document.currentScript.src).origin
  let isOpen = false
  const refuse = (message) => { const error = new Error(message); error.name = 'IntegrationError'; throw error }
  window.Stripe = (publishableKey, { stripeAccount } = {}) => {
    if (typeof publishableKey !== 'string' || !publishableKey.startsWith('pk_')) refuse('Please call Stripe() with your publishable key.')
    return {
      initEmbeddedCheckout: () => refuse('initEmbeddedCheckout is now createEmbeddedCheckoutPage.'),
      async createEmbeddedCheckoutPage({ fetchClientSecret, clientSecret, onComplete } = {}) {
        if (isOpen) refuse('You cannot have multiple Embedded Checkout objects.')
        isOpen = true
        let secret
        try {
          secret = clientSecret ?? await fetchClientSecret()
          if (typeof secret !== 'string' || !secret.includes('_secret_')) refuse('The client secret is not one.')
        } catch (error) { isOpen = false; throw error }
        const frame = document.createElement('iframe')
        frame.title = 'Secure card payment'
        frame.allow = 'payment *'
        frame.style.cssText = 'border:0;display:block;height:640px;width:100%'
        frame.src = origin + '/sandbox/checkout/' + encodeURIComponent(secret) + (stripeAccount ? '?account=' + encodeURIComponent(stripeAccount) : '')
        let isDone = false
        const hear = ({ source, origin: from, data }) => {
          if (source !== frame.contentWindow || from !== origin || !data || data.from !== 'sandbox-checkout') return
          if (data.height) frame.style.height = data.height + 'px'
          if (!data.complete || isDone) return
          isDone = true
          if (data.returnTo) location.assign(data.returnTo)
          else if (onComplete) onComplete()
        }
        window.addEventListener('message', hear)
        return {
          mount(target) {
            const place = typeof target === 'string' ? document.querySelector(target) : target
            if (!place) refuse('The place to mount to is not on this page.')
            place.append(frame)
          },
          unmount() { frame.remove() },
          destroy() { window.removeEventListener('message', hear); frame.remove(); isOpen = false },
        }
      },
    }
  }
})()
`

/** In the frame: fills in a card to try, and tells the page around how tall it is and when it is done. */
export const frameScript = `'use strict';
(() => {
  const tell = (message) => parent !== window && parent.postMessage({ from: 'sandbox-checkout', ...message }, '*')
  for (const button of document.querySelectorAll('[data-card]')) button.addEventListener('click', () => {
    const number = document.getElementById('number')
    number.value = button.dataset.card
    number.focus()
  })
  const done = document.querySelector('[data-complete]')
  if (done) {
    tell({ height: Number(done.dataset.height) })
    tell({ complete: done.dataset.complete, returnTo: done.dataset.returnTo ?? null })
    return
  }
  new ResizeObserver(() => tell({ height: Math.max(560, Math.ceil(document.documentElement.getBoundingClientRect().height) + 16) })).observe(document.documentElement)
})()
`
