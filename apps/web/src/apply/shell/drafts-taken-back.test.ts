/** What is typed and taken back on one device, as that one and another see it, with and without a connection. */
import { expect, test } from 'vitest'
import { createFormDrafts } from '../../form/form-drafts.ts'
import { followDrafts, rememberingUntilSent, sendInOrder, takeFromServer, type DraftTexts } from './drafts-to-server.ts'

const id = 'a'
const key = `${id} home`

function createServer() {
  const stands = new Map<string, string>()
  const save = (texts: DraftTexts) => {
    for (const [name, text] of Object.entries(texts)) {
      if (text === null) stands.delete(name)
      else stands.set(name, text)
    }
  }
  return { drafts: () => Object.fromEntries(stands), save }
}

/** A tab: `load` is what a page's start does, `sync` what happens a second after the last key. */
function createDevice(server: ReturnType<typeof createServer>) {
  let text: string | undefined
  const device = { isOnline: true, answer: () => Promise.resolve(), load, ...start() }
  function load() {
    Object.assign(device, start())
  }
  function start() {
    const drafts = createFormDrafts({ read: () => text, write: (next) => (text = next) })
    const atServer = new Map<string, string | null>(Object.entries(server.drafts()))
    takeFromServer(drafts, id, server.drafts())
    const send = rememberingUntilSent(
      drafts,
      id,
      sendInOrder(atServer, async (texts) => {
        if (!device.isOnline) throw new Error('no connection')
        server.save(texts)
        await device.answer()
      }),
    )
    let changes: DraftTexts = {}
    followDrafts(drafts, id, (name, next) => (changes = { ...changes, [name]: next }))
    return {
      type: (typed: unknown) => drafts.keep(key, typed),
      sync: () => send(changes).catch(() => undefined),
      shown: () => drafts.read(key),
    }
  }
  return device
}

test('what was taken back without a connection does not come back, here or on another device', async () => {
  const server = createServer()
  const phone = createDevice(server)
  phone.type('Lu')
  await phone.sync()
  phone.isOnline = false
  phone.type('Luca')
  phone.type(undefined)
  await phone.sync()
  expect(server.drafts()).toEqual({ home: '"Lu"' })
  phone.isOnline = true
  phone.load()
  expect(phone.shown()).toBeUndefined()
  await phone.sync()
  expect(server.drafts()).toEqual({})
  expect(createDevice(server).shown()).toBeUndefined()
})

test('what another device types after it was taken back stands here too', async () => {
  const server = createServer()
  const phone = createDevice(server)
  const laptop = createDevice(server)
  phone.type('Luca')
  await phone.sync()
  phone.type(undefined)
  await phone.sync()
  laptop.type('Anna')
  await laptop.sync()
  phone.load()
  expect(phone.shown()).toBe('Anna')
  await phone.sync()
  expect(server.drafts()).toEqual({ home: '"Anna"' })
})

test('typed again after it was taken back, it stands', async () => {
  const server = createServer()
  const phone = createDevice(server)
  phone.type('Luca')
  await phone.sync()
  phone.isOnline = false
  phone.type(undefined)
  await phone.sync()
  phone.load()
  phone.type('Anna')
  phone.isOnline = true
  await phone.sync()
  expect(server.drafts()).toEqual({ home: '"Anna"' })
})

test('an earlier answer does not forget what was taken back since', async () => {
  const server = createServer()
  const phone = createDevice(server)
  phone.type('Lu')
  await phone.sync()
  const slow = Promise.withResolvers<void>()
  let saves = 0
  // The first answer is slow; the connection is lost after the second.
  phone.answer = async () => {
    if (++saves === 1) await slow.promise
    else phone.isOnline = false
  }
  phone.type(undefined)
  const first = phone.sync()
  phone.type('Luca')
  const second = phone.sync()
  phone.type(undefined)
  const third = phone.sync()
  slow.resolve()
  await Promise.all([first, second, third])
  expect(server.drafts()).toEqual({ home: '"Luca"' })
  phone.isOnline = true
  phone.load()
  expect(phone.shown()).toBeUndefined()
  await phone.sync()
  expect(server.drafts()).toEqual({})
})
