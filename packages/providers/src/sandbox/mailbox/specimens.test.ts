import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { specimenPages } from './specimens.ts'

const app = Fastify()
await app.register(
  specimenPages(() => [
    {
      name: 'code',
      language: 'it',
      brand: 'casa',
      sender: 'Casa & Co tramite Attesta',
      subject: 'Il tuo <codice>',
      html: '<!doctype html><p>004217</p>',
    },
  ]),
  { prefix: '/sandbox' },
)

test('each letter stands in the list, under an address of its own', async () => {
  const list = await app.inject('/sandbox/emails')
  expect(list.body).toContain('<a href="/sandbox/emails/code.it.casa">code</a>')
  expect(list.body).toContain('Casa &amp; Co tramite Attesta')
  expect(list.body).toContain('Il tuo &lt;codice&gt;')
  const email = await app.inject('/sandbox/emails/code.it.casa')
  expect([email.headers['content-type'], email.body]).toEqual(['text/html', '<!doctype html><p>004217</p>'])
})
test('an email that is none is not there', async () =>
  expect((await app.inject('/sandbox/emails/code.fr.casa')).statusCode).toBe(404))
