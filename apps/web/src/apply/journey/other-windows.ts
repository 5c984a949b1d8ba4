/** Windows of one browser that show the same application tell one another when they have saved something: only that, and nothing of what. */

/** One a window and application: what a window says on its own channel it does not hear itself. */
const channels = new Map<string, BroadcastChannel>()

function channelOf(applicationId: string): BroadcastChannel | undefined {
  const known = channels.get(applicationId)
  if (known) return known
  try {
    const opened = new BroadcastChannel(`application ${applicationId}`)
    channels.set(applicationId, opened)
    return opened
  } catch {
    // A frame whose browser lets it keep nothing has no other windows either.
    return undefined
  }
}

export const tellSaved = (applicationId: string): void => channelOf(applicationId)?.postMessage('saved')

/** Calls the listener when another window has saved. @returns what ends that */
export function hearSaved(applicationId: string, listener: () => void): () => void {
  const channel = channelOf(applicationId)
  channel?.addEventListener('message', listener)
  return () => channel?.removeEventListener('message', listener)
}
