/**
 * Fake for a credit agency: an invented scale from 0 to 100, and a score that always is the same for the same name.
 */
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { CreditCheckSettings } from '../credit-check/http-json.ts'
import type { Sources } from './checkout/sessions.ts'
import type { Faults } from './faults.ts'
import { creditKey } from './magic.ts'
import { misbehaving } from './misbehave.ts'

const lowest = 60
const spread = 400

/** A family name that begins with X is unknown. */
const scoreOf = (name: string) =>
  lowest + (createHash('sha256').update(name.toLowerCase()).digest().readUInt16BE(0) % spread) / 10

/** Returns the settings with which the adapter talks to it; an example for those of a real contract. */
export const creditSettings = (sandboxUrl: string): CreditCheckSettings => ({
  provider: 'Sandbox agency',
  url: `${sandboxUrl}/sandbox/credit/scores`,
  headers: { authorization: `Bearer ${creditKey}` },
  scoreAt: '/result/score',
  dateAt: '/result/date',
  least: 0,
  most: 100,
  body: {
    firstName: '{givenName}',
    lastName: '{familyName}',
    birthDate: '{birthDate}',
    address: { street: '{street} {houseNumber}', postcode: '{postcode}', city: '{city}', country: '{country}' },
  },
})

export const creditAgency =
  ({ faults, slowMs, clock }: { faults: Faults; slowMs: number } & Pick<Sources, 'clock'>) =>
  async (app: FastifyInstance) => {
    app.addHook(
      'preHandler',
      misbehaving(faults, 'credit', slowMs, () => ({ message: 'The service is down.' })),
    )
    app.post('/scores', async (request, reply) => {
      if (request.headers.authorization !== `Bearer ${creditKey}`)
        return reply.code(401).send({ message: 'who are you?' })
      const { firstName, lastName, birthDate } = (request.body ?? {}) as Record<string, unknown>
      if (typeof firstName !== 'string' || typeof lastName !== 'string' || typeof birthDate !== 'string')
        return reply.code(400).send({ message: 'firstName, lastName and birthDate are needed' })
      return {
        result: {
          score: lastName.startsWith('X') ? null : scoreOf(`${firstName} ${lastName}`),
          date: clock.now().toISOString(),
        },
      }
    })
  }
