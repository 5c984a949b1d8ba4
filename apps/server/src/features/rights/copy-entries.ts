import type { Language } from '@attesta/contract/fields.ts'
import { openStream } from '../../crypto/sealed-stream.ts'
import type { Deps } from '../../deps.ts'
import type { Held } from '../../stores/held.ts'
import type { ZipEntry } from './zip.ts'

async function* whole(text: string) {
  yield Buffer.from(text)
}

/** Returns a file name that every system takes: no folders, no control characters, not too long. */
const safeName = (name: string) =>
  name
    .replace(/[\p{Cc}/\\:*?"<>|]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(-80)

/** Returns the documents' names in the copy, by id: numbered, so that two of the same name stay two. */
function documentNames({ tables }: Held): Map<string, string> {
  return new Map(
    (tables.documents ?? []).map(({ id, labels }, index) => [
      String(id),
      `documents/${String(index + 1).padStart(2, '0')}-${safeName((labels as { fileName: string }).fileName)}`,
    ]),
  )
}

/**
 * Yields what a copy is made of: all that is held as one JSON file, each document as it was handed in, each report as
 * it was drawn, and a page that says what is what.
 */
export async function* copyEntries(
  { storage, keys, words }: Pick<Deps, 'storage' | 'keys' | 'words'>,
  held: Held,
  language: Language,
  at: Date,
): AsyncGenerator<ZipEntry> {
  const names = documentNames(held)
  const present = new Map<string, string>()
  for (const { id, fileKey } of held.ownDocuments)
    if (fileKey !== null && names.has(id) && (await storage.has(fileKey))) present.set(id, names.get(id)!)
  yield {
    name: 'read-me.txt',
    at,
    isPacked: false,
    body: whole(words.t(language, 'Rights.Copy.ReadMe', { day: at.toISOString().slice(0, 10) })),
  }
  const documents = held.tables.documents?.map((row) => ({ ...row, file: present.get(String(row.id)) ?? null }))
  yield {
    name: 'held.json',
    at,
    isPacked: false,
    body: whole(
      JSON.stringify({ madeAt: at, ...held.tables, ...(documents ? { documents } : {}), log: held.log }, null, 2),
    ),
  }
  for (const { id, applicationId, fileKey } of held.ownDocuments) {
    const name = present.get(id)
    if (name !== undefined && fileKey !== null)
      yield {
        name,
        at,
        isPacked: true,
        body: openStream(keys, { kind: 'application', id: applicationId }, fileKey, await storage.get(fileKey)),
      }
  }
  for (const { id, applicationId, pdfKey } of held.reportFiles)
    yield {
      name: `reports/${id}.pdf`,
      at,
      isPacked: true,
      body: openStream(keys, { kind: 'application', id: applicationId }, pdfKey, await storage.get(pdfKey)),
    }
}
