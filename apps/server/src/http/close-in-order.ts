/** How the port is closed without anybody being cut off. */
import type { Socket } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/**
 * Readiness is red by now: so long everything is still answered, each answer closing its connection, so that a proxy
 * that looks away in time loses nothing. One that asks every two seconds (`deploy/Caddyfile`) has learned it by then.
 */
const farewellMs = 3_000
/**
 * Then every call is refused with «try again», until for this long no call has come; or they have been refused this
 * many times as long.
 */
const quietMs = 100
const maxQuietTries = 10
/** A connection that has sent nothing this long after the port was closed was opened for later, as browsers do. */
const silentMs = 1_000
const retryAfterSeconds = 5

/**
 * What the kernel has accepted and Node has not is reset when a port is closed, and the caller cannot know that his
 * call was never begun. So the port is closed only at the end of a turn of the event loop without a call, after a time
 * without one: all who were there have an answer.
 */
export function closeInOrder(app: FastifyInstance): void {
  const sockets = new Set<Socket>()
  let came = 0
  app.server.on('connection', (socket: Socket) => {
    came++
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  let isRefusing = false
  app.addHook('onRequest', async () => {
    if (isRefusing) throw new Refusal('restarting', { retryAfterSeconds })
  })
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    await wait(farewellMs)
    isRefusing = true
    for (let tries = 0, before = -1; tries < maxQuietTries && came !== before; tries++) {
      before = came
      await wait(quietMs)
      // A timer fires before the sockets are looked at: a call that came meanwhile is seen at the end of this turn.
      await turn()
    }
    for (let before = -1; came !== before;) {
      before = came
      await turn()
    }
    setTimeout(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    }, silentMs).unref()
  })
}
