/** Papers of running text: headings, paragraphs, lists of labels and values, tables. */
import type { Day } from '@attesta/domain/day.ts'
import { wrapped } from './flow.ts'
import { type Face, PAGE_WIDTH, Sheet } from './sheet.ts'

export type Block =
  | { title: string; small?: boolean }
  | { text: string; indent?: number }
  | { pairs: readonly (readonly [label: string, value: string])[] }
  | { table: readonly (readonly string[])[] }
  | { gap: number }

export interface Prose {
  producer: string
  title: string
  madeOn: Day
  face: Face
  size: number
  blocks: readonly Block[]
}

const LEFT = 62,
  RIGHT = PAGE_WIDTH - 62,
  BOTTOM = 790

/** Signs that only the one font has which the file brings along. */
const BEYOND_WESTERN = /[^\u0020-\u00ff–—’‘“”…•€]/

export function proseDocument({ producer, title, madeOn, face, size, blocks }: Prose): Promise<Uint8Array> {
  const sheet = new Sheet({ producer, title, madeOn }, BEYOND_WESTERN.test(JSON.stringify(blocks)) ? 'Arimo' : face),
    leading = size * 1.45
  let y = 58
  const line = (height: number, write: (at: number) => void) => {
    if (y + height > BOTTOM) {
      sheet.newPage()
      y = 58
    }
    write(y)
    y += height
  }
  for (const block of blocks) {
    if ('gap' in block) y += block.gap
    else if ('title' in block)
      line(leading * 1.8, (at) =>
        sheet.bold(block.title, block.small ? LEFT : PAGE_WIDTH / 2, at, {
          size: block.small ? size : size + 3,
          align: block.small ? 'left' : 'centre',
        }),
      )
    else if ('text' in block) {
      for (const words of wrapped(sheet, block.text, RIGHT - LEFT - (block.indent ?? 0), size))
        line(leading, (at) => sheet.text(words, LEFT + (block.indent ?? 0), at, { size }))
      y += leading * 0.4
    } else if ('pairs' in block) {
      for (const [label, value] of block.pairs)
        line(leading * 1.1, (at) => {
          sheet.text(label, LEFT, at, { size })
          sheet.bold(value, LEFT + 170, at, { size })
        })
      y += leading * 0.4
    } else {
      const width = (RIGHT - LEFT) / (block.table[0]?.length ?? 1)
      for (const [at, cells] of block.table.entries())
        line(leading * 1.15, (top) =>
          cells.forEach((cell, column) =>
            at === 0
              ? sheet.bold(cell, LEFT + column * width, top, { size: size - 1 })
              : sheet.text(cell, LEFT + column * width, top, { size: size - 1 }),
          ),
        )
      y += leading * 0.4
    }
  }
  return sheet.finish()
}
