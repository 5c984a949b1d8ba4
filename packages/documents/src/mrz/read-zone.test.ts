import { describe, expect, test } from 'vitest'
import { degradations } from '../extract/identity/testing/degradations.ts'
import { cieBack, passportPage, plainFace, renderFace } from '../extract/identity/testing/draw-card.ts'
import { inventHolder, mrzLines, seeded } from '../extract/identity/testing/people.ts'
import { factsOfZone } from './facts.ts'
import { readZone } from './read-zone.ts'

const faces = [
  {
    kind: 'ITA',
    format: 'TD1',
    draw: (holder: ReturnType<typeof inventHolder>) => cieBack(holder, 'RSSBNC64T70G677R'),
  },
  { kind: 'P-ITA', format: 'TD3', draw: (holder: ReturnType<typeof inventHolder>) => passportPage(holder, 'VERONA') },
  { kind: 'UTO', format: 'TD2', draw: (holder: ReturnType<typeof inventHolder>) => plainFace(holder, 'TD2') },
  { kind: 'D', format: 'TD1', draw: (holder: ReturnType<typeof inventHolder>) => plainFace(holder, 'TD1') },
] as const

/** What no reader could read; all others must be read to the letter. */
const HOPELESS = ['glare on the zone']

describe('a machine readable zone', { timeout: 60_000 }, () => {
  test.each(Object.keys(degradations).map((name, at) => [name, at] as const))('%s', async (name, at) => {
    const { kind, format, draw } = faces[at % faces.length]!,
      { dpi, degrade } = degradations[name]!
    const random = seeded(at + 101),
      holder = inventHolder(random, kind)
    const image = await degrade(await renderFace(draw(holder), dpi), random)
    const zone = await readZone(image)
    if (HOPELESS.includes(name)) return expect(zone === null || !factsOfZone(zone, '2025-06-30').valid).toBe(true)
    expect(zone?.lines).toEqual(mrzLines(holder, format))
    expect(factsOfZone(zone!, '2025-06-30')).toMatchObject({
      valid: true,
      number: holder.number,
      surname: holder.surname,
      bornOn: holder.bornOn,
      expiresOn: holder.expiresOn,
      namesAreClear: true,
    })
  })

  test('a forged digit is read as it stands and reported', async () => {
    const holder = inventHolder(seeded(9), 'UTO'),
      honest = mrzLines(holder, 'TD3')
    const forged = [
      honest[0]!,
      honest[1]!.replace(/^(.{13})./, (_, start: string) => `${start}${honest[1]![13] === '8' ? '3' : '8'}`),
    ]
    const zone = await readZone(await renderFace(plainFace(holder, 'TD3', forged), 200))
    expect(zone?.lines).toEqual(forged)
    expect(zone?.failed).toEqual(['birth', 'composite'])
    expect(factsOfZone(zone!, '2025-06-30')).toMatchObject({ valid: false, bornOn: null, number: holder.number })
  })

  test('a picture without one has none', async () => {
    expect(await readZone({ width: 1200, height: 800, data: new Uint8Array(960_000).fill(200) })).toBeNull()
  })
})
