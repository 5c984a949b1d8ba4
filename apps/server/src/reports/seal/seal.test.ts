import { createHash, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sealsOf } from '@attesta/documents/forensics/seals.ts'
import { openPdf } from '@attesta/documents/read/pdf.ts'
import { assembleRentReport } from '@attesta/domain/report/assemble-rent.ts'
import { giuliaFacts } from '@attesta/domain/testing/report-facts.ts'
import { WrongConfig } from '../../config.ts'
import { wordsFolder } from '../../create-server.ts'
import { renderReportPdf } from '../pdf/render-report-pdf.ts'
import { readWords } from '../../http/words.ts'
import { appendSignature, type SignatureFacts } from './append-signature.ts'
import { cadesSignature } from './cms.ts'
import { keyFromSeed, selfSigned } from './installation-certificate.ts'
import { readSealFile } from './seal-file.ts'
import type { Sealer } from './sealer.ts'

const at = new Date('2026-11-21T09:30:00Z')
const facts: SignatureFacts = {
  signer: 'Prova & Söhne GmbH',
  reason: 'Bei der Ausstellung versiegelt',
  label: 'Siegel des Berichts',
  signedAt: at,
}
const certified = (key: Sealer['key']): Sealer => ({ key, chain: [selfSigned(key, 'Prova & Söhne GmbH', at)] })
const sealers: Record<string, Sealer> = {
  "the house's own key": certified(keyFromSeed(createHash('sha256').update('house').digest())),
  "an operator's key of RSA": certified(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey),
}
const sealed = (pdf: Uint8Array, sealer: Sealer) =>
  appendSignature(pdf, facts, (signed) => cadesSignature(signed, sealer))

async function read(bytes: Uint8Array) {
  const file = await openPdf(bytes)
  try {
    const text = Array.from({ length: file.pageCount }, (_, at) =>
      file
        .readPage(at + 1)
        .words.map((word) => word.text)
        .join(' '),
    ).join('\n')
    return { text, seals: await sealsOf(bytes, file.signatures) }
  } finally {
    file.close()
  }
}

let drawn: Uint8Array
beforeAll(async () => {
  drawn = await renderReportPdf({
    report: assembleRentReport(giuliaFacts),
    words: readWords(wordsFolder).catalogue('de'),
    language: 'de',
    verifyUrl: 'https://attesta.example/de/verify-report?token=x',
    fingerprint: '3f9a17c2d480be650f1e7a92c4d35b88',
    qr: [[true]],
    brand: null,
  })
})

describe.each(Object.entries(sealers))('sealed with %s', (_, sealer) => {
  test('the drawn file stays as it was, byte for byte, and a reader finds it unchanged', async () => {
    const pdf = sealed(drawn, sealer)
    expect(pdf.subarray(0, drawn.length).equals(drawn)).toBe(true)
    const before = await read(drawn),
      after = await read(pdf)
    expect(before.seals).toEqual([])
    expect(after).toEqual({
      text: before.text,
      seals: [{ state: 'intact', signer: 'Prova & Söhne GmbH', signedTo: pdf.length }],
    })
  })

  test('one byte changed anywhere, and the seal is broken', async () => {
    const pdf = sealed(drawn, sealer)
    for (const share of [0.1, 0.4, 0.7]) {
      const forged = Buffer.from(pdf),
        place = forged.indexOf('/Length', Math.round(share * drawn.length)) + '/Length '.length + 200
      forged[place] = forged[place]! ^ 1
      expect((await sealsOf(forged, (await openPdf(pdf)).signatures))[0]!.state).toBe('broken')
    }
  })

  test('what is saved on top of it is not under it', async () => {
    const pdf = sealed(drawn, sealer)
    const [seal] = (await read(Buffer.concat([pdf, Buffer.from('\n% more\n%%EOF\n')]))).seals
    expect(seal).toMatchObject({ state: 'intact', signedTo: pdf.length })
  })
})

test('the signature is as PAdES asks for, and says that nothing may be changed', () => {
  const tail = sealed(drawn, sealers["the house's own key"]!).subarray(drawn.length).toString('latin1')
  for (const part of [
    '/SubFilter /ETSI.CAdES.detached',
    '/TransformMethod /DocMDP',
    '/P 1',
    '/M (D:20261121093000Z)',
    '/SigFlags 3',
  ])
    expect(tail).toContain(part)
})

test('the same seed is the same key, whose certificate signs for itself and for no one else', () => {
  const {
    key,
    chain: [certificate],
  } = sealers["the house's own key"]!
  expect(keyFromSeed(createHash('sha256').update('house').digest()).equals(key)).toBe(true)
  expect(certificate!.checkPrivateKey(key)).toBe(true)
  expect(certificate!.verify(certificate!.publicKey)).toBe(true)
  expect([certificate!.ca, certificate!.subject]).toEqual([false, 'CN=Prova & Söhne GmbH'])
})

test('a file of another make is refused, not sealed wrongly', () =>
  expect(() => sealed(Buffer.from('%PDF-1.7\nstartxref\n9\n%%EOF\n'), Object.values(sealers)[0]!)).toThrow(
    /references/,
  ))

describe("an operator's own seal", () => {
  const folder = mkdtempSync(join(tmpdir(), 'attesta-seal-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const pemOf = ({ key, chain }: Sealer) =>
    [key.export({ type: 'pkcs8', format: 'pem' }), ...chain.map((one) => one.toString())].join('')
  const [house, rsa] = Object.values(sealers) as [Sealer, Sealer]
  const readOf = (text: string) => {
    const path = join(folder, 'seal.pem')
    writeFileSync(path, text)
    return readSealFile(path)
  }
  test('is read with the certificates that vouch for it', () =>
    expect(readOf(pemOf({ ...rsa, chain: [...rsa.chain, ...house.chain] })).chain).toHaveLength(2))
  test.each<[string, () => unknown]>([
    ['no file', () => readSealFile(join(folder, 'none.pem'))],
    ['rubbish', () => readOf('rubbish')],
    ['no certificate', () => readOf(pemOf({ ...rsa, chain: [] }))],
    ['the certificate of another key', () => readOf(pemOf({ ...rsa, chain: house.chain }))],
    [
      'a key that no reader knows',
      () => readOf(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string),
    ],
  ])('%s: the start says so', (_, readIt) => expect(readIt).toThrow(WrongConfig))
})
