/**
 * WebKitGTK by its own WebDriver, on a display without a screen. It is the engine of Safari, with another network and
 * another text layout. Source: W3C WebDriver.
 */
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { firstInView, firstSelected, keyCodes, NoFrame, phone, type Engine, type Search } from './engine.ts'
import { endProcess, lineOf } from './processes.ts'
import { freePort } from '../support/free-port.ts'

/** Key of an element's reference in every answer. Source: WebDriver, 12. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
type Reference = Record<typeof ELEMENT, string>

/** The window's bar would make it wider than a phone. */
const narrowBar = '* { min-width: 0; padding: 0; margin: 0; font-size: 6px; }\n'

export interface WebKitPrograms {
  driver: string
  miniBrowser: string
  display: string
}

export async function startWebKit({ driver, miniBrowser, display }: WebKitPrograms): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'attesta-webkit-'))
  await mkdir(join(home, '.config/gtk-3.0'), { recursive: true })
  await writeFile(join(home, '.config/gtk-3.0/gtk.css'), narrowBar)
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const started = [screen]
  const end = async () => {
    for (const child of started.reverse()) await endProcess(child)
    await rm(home, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    const number = (await lineOf(screen, screen.stdio[3] as Readable, /^(\d+)$/))[1]!
    const port = await freePort()
    started.push(
      spawn(driver, ['-p', String(port)], {
        stdio: 'ignore',
        env: {
          PATH: process.env.PATH,
          LANG: 'it_IT.UTF-8',
          HOME: home,
          XDG_RUNTIME_DIR: home,
          DISPLAY: `:${number}`,
          GDK_BACKEND: 'x11',
          GSETTINGS_BACKEND: 'memory',
          NO_AT_BRIDGE: '1',
          LIBGL_ALWAYS_SOFTWARE: '1',
          WEBKIT_DISABLE_DMABUF_RENDERER: '1',
          // Its sandbox cannot be made by root in a container; it opens no page but the product's.
          WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        },
      }),
    )
    return await drive(`http://127.0.0.1:${port}`, miniBrowser, end)
  } catch (error) {
    await end()
    throw error
  }
}

type Call = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>

const callsTo =
  (address: string): Call =>
  async <T>(method: string, path: string, body?: object) => {
    const answer = await fetch(`${address}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }

async function startSession(call: Call, binary: string) {
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
  }
  for (let tries = 0; ; tries++) {
    try {
      return await call<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', '/session', {
        capabilities,
      })
    } catch (error) {
      // The driver does not say when it listens.
      if (!(error instanceof TypeError) || tries > 100) throw error
      await wait(100)
    }
  }
}

async function drive(address: string, binary: string, end: () => Promise<void>): Promise<Engine> {
  const root = callsTo(address)
  const { sessionId, capabilities } = await startSession(root, binary)
  const call: Call = (method, path, body) => root(method, `/session/${sessionId}${path}`, body)
  const execute = <T>(source: string, args: readonly unknown[]) =>
    call<T>('POST', '/execute/sync', { script: `return (${source})(...arguments)`, args })
  const size = () =>
    execute<{ width: number; height: number }>('() => ({ width: innerWidth, height: innerHeight })', [])
  // What the window takes for its bar comes on top.
  await call('POST', '/window/rect', phone)
  const inner = await size()
  await call('POST', '/window/rect', {
    width: 2 * phone.width - inner.width,
    height: 2 * phone.height - inner.height,
  })

  /** In the page's first frame, then back in the page. */
  const within = async <T>(inFrame: boolean, work: () => Promise<T>): Promise<T> => {
    if (!inFrame) return work()
    await call('POST', '/frame', { id: 0 }).catch((error: Error) => {
      throw error.message.startsWith('no such frame') ? new NoFrame() : error
    })
    try {
      return await work()
    } finally {
      await call('POST', '/frame', { id: null })
    }
  }
  const onFound = (
    { source, query, inFrame }: Search,
    how: (source: string) => string,
    work: (path: string, element: Reference) => Promise<void>,
  ) =>
    within(inFrame, async () => {
      const element = await execute<Reference>(how(source), [query])
      await work(`/element/${element[ELEMENT]}`, element)
    })

  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    async open(url) {
      await call('POST', '/url', { url })
    },
    run: (source, args, inFrame) => within(inFrame, () => execute(source, args)),
    click: (search) => onFound(search, firstInView, (path) => call('POST', `${path}/click`, {})),
    type: (search, text) =>
      onFound(search, firstSelected, async () => {
        // To where the focus is: a code's first box hands it on to the next.
        await keys(call, text)
      }),
    choose: (search, label) =>
      onFound(search, firstInView, async (_, list) => {
        const option = await execute<Reference>(
          '(list, label) => [...list.options].find((option) => option.label === label)',
          [list, label],
        )
        await call('POST', `/element/${option[ELEMENT]}/click`, {})
      }),
    setFiles: (search, paths) =>
      onFound(search, firstInView, (path) => call('POST', `${path}/value`, { text: paths.join('\n') })),
    press: (key) => keys(call, keyCodes[key] ?? key),
    screenshot: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
    async close() {
      await call('DELETE', '')
      await end()
    },
  }
}

const keys = (call: Call, text: string) =>
  call<void>('POST', '/actions', {
    actions: [
      {
        type: 'key',
        id: 'keys',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ],
  })
