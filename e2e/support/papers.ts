import type { APIRequestContext } from '@playwright/test'

export interface PaperFile { name: string; mimeType: string; buffer: Buffer }

/** A paper of the demo cast, as the sandbox hands it out to anybody who tries the product. */
export async function paper(request: APIRequestContext, person: string, fileName: string): Promise<PaperFile> {
  const answer = await request.get(`${process.env.PRODUCT_URL}/sandbox/papers/${person}/${fileName}`)
  if (!answer.ok()) throw new Error(`the sandbox has no paper ${person}/${fileName}`)
  return { name: fileName, mimeType: answer.headers()['content-type'] ?? 'application/pdf', buffer: await answer.body() }
}

/** The names of a person's papers, read from the sandbox's home page; in its order. */
export async function papersOf(request: APIRequestContext, person: string): Promise<string[]> {
  const home = await (await request.get(`${process.env.PRODUCT_URL}/sandbox`)).text()
  return [...home.matchAll(/href="\/sandbox\/papers\/([^/"]+)\/([^"]+)"/g)].filter((match) => match[1] === person).map((match) => decodeURIComponent(match[2]!))
}
