import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { wordsFolder } from '../create-server.ts'
import { createLog } from '../log.ts'
import { handleErrors } from './error-handler.ts'
import { Refusal } from './refusal.ts'
import { readWords } from './words.ts'

/** As the database's client throws it: the server's own error below the library's. */
const failed = (code?: string, message = 'x') =>
  new Error('Failed query', { cause: Object.assign(new Error(message), code === undefined ? {} : { code }) })
const noConnection = 'timeout exceeded when trying to connect'

test.each([
  ['no connection came free', new Error(noConnection), 503],
  ['no connection came free for a statement', failed(undefined, noConnection), 503],
  ['a statement took too long', failed('57014'), 503],
  ['a lock was not had in time', failed('55P03'), 503],
  ['too many connections', failed('53300'), 503],
  ['the server crashed', failed('57P02'), 503],
  ['the connection was cut', failed(undefined, 'Connection terminated unexpectedly'), 503],
  ['the server did not answer', failed(undefined, 'Query read timeout'), 503],
  ['the server is not there', Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), 503],
  ['its socket is not there', Object.assign(new Error('x'), { code: 'ENOENT', syscall: 'connect' }), 503],
  ['a file that is missing is a bug', Object.assign(new Error('x'), { code: 'ENOENT', syscall: 'open' }), 500],
  ['a broken rule of a table is a bug', failed('23505'), 500],
  ['anything else is a bug', new Error('x'), 500],
] as const)('%s', async (_, error, status) => {
  const app = Fastify()
  handleErrors(app, { words: readWords(wordsFolder), log: createLog('silent'), observe: () => undefined })
  app.get('/', () => {
    throw error
  })
  const answer = await app.inject({ url: '/' })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, status === 503 ? '5' : undefined])
  await app.close()
})

const html = 'text/html; charset=utf-8'
test.each([
  ['it', 'text/html,application/xhtml+xml', html, 'Non ha funzionato'],
  ['de', 'text/html,application/xhtml+xml', html, 'Das hat nicht geklappt'],
  ['it', '*/*', 'application/json; charset=utf-8', '"code":"not_found"'],
])('a link that fails is told to a browser in %s that accepts %s as %s', async (lang, accept, type, words) => {
  const app = Fastify()
  handleErrors(app, { words: readWords(wordsFolder), log: createLog('silent'), observe: () => undefined })
  app.get('/', () => {
    throw new Refusal('not_found')
  })
  const answer = await app.inject({ url: '/', query: { lang }, headers: { accept } })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, type])
  expect(answer.body).toContain(words)
  await app.close()
})
