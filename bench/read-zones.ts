/**
 * `node bench/read-zones.ts [--people N] [--harsh]`: how many machine readable zones of drawn and spoiled cards are read in full, and how many
 * values called valid are wrong: that number must be 0, and the exit status is 1 when it is not. One card each of four kinds per person and spoiling.
 */
import { parseArgs } from 'node:util'
import { type CardFace, cieBack, passportPage, plainFace, renderFace } from '@attesta/documents/extract/identity/testing/draw-card.ts'
import { type CardHolder, inventHolder, mrzLines, seeded } from '@attesta/documents/extract/identity/testing/people.ts'
import { harshSpoilings, spoilings } from '@attesta/documents/extract/identity/testing/spoilings.ts'
import { factsOfZone, type MrzFacts } from '@attesta/documents/extract/identity/mrz/facts.ts'
import type { MrzFormat } from '@attesta/documents/extract/identity/mrz/format.ts'
import { readZone } from '@attesta/documents/extract/identity/mrz/read-zone.ts'

const { values } = parseArgs({ options: { people: { type: 'string', default: '2' }, harsh: { type: 'boolean', default: false } } })

const kinds: { kind: string; format: MrzFormat; draw(holder: CardHolder): CardFace }[] = [
  { kind: 'ITA', format: 'TD1', draw: (holder) => cieBack(holder, 'RSSBNC64T70G677R') }, { kind: 'P-ITA', format: 'TD3', draw: (holder) => passportPage(holder, 'VERONA') },
  { kind: 'D', format: 'TD1', draw: (holder) => plainFace(holder, 'TD1') }, { kind: 'UTO', format: 'TD2', draw: (holder) => plainFace(holder, 'TD2') },
]

/** A value given that is not the card's, counting the names only where they are called clear. */
const isWrong = (facts: MrzFacts, holder: CardHolder): boolean =>
  (facts.number !== null && facts.number !== holder.number) || (facts.bornOn !== null && facts.bornOn !== holder.bornOn) || (facts.expiresOn !== null && facts.expiresOn !== holder.expiresOn)
  || (facts.namesAreClear && (facts.surname !== holder.surname || facts.givenNames !== holder.givenNames))

let wrongInAll = 0
process.stdout.write('spoiling              cards  valid  exact  wrong though valid  wrong though doubted  cpu ms a card\n')
for (const [name, { dpi, spoil }] of Object.entries(values.harsh ? harshSpoilings : spoilings)) {
  let cards = 0, valid = 0, exact = 0, wrong = 0, doubted = 0, cpu = 0
  for (let person = 0; person < Number(values.people); person++) {
    for (const [at, { kind, format, draw }] of kinds.entries()) {
      const random = seeded(person * 7919 + at * 131 + name.length), holder = inventHolder(random, kind)
      const image = await spoil(await renderFace(draw(holder), dpi), random)
      const before = process.cpuUsage()
      const zone = await readZone(image)
      const used = process.cpuUsage(before)
      cpu += (used.user + used.system) / 1000
      cards++
      if (!zone) continue
      const facts = factsOfZone(zone, '2025-06-30'), differs = isWrong(facts, holder)
      valid += Number(facts.valid)
      exact += Number(zone.lines.join() === mrzLines(holder, format).join())
      wrong += Number(facts.valid && differs)
      doubted += Number(!facts.valid && differs)
    }
  }
  wrongInAll += wrong
  process.stdout.write(`${name.padEnd(20)}${String(cards).padStart(7)}${String(valid).padStart(7)}${String(exact).padStart(7)}${String(wrong).padStart(20)}${String(doubted).padStart(22)}${String(Math.round(cpu / cards)).padStart(15)}\n`)
}
process.exitCode = wrongInAll > 0 ? 1 : 0
