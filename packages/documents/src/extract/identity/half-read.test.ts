/** What a picture shows a part of: names that the zone cuts, cards whose title is lost. */
import { describe, expect, test } from 'vitest'
import { td1Lines, td3Lines } from '../../../make/draw/mrz.ts'
import { blankImage } from '../../image/gray-image.ts'
import type { MrzFormat } from '../../mrz/format.ts'
import type { MrzReading } from '../../mrz/read-zone.ts'
import { pageFromText } from '../../testing/page-from-text.ts'
import { extractIdentity } from './identity.ts'

const TODAY = '2026-11-21'

const zoneOf = (format: MrzFormat, lines: string[]): MrzReading => ({
  format,
  lines,
  margins: lines.map((line) => Array.from(line, () => 0.2)),
  seconds: lines,
  starts: lines.map(() => 0),
  score: 0.97,
  failed: [],
  turn: 0,
  box: [0, 380, 600, 20],
})

const holder = (surname: string, givenNames: string, issuer: string) =>
  ({
    latin: { surname, givenNames },
    issuer,
    nationality: issuer,
    number: 'YA1234567',
    bornOn: '1988-10-26',
    expiresOn: '2034-05-02',
    sex: 'F',
  }) as Parameters<typeof td3Lines>[0]

/** @param zone null for a picture that has none */
async function read(text: string, zone: MrzReading | null) {
  const page = { ...pageFromText(text), width: 600, height: 400, source: 'ocr' as const }
  return extractIdentity([page], new Map([[1, blankImage(600, 400)]]), new Map([[1, zone]]), {
    today: TODAY,
    applicant: null,
    source: 'ocr',
  })
}

describe('names that reach the end of their field', () => {
  const passport = (given: string) => zoneOf('TD3', td3Lines(holder('ESPOSITO', given, 'ITA')))
  const page = (given: string) => `PASSAPORTO\nCognome / Surname\nESPOSITO\nNome / Given Names\n${given}`

  test('are taken as printed', async () => {
    const found = await read(page('BEATRICE MASSIMILIANO FERDINANDO'), passport('BEATRICE MASSIMILIANO FERDINANDO'))
    expect(found).toMatchObject({ section: { given_names: 'BEATRICE MASSIMILIANO FERDINANDO' }, findings: [] })
  })

  test.each([
    ['no print was read', ''],
    ['a part of the print was read', 'BEATRICE MASSIMILIANO'],
    ['the print begins otherwise', 'BEATRICE MASSIMILIANA FERDINANDO'],
  ])('are said to be unreadable where %s', async (_, printed) => {
    const found = await read(page(printed), passport('BEATRICE MASSIMILIANO FERDINANDO'))
    expect(found).toMatchObject({
      section: { surname: 'ESPOSITO', given_names: 'BEATRICE MASSIMILIANO' },
      findings: [{ code: 'national_id.missing_name', evidence: { box: [0, 380, 600, 20] } }],
    })
  })

  test('are whole where blanks end them', async () => {
    const found = await read('PASSAPORTO', passport('BEATRICE MASSIMILIANO'))
    expect(found).toMatchObject({ section: { given_names: 'BEATRICE MASSIMILIANO' }, findings: [] })
  })

  test('are left to the front where they stand on a back', async () => {
    const found = await read('', zoneOf('TD1', td1Lines(holder('VON STETTEN', 'KATHARINA MARGARETE LUISE', 'D'), 'ID')))
    expect(found).toMatchObject({
      section: { side: 'back', surname: 'VON STETTEN', given_names: null },
      findings: [],
    })
  })
})

describe('a card whose title is lost', () => {
  const card = (rest: string) => `
Cognome
ESPOSITO
Nome
BEATRICE
Luogo di nascita
NAPOLI
${rest}
Data di nascita         Data di scadenza
26/10/1988              02/05/2031`

  test.each([
    ['is a health card where it names a province', 'Provincia\nNA', 'fiscal_card', []],
    ['is an identity card where it names a nationality', 'Cittadinanza/Nationality\nITA', 'id_card', []],
    ['is said to be unreadable where nothing tells its kind', '', 'id_card', ['national_id.parse_failure']],
  ])('%s', async (_, rest, document, codes) => {
    const found = await read(card(rest), null)
    expect(found?.section.document).toBe(document)
    expect(found?.findings.map(({ code }) => code)).toEqual(codes)
  })
})
