/**
 * The style elements that a page may hold: those whose text is known to the server, named by hash in the page's policy.
 * Any other one, as an injection would bring, stays without effect.
 */
import { createHash } from 'node:crypto'

/** As a policy names it. Source: CSP Level 3, hash-source. */
export const styleSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What React Aria puts into the head when something that can be pressed, or a dialog on iOS, is first shown. */
export const libraryStyles = [
  `
@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}
    `.trim(),
  `
@layer {
  * {
    overscroll-behavior: contain;
  }
}`.trim(),
] as const
