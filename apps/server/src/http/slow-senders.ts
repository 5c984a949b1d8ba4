import type { FastifyInstance, FastifyRequest } from 'fastify'

const checkMs = 15_000
/** Below this between two checks a sender is holding a connection, not sending a file. */
const minBytes = 15 * 1024

/**
 * Cuts off a caller that sends a body slower than a kilobyte a second; at the latest half a minute after they began to.
 */
export function cutSlowSenders(app: FastifyInstance): void {
  const watched = new Map<FastifyRequest, { seen: number; timer: NodeJS.Timeout }>()
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'POST' || request.raw.complete) return
    const { socket } = request.raw
    const state = {
      seen: socket.bytesRead,
      timer: setInterval(() => {
        if (request.raw.complete) return clearInterval(state.timer)
        if (socket.bytesRead - state.seen < minBytes && request.raw.readableLength === 0) socket.destroy()
        state.seen = socket.bytesRead
      }, checkMs),
    }
    state.timer.unref()
    watched.set(request, state)
  })
  const forget = (request: FastifyRequest) => {
    clearInterval(watched.get(request)?.timer)
    watched.delete(request)
  }
  app.addHook('onResponse', async (request) => forget(request))
  app.addHook('onRequestAbort', async (request) => forget(request))
}
