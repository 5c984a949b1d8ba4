/**
 * Firefox by WebDriver BiDi, which it speaks by itself: no driver stands between. Source: W3C WebDriver BiDi.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectBidi, type Bidi } from './bidi.ts'
import { firstInView, firstSelected, keyCodes, NoFrame, phone, type Engine, type Search } from './engine.ts'
import { endProcess, lineOf } from './processes.ts'

const settings = {
  'app.update.disabledForTesting': true,
  'browser.formfill.enable': false,
  'browser.shell.checkDefaultBrowser': false,
  // Its own offers to fill in addresses would take the focus.
  'extensions.formautofill.addresses.enabled': false,
  'extensions.formautofill.creditCards.enabled': false,
  'signon.rememberSignons': false,
  // Else no element hears that it has the focus: the window of a browser without a screen has none.
  'focusmanager.testmode': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'it-IT, it',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
}

interface Remote {
  type: string
  value?: unknown
  sharedId?: string
}
interface Tree {
  contexts: { context: string; children: { context: string }[] | null }[]
}

export async function startFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'attesta-firefox-'))
  await writeFile(
    join(profile, 'user.js'),
    Object.entries(settings)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  )
  const browser = spawn(program, ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const end = async () => {
    await endProcess(browser)
    await rm(profile, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    // «WebDriver BiDi listening on ws://127.0.0.1:41234»
    const address = (await lineOf(browser, browser.stderr, /listening on (ws:\S+)/))[1]!
    const bidi = await connectBidi(`${address}/session`)
    const { capabilities } = await bidi.call<{ capabilities: { browserVersion: string } }>('session.new', {
      capabilities: {},
    })
    return await drive(bidi, `Firefox ${capabilities.browserVersion}`, end)
  } catch (error) {
    await end()
    throw error
  }
}

async function drive(bidi: Bidi, name: string, end: () => Promise<void>): Promise<Engine> {
  const { context: page } = await bidi.call<{ context: string }>('browsingContext.create', { type: 'window' })
  // The window that it starts with would take the focus back.
  const { contexts } = await bidi.call<Tree>('browsingContext.getTree', {})
  for (const { context } of contexts) if (context !== page) await bidi.call('browsingContext.close', { context })
  await bidi.call('browsingContext.activate', { context: page })
  await bidi.call('browsingContext.setViewport', { context: page, viewport: phone })

  const contextOf = async (inFrame: boolean): Promise<string> => {
    if (!inFrame) return page
    const tree = await bidi.call<Tree>('browsingContext.getTree', { root: page })
    const frame = tree.contexts[0]?.children?.[0]
    if (!frame) throw new NoFrame()
    return frame.context
  }
  const call = async (source: string, args: readonly unknown[], context: string): Promise<Remote> => {
    const answer = await bidi.call<{ type: string; result: Remote; exceptionDetails?: { text: string } }>(
      'script.callFunction',
      {
        functionDeclaration: `(given) => (${source})(...JSON.parse(given))`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
      },
    )
    if (answer.type !== 'success') throw new Error(answer.exceptionDetails?.text ?? 'the script failed')
    return answer.result
  }
  const found = async ({ source, query, inFrame }: Search, how: (source: string) => string) => {
    const context = await contextOf(inFrame)
    const { sharedId } = await call(how(source), [query], context)
    return { context, element: { sharedId } }
  }
  const keys = async (context: string, text: string) => {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await bidi.call('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions }] })
  }

  return {
    name,
    async open(url) {
      await bidi.call('browsingContext.navigate', { context: page, url, wait: 'complete' })
    },
    async run(source, args, inFrame) {
      const json = `(...args) => Promise.resolve((${source})(...args)).then((value) => JSON.stringify(value ?? null))`
      return JSON.parse((await call(json, args, await contextOf(inFrame))).value as string)
    },
    async click(search) {
      const { context, element } = await found(search, firstInView)
      const origin = { type: 'element', element }
      await bidi.call('input.performActions', {
        context,
        actions: [
          {
            type: 'pointer',
            id: 'pointer',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', x: 0, y: 0, origin },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      })
    },
    async type(search, text) {
      const { context } = await found(search, firstSelected)
      await keys(context, text)
    },
    // A list that has the focus goes to what is typed.
    async choose(search, label) {
      const { context } = await found(search, firstSelected)
      await keys(context, label)
    },
    async setFiles(search, paths) {
      const { context, element } = await found(search, firstInView)
      await bidi.call('input.setFiles', { context, element, files: paths })
    },
    press: (key) => keys(page, keyCodes[key] ?? key),
    async screenshot() {
      const { data } = await bidi.call<{ data: string }>('browsingContext.captureScreenshot', { context: page })
      return Buffer.from(data, 'base64')
    },
    async close() {
      bidi.close()
      await end()
    },
  }
}
