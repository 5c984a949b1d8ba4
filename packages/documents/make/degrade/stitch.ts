/** Files made of the pages of two, as tools that merge PDFs do. */
import { Buffer } from 'node:buffer'
import { type Parts, catalogOf, objectOf, pagesOf, putTogether, referred, takeApart } from './pdf-parts.ts'

/**
 * The pages of one file behind those of another, or in their place; `choose` gives the order from both files' pages.
 */
export function stitched(
  one: Uint8Array,
  other: Uint8Array,
  choose: (first: number[], second: number[]) => number[],
): Uint8Array {
  const parts = takeApart(one),
    shift = Math.max(...parts.objects.keys())
  const moved = shifted(takeApart(other), shift)
  const root = referred(parts, catalogOf(parts), 'Pages')
  const kids = choose(pagesOf(parts), pagesOf(moved))
  const objects = new Map([...parts.objects, ...moved.objects])
  for (const number of kids)
    objects.set(
      number,
      Buffer.from(
        objects
          .get(number)!
          .toString('latin1')
          .replace(/\/Parent \d+ 0 R/, `/Parent ${root} 0 R`),
        'latin1',
      ),
    )
  objects.set(
    root,
    objectOf(
      root,
      `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((number) => `${number} 0 R`).join(' ')}] >>`,
    ),
  )
  return putTogether({ ...parts, objects })
}

/** All numbers of a file moved up, so that it can lie beside another's. */
function shifted({ objects, trailer }: Parts, by: number): Parts {
  const move = (text: string) =>
    text.replace(/(\d+) 0 (R|obj)\b/g, (_, number: string, kind: string) => `${Number(number) + by} 0 ${kind}`)
  return {
    trailer: move(trailer),
    objects: new Map(
      [...objects].map(([number, bytes]) => {
        const text = bytes.toString('latin1'),
          body = text.search(/stream\r?\n/)
        return [
          number + by,
          body < 0
            ? Buffer.from(move(text), 'latin1')
            : Buffer.concat([Buffer.from(move(text.slice(0, body)), 'latin1'), bytes.subarray(body)]),
        ]
      }),
    ),
  }
}
