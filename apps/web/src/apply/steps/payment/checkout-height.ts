import { limits } from '@attesta/contract/limits.ts'

/**
 * What the height of the card form has told so far. `armed`: it was once as tall as a form is; `done`: it then shrank
 * below.
 */
export interface CheckoutWatch {
  width: number
  state: 'waiting' | 'armed' | 'done'
}

export const startWatch: CheckoutWatch = { width: 0, state: 'waiting' }

/**
 * The form counts as finished when it shrinks below 450 px, but only after it was taller, and not when the page itself
 * became narrower or wider, which lays the form out again. A guess in any case: whether it is paid is asked of the
 * server.
 */
export function watchAfter(watch: CheckoutWatch, { width, height }: { width: number; height: number }): CheckoutWatch {
  if (watch.state === 'done') return watch
  const isTall = height >= limits.checkoutDoneBelowPx
  if (isTall) return { width, state: 'armed' }
  if (watch.state === 'armed' && width === watch.width) return { width, state: 'done' }
  return { width, state: 'waiting' }
}
