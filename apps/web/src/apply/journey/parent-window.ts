import { parentMessageType, type ParentMessage } from '@attesta/contract/parent-window.ts'

/**
 * Tells the page that embeds us, if it is one of the listing's own: an id and a state, nothing personal. `type`: by
 * which its company tells our messages from others.
 */
export function tellParent(
  applicationId: string,
  value: ParentMessage['value'],
  origins: readonly string[],
  type = parentMessageType,
): void {
  if (window.parent === window) return
  const message: ParentMessage = { type, applicationId, value }
  for (const origin of origins) window.parent.postMessage(message, origin)
}
