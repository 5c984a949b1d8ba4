import { CallFailed } from '../../call-failed.ts'

/** How often a file is sent again by itself that the server could not take now. */
const maxRepeats = 2

/** The server is busy, or restarts and says when it is there again. */
const isPutOff = (error: unknown): error is CallFailed =>
  error instanceof CallFailed &&
  (error.code === 'busy' || (error.code === 'restarting' && error.retryAfter !== undefined))

/**
 * Sends a file, and again when the server says that it is free. The answer may be of a file that was taken all the same:
 * that is asked first.
 */
export async function sendWhenFree(
  send: () => Promise<string>,
  askArrived: () => Promise<string | undefined>,
  wait: (ms: number) => Promise<unknown>,
): Promise<string> {
  for (let repeats = 0; ; repeats++)
    try {
      return (repeats > 0 ? await askArrived() : undefined) ?? (await send())
    } catch (error) {
      if (!isPutOff(error) || repeats === maxRepeats) throw error
      await wait((error.retryAfter ?? 2) * 1000)
    }
}
