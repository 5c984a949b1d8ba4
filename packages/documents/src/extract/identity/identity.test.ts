import { afterAll, describe, expect, test } from 'vitest'
import { checkLetter, givenNameLetters, surnameLetters } from '@attesta/domain/fiscal-code.ts'
import { code39 } from '../../../make/draw/code39.ts'
import { lettered } from '../../../make/draw/lettering.ts'
import { type GrayImage, turnImage } from '../../image/gray-image.ts'
import type { MrzReading } from '../../mrz/read-zone.ts'
import { readPage } from '../../ocr/read-page.ts'
import { closeOcr } from '../../ocr/worker.ts'
import type { Page } from '../../read/word.ts'
import { extractIdentity } from './identity.ts'
import {
  type CardFace,
  cieBack,
  cieFront,
  germanFront,
  healthCard,
  paperCard,
  passportPage,
  renderFace,
} from './testing/draw-card.ts'
import { type CardHolder, inventHolder, seeded } from './testing/people.ts'
import { degradations } from './testing/degradations.ts'

const TODAY = '2025-06-30'
const FISCAL_CODE = 'RSSBNC64T70G677R'

async function readPictures(images: readonly GrayImage[], applicant: { given: string; family: string } | null = null) {
  const pages: Page[] = [],
    uprights = new Map<number, GrayImage>(),
    zones = new Map<number, MrzReading | null>()
  for (const [at, picture] of images.entries()) {
    const { words, image, zone } = await readPage(picture)
    pages.push({ number: at + 1, width: image.width, height: image.height, source: 'ocr', words })
    uprights.set(at + 1, image)
    if (zone !== undefined) zones.set(at + 1, zone)
  }
  return extractIdentity(pages, uprights, zones, { today: TODAY, applicant, source: 'ocr' })
}

const degraded = async (face: CardFace, name: keyof typeof degradations) =>
  degradations[name]!.degrade(await renderFace(face, degradations[name]!.dpi), seeded(3))

/** The code of this very person, born in Milan. */
function codeOf({ surname, givenNames, bornOn, sex }: CardHolder): string {
  const bare = (name: string) => name.replaceAll(' ', ''),
    day = Number(bornOn.slice(8)) + (sex === 'F' ? 40 : 0)
  const first = `${surnameLetters(bare(surname))}${givenNameLetters(bare(givenNames))}${bornOn.slice(2, 4)}${'ABCDEHLMPRST'[Number(bornOn.slice(5, 7)) - 1]}${String(day).padStart(2, '0')}F205`
  return first + checkLetter(first)
}

const holderOf = (seed: number, kind = 'ITA'): CardHolder => inventHolder(seeded(seed), kind)
const zoneFacts = ({ surname, givenNames, number, bornOn, expiresOn, sex }: CardHolder) => ({
  surname,
  given_names: givenNames,
  number,
  date_of_birth: bornOn,
  expires_on: expiresOn,
  sex,
})

