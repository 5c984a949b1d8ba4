/**
 * How soon a list of the desk can be worked with, in a real browser with an empty cache: from the address to the answer
 * of the first row to a press. Beside it, in the same run, a bare page of two files that asks for the same rows.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Browser } from '@playwright/test'
import type { TestApp } from '../../apps/server/src/testing/start-test-app.ts'
import { median } from './cost.ts'
import { claim, t } from './saying.ts'
import { driverFlags } from './with-product.ts'

const ROUNDS = 5
const MAX_MS = 1000
/** Longer than the window in which a member's calls are counted. */
const BETWEEN_MS = 61_000
/** An office's line: there and back, and down. */
const line = { latency: 40, downloadThroughput: 2_500_000, uploadThroughput: 625_000, offline: false }

const lists = {
  applications: { path: '/dashboard', call: 'applicants', row: '.applicants tbody .select input' },
  listings: { path: '/dashboard/listings', call: 'listings', row: '.applicants tbody .pick input' },
}

/** What the page tells of its start, milliseconds from the address on. */
interface Opening {
  ms: number
  /** Of the processor, for scripts, layout and paint of the page; what else runs on the machine does not change it. */
  processorMs: number
  requests: number
  kilobytes: number
  /** The most requests of which each began when the one before it was over. */
  inTurn: number
}

/** Presses the first row as soon as it is drawn, and notes when the box is ticked and drawn so. */
const pressed = (row: string) => `new Promise((resolve) => {
  const look = () => {
    const box = document.querySelector(${JSON.stringify(row)})
    if (!box) return requestAnimationFrame(look)
    if (!box.checked) box.click()
    requestAnimationFrame(() => {
      if (!document.querySelector(${JSON.stringify(row)})?.checked) return look()
      const asked = performance.getEntries().filter(({ entryType }) => ['navigation', 'resource'].includes(entryType))
      const ms = performance.now(), over = asked.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= ms)
      let [inTurn, last] = [0, -1]
      for (const { startTime, responseEnd } of over.sort((a, b) => a.responseEnd - b.responseEnd))
        if (startTime >= last) [inTurn, last] = [inTurn + 1, responseEnd]
      const bytes = over.reduce((sum, { transferSize }) => sum + transferSize, 0)
      resolve({ ms, requests: over.length, kilobytes: bytes / 1000, inTurn })
    })
  }
  look()
})`

/** `token`: of a member whose company has the rows. */
export async function measureInBrowser(app: TestApp, token: string): Promise<void> {
  if (!app.app.server.listening) await app.app.listen({ host: '127.0.0.1', port: 0 })
  const browser = await chromium.launch({ executablePath: process.env['CHROME_PATH']!, args: driverFlags })
  try {
    for (const [name, { path, call, row }] of Object.entries(lists)) {
      app.clock.advance(BETWEEN_MS)
      const reply = await app.call({ url: `/api/v1/dashboard/${call}`, token })
      const bare = await servePlain(reply.body)
      const [ours, theirs, far]: Opening[][] = [[], [], []]
      try {
        for (let round = 0; round < ROUNDS; round++) {
          app.clock.advance(BETWEEN_MS)
          theirs!.push(await open(browser, { url: urlOf(bare), row: 'input', token }))
          ours!.push(await open(browser, { url: `${urlOf(app.app.server)}${path}?lang=it`, row, token }))
          far!.push(await open(browser, { url: `${urlOf(app.app.server)}${path}?lang=it`, row, token, isFar: true }))
        }
      } finally {
        bare.close()
      }
      tell(name, ours!, { theirs: theirs!, far: far! })
    }
  } finally {
    await browser.close()
  }
}

function tell(name: string, ours: Opening[], { theirs, far }: { theirs: Opening[]; far: Opening[] }): void {
  const [own, bare, distant] = [ours, theirs, far].map((openings) => median(openings.map(({ ms }) => ms)))
  const [processor, bareProcessor] = [ours, theirs].map((openings) =>
    median(openings.map(({ processorMs }) => processorMs)),
  )
  const { requests, kilobytes, inTurn } = ours.at(-1)!
  t(
    `${name}, until the first row answers`,
    `${own!.toFixed(0)} ms, ${(own! / bare!).toFixed(1)} times a bare page (${bare!.toFixed(0)} ms); ` +
      claim(`at most ${MAX_MS} ms`, own! <= MAX_MS),
  )
  t('  processor time of the page', `${processor!.toFixed(0)} ms (bare page: ${bareProcessor!.toFixed(0)} ms)`)
  t(
    `  over a line of ${line.latency} ms and 20 Mbit/s`,
    `${distant!.toFixed(0)} ms; ${claim(`at most ${MAX_MS} ms`, distant! <= MAX_MS)}; ` +
      `${requests} requests, ${kilobytes.toFixed(0)} kB, ${inTurn} in turn`,
  )
}

const urlOf = (server: Pick<Server, 'address'>) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function open(
  browser: Browser,
  { url, row, token, isFar = false }: { url: string; row: string; token: string; isFar?: boolean },
): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'it-IT' })
  try {
    await context.addInitScript(`sessionStorage.setItem('dashboard session token', ${JSON.stringify(token)})`)
    const page = await context.newPage()
    const tools = await context.newCDPSession(page)
    if (isFar) await tools.send('Network.emulateNetworkConditions', line)
    await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(url, { waitUntil: 'commit' })
    const opening = await page.evaluate<Opening>(pressed(row))
    const { metrics } = await tools.send('Performance.getMetrics')
    return { ...opening, processorMs: metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000 }
  } finally {
    await context.close()
  }
}

/** Returns a page, its script, and the rows of a reply as a table with a box each. */
function servePlain(reply: string): Promise<Server> {
  const script =
    'const { applicants, listings } = await (await fetch("/rows")).json();' +
    'document.body.innerHTML = "<table>" + (applicants ?? listings).map((row) => "<tr><td><input type=checkbox>" + ' +
    'Object.values(row).map((value) => "<td>" + JSON.stringify(value)).join("")).join("") + "</table>"'
  const replies: Record<string, [type: string, text: string]> = {
    '/': ['text/html', '<!doctype html><title>bare</title><body><script type="module" src="/script.js"></script>'],
    '/script.js': ['text/javascript', script],
    '/rows': ['application/json', reply],
  }
  const server = createServer(({ url }, response) => {
    const [type, text] = replies[url ?? ''] ?? ['text/plain', '']
    response.setHeader('content-type', `${type}; charset=utf-8`).end(text)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}
