import { drawnId, startIn } from '@attesta/contract/first-paint.ts'

/**
 * The server draws the start of the form, or of a step, into the page; the page itself stays hidden beneath until it has a heading of
 * its own, or an offer to try again. Both change places between two pictures. A person led elsewhere from here sees the
 * start go at once.
 */
export function yieldFirstPaint({ document, location, MutationObserver }: Window & typeof globalThis): void {
  const drawn = document.getElementById(drawnId),
    root = document.getElementById('root')
  if (!drawn || !root) return
  const opened = location.pathname
  const isOver = () =>
    (location.pathname !== opened && !startIn(location.pathname)) ||
    location.hash.startsWith('#resume_application=') ||
    root.querySelector('h1, [aria-busy="true"] button') !== null
  const yieldWhenOver = () => {
    if (!isOver()) return
    watch.disconnect()
    drawn.remove()
  }
  const watch = new MutationObserver(yieldWhenOver)
  watch.observe(root, { childList: true, subtree: true })
  yieldWhenOver()
}
