import type { APIRequestContext } from '@playwright/test'

export interface DrawnFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Each drawn once for all tests of a worker: a photograph of a card takes the product most of a second. */
const drawn = new Map<string, Promise<DrawnFile>>()

/** A document of the demo cast, as the sandbox hands it out to anybody who tries the product. */
export function document(request: APIRequestContext, person: string, fileName: string): Promise<DrawnFile> {
  const name = `${person}/${fileName}`
  if (!drawn.has(name)) drawn.set(name, take(request, person, fileName))
  return drawn.get(name)!
}

async function take(request: APIRequestContext, person: string, fileName: string): Promise<DrawnFile> {
  const answer = await request.get(`${process.env.PRODUCT_URL}/sandbox/documents/${person}/${fileName}`)
  if (!answer.ok()) throw new Error(`the sandbox answers ${answer.status()} to the wish for ${person}/${fileName}`)
  return {
    name: fileName,
    mimeType: answer.headers()['content-type'] ?? 'application/pdf',
    buffer: await answer.body(),
  }
}

/** The names of a person's documents, read from the sandbox's home page; in its order. */
export async function documentsOf(request: APIRequestContext, person: string): Promise<string[]> {
  const home = await (await request.get(`${process.env.PRODUCT_URL}/sandbox`)).text()
  return [...home.matchAll(/href="\/sandbox\/documents\/([^/"]+)\/([^"]+)"/g)]
    .filter((match) => match[1] === person)
    .map((match) => decodeURIComponent(match[2]!))
}

/**
 * Names of the documents that people hand in: «busta-paga-2026-10.pdf», «certificazione-unica-2026.pdf»,
 * «estratto-conto-intesa-2026-08-2026-10.pdf» …
 */
const asked = {
  cardFront: /^carta-identita-fronte\.png$/,
  cardBack: /^carta-identita-retro\.png$/,
  passport: /^passaporto\.png$/,
  healthCardFront: /^tessera-sanitaria-fronte\.png$/,
  healthCardBack: /^tessera-sanitaria-retro\.png$/,
  permitFront: /^permesso-di-soggiorno-fronte\.png$/,
  permitBack: /^permesso-di-soggiorno-retro\.png$/,
  payslips: /^busta-paga-\d{4}-\d{2}\.pdf$/,
  certificate: /^certificazione-unica-\d{4}\.pdf$/,
  taxReturn: /^redditi-pf-[a-z]+-\d{4}\.pdf$/,
  statements: /^estratto-conto-(bancoposta|intesa|unicredit|sparkasse)-[\d-]+\.pdf$/,
} as const

/** What a person of the cast hands in, by what it is asked for; empty where they have none. */
export async function handedInBy(
  request: APIRequestContext,
  person: string,
): Promise<Record<keyof typeof asked, DrawnFile[]>> {
  const names = await documentsOf(request, person)
  const documents = await Promise.all(
    Object.entries(asked).map(
      async ([kind, pattern]) =>
        [
          kind,
          await Promise.all(names.filter((name) => pattern.test(name)).map((name) => document(request, person, name))),
        ] as const,
    ),
  )
  return Object.fromEntries(documents) as Record<keyof typeof asked, DrawnFile[]>
}
