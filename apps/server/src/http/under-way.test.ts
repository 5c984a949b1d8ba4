import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createUnderWay } from './under-way.ts'

const response = () => new ServerResponse(new IncomingMessage(new Socket()))

test.each([
  ['answered', (last: ServerResponse) => last.emit('finish')],
  ['given up by the caller', (last: ServerResponse) => last.destroy()],
])('a call that was %s makes room for the next', async (_, end) => {
  const underWay = createUnderWay()
  const calls = Array.from({ length: 128 }, response)
  for (const [index, call] of calls.entries()) {
    expect([index, underWay.isFull()]).toEqual([index, false])
    underWay.begin(call)
  }
  expect(underWay.isFull()).toBe(true)
  end(calls[100]!)
  await new Promise(setImmediate)
  expect(underWay.isFull()).toBe(false)
})
