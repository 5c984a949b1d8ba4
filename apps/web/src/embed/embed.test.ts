import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { embedScript } from '../../build/embed-script.ts'

const origin = 'https://attesta.example'
const listing = '0199c2f0-0000-7000-8000-00000000aaaa'

interface Frame {
  name: string
  title: string
  src: string
  allow: string
  style: Record<string, string>
  contentWindow: object
}

/** A partner's page that loads the script: what it puts there, and what it tells the page. */
function load(dataset: Record<string, string>) {
  const frames: Frame[] = [],
    told: unknown[] = []
  let hear: (event: unknown) => void = () => undefined
  const place = {
    append: (frame: Frame) => frames.push(frame),
    dispatchEvent: (event: { detail: unknown }) => told.push(event.detail),
  }
  const document = {
    currentScript: { src: `${origin}/embed.js`, dataset, after: () => undefined },
    querySelector: (selector: string) => (selector === '#here' ? place : null),
    createElement: (name: string) =>
      name === 'div' ? place : { style: {}, contentWindow: {}, remove: () => undefined },
  }
  const window: Record<string, unknown> = {}
  runInNewContext(embedScript(), {
    window,
    document,
    URL,
    encodeURIComponent,
    Math,
    addEventListener: (_: string, listener: typeof hear) => {
      hear = listener
    },
    removeEventListener: () => undefined,
    CustomEvent: class {
      detail: unknown
      constructor(_: string, { detail }: { detail: unknown }) {
        this.detail = detail
      }
    },
  })
  const t = (data: unknown, from = origin, source: object | undefined = frames[0]?.contentWindow) =>
    hear({ data, origin: from, source })
  return { frames, told, say: t, window }
}

test('is small, and a script that any page can load', () => {
  expect(Buffer.byteLength(embedScript())).toBeLessThan(5000)
  expect(gzipSync(embedScript()).length).toBeLessThan(2000)
  expect(embedScript()).not.toMatch(/\bexport\b|\bimport\b|interface /)
})

test.each([
  [{ listing, lang: 'it' }, `/it/rent/apply/${listing}?hideNav=true`],
  [{ listing, lang: 'de', type: 'mortgage' }, `/de/mortgage/apply/${listing}?hideNav=true`],
  [{ listing, lang: 'it', sig: 'a.b.c' }, `/it/rapid/partner-entry-point/${listing}?hideNav=true&sig=a.b.c`],
  [{ sig: 'a b' }, '/en/rapid/partner-entry-point?hideNav=true&sig=a%20b'],
  [{ listing: '../../evil', lang: '../x' }, '/..%2Fx/rent/apply?hideNav=true'],
])('%j shows %s', (dataset, address) => {
  const {
    frames: [frame],
  } = load(dataset)
  expect([frame!.src, frame!.name]).toEqual([`${origin}${address}`, 'attesta-embed'])
  expect(frame!.allow).toContain('camera')
})

test('hands on what the form in its own frame says, and nothing that others say', { tags: ['E-1'] }, () => {
  const { told, say: t } = load({ listing })
  const started = { type: 'attesta', applicationId: 'a1', value: 'STARTED' }
  t(started, 'https://evil.example')
  t(started, origin, {})
  t('STARTED')
  t(null)
  expect(told).toEqual([])
  t(started)
  expect(told).toEqual([started])
})

test("gives the frame the form's height, within bounds, and keeps that to itself", () => {
  const {
    frames: [frame],
    told,
    say: t,
  } = load({ listing })
  const heights = [1234.2, 12, -5, Number.POSITIVE_INFINITY, 'tall'].map((height) => {
    t({ type: 'attesta', value: 'RESIZE', height })
    return frame!.style.height
  })
  expect(heights).toEqual(['1235px', '640px', '640px', '640px', '640px'])
  expect(told).toEqual([])
})

test('does nothing by itself on a page that calls it', () => {
  const { frames, window } = load({})
  expect(frames).toEqual([])
  const { mount } = window.Attesta as { mount: (wanted: object) => { frame: Frame } }
  expect(mount({ listing, target: '#here' }).frame.src).toContain(listing)
  expect(() => mount({ listing, target: '#nowhere' })).toThrow('no such place')
})