describe('identity documents', { timeout: 90_000 }, () => {
  afterAll(closeOcr)

  test.each(['scan 200 dpi', 'turned 180', 'phone'] as const)('the front of an electronic card, %s', async (name) => {
    const holder = { ...holderOf(21), number: 'CA58214KM' },
      { surname, givenNames, number, bornOn, expiresOn } = holder
    const found = await readPictures([await degraded(cieFront(holder, 'VERONA'), name)], {
      given: givenNames,
      family: surname,
    })
    expect(found).toMatchObject({
      country: 'IT',
      findings: [],
      section: {
        document: 'id_card',
        side: 'front',
        surname,
        given_names: givenNames,
        number,
        date_of_birth: bornOn,
        expires_on: expiresOn,
        place_of_birth: 'VERONA',
        mrz: null,
        issuing_country: 'ITA',
      },
    })
    expect(found!.score).toBeGreaterThan(0.8)
    expect(found!.trace['identity.surname']?.box).toHaveLength(4)
  })

  test('the back of an electronic card: its zone and the barcode of the fiscal code', async () => {
    const holder = holderOf(22),
      code = codeOf(holder),
      face = cieBack(holder, '', code39(code, 42, 20, 38, 7))
    const found = await readPictures([await degraded(face, 'scan 300 dpi')])
    expect(found).toMatchObject({
      country: 'IT',
      findings: [],
      section: {
        ...zoneFacts(holder),
        document: 'id_card',
        side: 'back',
        fiscal_code: code,
        nationality: 'ITA',
        issuing_country: 'ITA',
        mrz: { format: 'TD1', valid: true },
      },
    })
  })

  test('both sides in one file', async () => {
    const holder = holderOf(23)
    const found = await readPictures([
      await degraded(cieFront(holder, 'TRENTO'), 'scan 200 dpi'),
      await degraded(cieBack(holder, codeOf(holder)), 'scan 200 dpi'),
    ])
    expect(found).toMatchObject({
      findings: [],
      section: { ...zoneFacts(holder), side: 'both', place_of_birth: 'TRENTO', fiscal_code: codeOf(holder) },
    })
    expect(found!.trace['identity.place_of_birth']?.page).toBe(1)
    expect(found!.trace['identity.number']?.page).toBe(2)
  })

  test('a passport, expired, of someone else', { tags: ['B8-id-expired'] }, async () => {
    const holder = { ...holderOf(24, 'P-ITA'), surname: 'QUARANTA', givenNames: 'LORENZO', expiresOn: '2025-01-31' }
    const found = await readPictures([await degraded(passportPage(holder, 'VERONA'), 'phone')], {
      given: 'Anna',
      family: 'Bianchi',
    })
    expect(found).toMatchObject({
      section: { ...zoneFacts(holder), document: 'passport', side: 'front', mrz: { format: 'TD3', valid: true } },
    })
    expect(
      found!.findings.map(({ code, severity, message_key, params }) => ({ code, severity, message_key, params })),
    ).toEqual([
      {
        code: 'national_id.expired',
        severity: 'warning',
        message_key: 'Documents.NationalId.expired',
        params: { expires_on: '2025-01-31' },
      },
      {
        code: 'national_id.name_mismatch',
        severity: 'error',
        message_key: 'Documents.NationalId.name_mismatch',
        params: {},
      },
    ])
  })

  test.each([
    [
      'the health card',
      (holder: CardHolder) => healthCard(holder, FISCAL_CODE, 'VERONA'),
      { document: 'fiscal_card', side: 'front', fiscal_code: FISCAL_CODE, number: null },
    ],
    [
      'the paper card',
      (holder: CardHolder) => paperCard(holder, 'VERONA'),
      { document: 'paper_id_card', side: 'both', number: 'AX1234567' },
    ],
    [
      'the German card',
      (holder: CardHolder) => germanFront(holder, 'BONN'),
      { document: 'id_card', side: 'front', issuing_country: 'DEU', place_of_birth: 'BONN' },
    ],
  ])('%s', async (_, draw, expected) => {
    const holder = holderOf(25, 'D')
    const found = await readPictures([await degraded(draw(holder), 'scan 300 dpi')])
    expect(found).toMatchObject({
      findings: [],
      section: {
        surname: holder.surname,
        given_names: holder.givenNames,
        date_of_birth: holder.bornOn,
        expires_on: holder.expiresOn,
        mrz: null,
        ...expected,
      },
    })
  })

  test('two zones that disagree are told, and the one with check digits counts', async () => {
    const holder = holderOf(26, 'P-ITA'),
      face = passportPage({ ...holder, expiresOn: '2031-05-20' }, 'VERONA'),
      other = passportPage({ ...holder, expiresOn: '2033-05-20' }, 'VERONA')
    const [upper, lower] = await Promise.all([renderFace(other, 250), renderFace(face, 250)])
    const cut = Math.round(upper.height * 0.8) * upper.width
    const data = new Uint8Array(upper.data.length)
    data.set(upper.data.subarray(0, cut))
    data.set(lower.data.subarray(cut), cut)
    const found = await readPictures([{ ...upper, data }])
    expect(found?.section.expires_on).toBe('2031-05-20')
    expect(found?.findings).toMatchObject([
      { code: 'national_id.zones_disagree', params: { field: 'expires_on' }, severity: 'warning' },
    ])
  })

  test(
    'print washed out by light is not guessed, and the reason is given',
    { tags: ['B8-id-unreadable'] },
    async () => {
      const found = await readPictures([
        await degraded(passportPage(holderOf(27, 'P-ITA'), 'VERONA'), 'glare on the zone'),
      ])
      expect(found?.section).toMatchObject({ document: 'passport', mrz: null })
      expect(found?.findings).toMatchObject([{ code: 'national_id.parse_failure', params: { reason: 'glare' } }])
    },
  )

  const sheet = (lines: readonly string[]): CardFace => ({
    width: 148,
    height: 210,
    print: lines.map((line, at) => lettered(line, 12, 24 + at * 9, { size: 4 })).join(''),
  })
  test.each([
    ['a blank photograph', async () => ({ width: 1200, height: 900, data: new Uint8Array(1_080_000).fill(180) })],
    [
      'a receipt',
      () =>
        renderFace(
          sheet([
            'SUPERMERCATO DUE TORRI',
            'VIA ROMA 8 BOLOGNA',
            'PANE 2,40',
            'LATTE 1,85',
            'TOTALE EURO 4,25',
            'DATA 03/05/2025 ORA 18:22',
            'DOCUMENTO N. 0042-0017',
          ]),
          150,
        ),
    ],
    [
      'a letter that cites a card',
      () =>
        renderFace(
          sheet([
            'Il sottoscritto MARIO ROSSI, nato a Verona il 12/03/1980,',
            "titolare della carta d'identità n. AX1234567,",
            'codice fiscale RSSMRA80C12L781E, residente a Verona,',
            'dichiara di aver ricevuto le chiavi della casa.',
          ]),
          150,
        ),
    ],
  ])('%s is none', { tags: ['B8-id-invalid'] }, async (_, draw) =>
    expect(await readPictures([await draw()])).toBeNull(),
  )

  test('a card on its side is read as well', async () => {
    const holder = holderOf(28)
    const found = await readPictures([turnImage(await renderFace(cieBack(holder, FISCAL_CODE), 250), 90)])
    expect(found).toMatchObject({ section: { ...zoneFacts(holder), mrz: { valid: true } } })
    // The code on it is another person's.
    expect(found?.findings).toMatchObject([{ code: 'national_id.zones_disagree', params: { field: 'fiscal_code' } }])
  })
})
