import { expect, test } from 'vitest'
import { groupsOf, specimensOf } from '../../make/corpus.ts'
import type { Box } from '@attesta/domain/facts/parse-result.ts'
import { openImage } from '../image/open-image.ts'
import { straightenPage } from '../image/straighten-page.ts'
import { openPdf } from '../read/pdf.ts'
import { boxOf } from '../read/word.ts'
import { textPdf } from '../testing/hostile-files.ts'
import { pageImage } from './page-image.ts'

test('a box that was drawn around a leaning line of a photograph is led back to the line', async () => {
  const { document } = specimensOf(
      groupsOf('payslip', 1).find(({ layout }) => layout === 'zucchetti')!,
      ['photographed'],
    )[0]!,
    bytes = await document.draw()
  const straight = await straightenPage(await openImage(bytes)),
    { image, place } = (await pageImage(bytes, 1))!,
    scale = image.height / straight.image.height
  for (const [x, y] of [
    [150, 200],
    [900, 1200],
    [1400, 2300],
  ] as const) {
    const box: Box = [x, y, 240, 36],
      around = aroundPoints(
        [
          [x, y],
          [x + 240, y],
          [x, y + 36],
          [x + 240, y + 36],
        ].map(([left, top]) => straight.backTo({ x: left!, y: top! })),
      )
    expect(around[3]).toBeGreaterThan(36 * 0.5)
    for (const [at, side] of place(around).entries()) expect(Math.abs(side - box[at]! * scale)).toBeLessThan(4)
  }
})

test.each([0, 90, 180, 270])(
  'a page that its file turns by %i degrees is shown as it is read, and its word lies where it is said to',
  async (turn) => {
    const bytes = textPdf('Saldo', '', `/Rotate ${turn}`),
      pdf = await openPdf(bytes),
      page = pdf.readPage(1)
    pdf.close()
    const { image, place } = (await pageImage(bytes, 1))!,
      [x, y, width, height] = place(boxOf(page.words[0]!))
    expect(image.width / image.height).toBeCloseTo(page.width / page.height, 2)
    const isInside = (at: number) => {
      const left = at % image.width,
        top = Math.floor(at / image.width)
      return left >= x - 2 && left <= x + width + 2 && top >= y - 2 && top <= y + height + 2
    }
    const ink = [...image.data.entries()].filter(([, shade]) => shade < 128)
    expect(ink.length).toBeGreaterThan(200)
    expect(ink.filter(([at]) => !isInside(at))).toEqual([])
  },
)

function aroundPoints(points: readonly { x: number; y: number }[]): Box {
  const xs = points.map(({ x }) => x),
    ys = points.map(({ y }) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
}
