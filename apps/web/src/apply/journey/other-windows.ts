/**
 * Windows of one browser that show the same application tell one another when they have saved something, or when it is
 * paid: only that, and nothing of what. A window without a session asks the others for theirs.
 */

type Word = 'saved' | 'paid'

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

const tell = (applicationId: string, word: Word): void => channelOf(applicationId)?.postMessage(word)

/** @returns what ends the listening */
function hear(applicationId: string, word: Word, listener: () => void): () => void {
  const channel = channelOf(applicationId)
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (data === word) listener()
  }
  channel?.addEventListener('message', listen)
  return () => channel?.removeEventListener('message', listen)
}

export const tellSaved = (applicationId: string): void => tell(applicationId, 'saved')

/** Calls the listener when another window has saved. @returns what ends that */
export const hearSaved = (applicationId: string, listener: () => void): (() => void) =>
  hear(applicationId, 'saved', listener)

export const tellPaid = (applicationId: string): void => tell(applicationId, 'paid')

/** Calls the listener when another window has found that it is paid. @returns what ends that */
export const hearPaid = (applicationId: string, listener: () => void): (() => void) =>
  hear(applicationId, 'paid', listener)

const asked = 'session?'
const waitMs = 300

/**
 * Returns what another window of this browser that shows the same application is signed in with; `undefined`: none
 * answers.
 */
export function askForSession(applicationId: string): Promise<string | undefined> {
  const channel = channelOf(applicationId)
  if (!channel) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    const end = (token: string | undefined) => {
      clearTimeout(timer)
      channel.removeEventListener('message', listen)
      resolve(token)
    }
    const listen = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'object' && data && 'token' in data && typeof data.token === 'string') end(data.token)
    }
    const timer = setTimeout(() => end(undefined), waitMs)
    channel.addEventListener('message', listen)
    channel.postMessage(asked)
  })
}

/** Answers windows that ask. @returns what ends that */
export function answerForSession(applicationId: string, tokenOf: () => string | undefined): () => void {
  const channel = channelOf(applicationId)
  const listen = ({ data }: MessageEvent<unknown>) => {
    const token = data === asked ? tokenOf() : undefined
    if (token !== undefined) channel?.postMessage({ token })
  }
  channel?.addEventListener('message', listen)
  return () => channel?.removeEventListener('message', listen)
}
