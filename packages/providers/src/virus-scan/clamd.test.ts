import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import { type Sandbox, createSandbox } from '../sandbox/sandbox.ts'
import { eicar } from '../sandbox/virus-scanner.ts'
import { testClock, testRandom } from '../testing/test-sources.ts'
import { createClamdScan } from './clamd.ts'
import { TooLargeToScan, type VirusScan } from './port.ts'

let sandbox: Sandbox, scanner: { url: string; close(): Promise<void> }, scan: VirusScan['scan']
beforeAll(async () => {
  sandbox = createSandbox({ env: {}, clock: testClock(), random: testRandom(), webhookUrl: () => '' })
  scanner = await sandbox.listenForScans({ maxBytes: 1_500_000 })
  scan = createClamdScan({ url: scanner.url, timeoutMs: 10_000 }).scan
})
afterEach(() => sandbox.faults.clear())
afterAll(() => scanner.close())

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

test.each([0, 1, 4, 65_536, 1_000_003])('%d harmless bytes are clean, in one piece and in many', async (length) => {
  const bytes = Buffer.alloc(length)
  expect(await scan(bytes)).toEqual({ clean: true })
  expect(await scan(inPieces(bytes, 4_096))).toEqual({ clean: true })
})

test.each([
  ['alone', ''],
  ['behind other bytes', 'x'.repeat(100_000)],
])('malware %s is found', async (_, before) => {
  const bytes = Buffer.from(before + eicar)
  for (const body of [bytes, inPieces(bytes, 7)])
    expect(await scan(body)).toEqual({ clean: false, signature: 'Eicar-Test-Signature' })
})

test('whether it is there can be asked without a file', async () => {
  expect(await createClamdScan({ url: scanner.url }).isThere()).toBe(true)
  sandbox.faults.set('virus-scan', 'garbage', 1)
  expect(await createClamdScan({ url: scanner.url }).isThere()).toBe(false)
  expect(await createClamdScan({ url: 'tcp://127.0.0.1:9' }).isThere()).toBe(false)
})

describe('never called clean', () => {
  test.each(['silent', 'garbage', 'cut-off'])('when the scanner is %s: unavailable, in time', async (fault) => {
    sandbox.faults.set('virus-scan', fault, 1)
    const started = performance.now()
    await expect(createClamdScan({ url: scanner.url, timeoutMs: 300 }).scan(Buffer.from('x'))).rejects.toBeInstanceOf(
      ProviderUnavailable,
    )
    expect(performance.now() - started).toBeLessThan(4_000)
  })
  test('when no one listens', () =>
    expect(createClamdScan({ url: 'tcp://127.0.0.1:9' }).scan(Buffer.from('x'))).rejects.toBeInstanceOf(
      ProviderUnavailable,
    ))
  test('when there is no such socket', () =>
    expect(createClamdScan({ url: 'unix:///nowhere/clamd.ctl' }).scan(Buffer.from('x'))).rejects.toBeInstanceOf(
      ProviderUnavailable,
    ))
  test('when the file is larger than the scanner takes', () =>
    expect(scan(inPieces(Buffer.alloc(3_000_000), 100_000))).rejects.toBeInstanceOf(TooLargeToScan))
  test('when the file itself breaks off', async () => {
    async function* broken() {
      yield Buffer.from('half')
      throw new Error('the line is dead')
    }
    await expect(scan(broken())).rejects.toThrow('the line is dead')
  })
})
