/** Does a PDF do something by itself when it is opened? Documents of banks and employers do not. */
import { inflateSync } from 'node:zlib'

// /OpenAction << /S /JavaScript …   /AA << /O << /S /Launch …   /S /SubmitForm   /S /ImportData
const RUNS = /\/S\s*\/(?:Launch|ImportData|SubmitForm|GoToE|Rendition)\b/
const SCRIPT = /\/S\s*\/JavaScript\b/
const AT_OPENING = /\/(?:OpenAction|AA)\b/
/** Forms of public offices check their fields with scripts; those hang on fields and name no opening action. */
const OBJECT_STREAM = /\/Type\s*\/ObjStm\b/g
const MAX_INFLATED = 8_000_000,
  MAX_STREAMS = 200

export function runsByItself(bytes: Uint8Array): boolean {
  const texts = [Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')]
  texts.push(...objectStreams(bytes, texts[0]!))
  const all = texts.map(unescapeNames)
  return (
    all.some((text) => RUNS.test(text)) ||
    (all.some((text) => AT_OPENING.test(text)) && all.some((text) => SCRIPT.test(text)))
  )
}

/** `/J#61vaScript` is the same name as `/JavaScript`. */
const unescapeNames = (text: string) =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Objects packed into compressed streams; what does not inflate within bounds is left to the engine's own limits. */
function objectStreams(bytes: Uint8Array, text: string): string[] {
  const inflated: string[] = []
  for (const { index } of [...text.matchAll(OBJECT_STREAM)].slice(0, MAX_STREAMS)) {
    const start = /stream\r?\n/g
    start.lastIndex = index
    const match = start.exec(text)
    if (!match) continue
    try {
      inflated.push(
        inflateSync(bytes.subarray(match.index + match[0].length), { maxOutputLength: MAX_INFLATED }).toString(
          'latin1',
        ),
      )
    } catch (problem) {
      if (!(problem instanceof Error && 'code' in problem)) throw problem
    }
  }
  return inflated
}
