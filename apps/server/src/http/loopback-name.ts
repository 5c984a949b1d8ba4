const names = ['localhost', '127.0.0.1', '[::1]']

/**
 * Where a page is that was called by another name of this machine than the public address has: `http://127.0.0.1:3000`
 * of a trial at `http://localhost:3000`. A session, the card form and the way back from a bank hold on one origin alone.
 * `host`: «127.0.0.1:3000», as the browser named it. @returns `undefined` for every other host.
 */
export function otherLoopbackName(host: string | undefined, publicUrl: string): string | undefined {
  const own = new URL(publicUrl)
  if (host === undefined || host === own.host || !names.includes(own.hostname)) return undefined
  return names.some((name) => host === own.host.replace(own.hostname, name)) ? own.origin : undefined
}
