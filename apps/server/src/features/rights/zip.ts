import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  name: string
  at: Date
  body: AsyncIterable<Uint8Array>
  /** Documents are packed already. */
  isPacked: boolean
}

/** A ZIP file as it grows: never more of it in memory than the piece in hand. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const grown: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else grown.push(chunk)
  })
  for await (const { name, at, body, isPacked } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name)
    file.mtime = at
    zip.add(file)
    for await (const piece of body) {
      file.push(piece)
      yield* grown.splice(0)
    }
    file.push(new Uint8Array(0), true)
    if (failure) throw failure
    yield* grown.splice(0)
  }
  zip.end()
  yield* grown.splice(0)
}
