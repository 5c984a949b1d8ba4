import { afterAll, expect, test } from 'vitest'
import type { Box } from '@attesta/domain/facts/parse-result.ts'
import { passportPage, renderFace } from '../extract/identity/testing/draw-card.ts'
import { inventHolder, mrzLines, seeded } from '../extract/identity/testing/people.ts'
import { glare, layDown } from '../extract/identity/testing/photograph.ts'
import { turnImage } from '../image/gray-image.ts'
import { homographyBetween, type Quad, warpImage } from '../image/homography.ts'
import { fromSharp, sharp } from '../image/sharp-gray.ts'
import { readPage } from './read-page.ts'
import { closeOcr } from './worker.ts'

// Slow on a busy machine alone.
afterAll(closeOcr)

const WIDTH = 1000,
  HEIGHT = 1414
const ROWS = Array.from({ length: 16 }, (_, at) => ({
  day: `${String(at + 1).padStart(2, '0')}.07.2026`,
  text: ['Pagamento presso Alimentari Verdi', 'Bonifico a vostro favore', 'Addebito diretto energia elettrica'][
    at % 3
  ]!,
  amount: `${at % 4 === 0 ? '1.' : ''}${217 + 31 * at},${10 + 5 * at}`,
}))

/** A framed table of bookings. */
const drawTable = () =>
  fromSharp(
    sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#e8e8e8"/>
  <rect x="70" y="150" width="860" height="1120" fill="none" stroke="#444" stroke-width="2"/><text x="90" y="110" font-family="DejaVu Sans" font-size="26">Lista movimenti del conto corrente</text>
  ${ROWS.map(({ day, text, amount }, at) => `<g font-family="DejaVu Sans" font-size="21" fill="#222"><text x="90" y="${210 + 66 * at}">${day}</text><text x="260" y="${210 + 66 * at}">${text}</text><text x="900" y="${210 + 66 * at}" text-anchor="end">${amount}</text></g><path d="M70 ${232 + 66 * at}H930" stroke="#777" stroke-width="1.5"/>`).join('')}
</svg>`),
    ).grayscale(),
  )

test('a table photographed aslant and sideways keeps its rows, and its words lead back to the picture', async () => {
  const corners: Quad = [
    { x: 130, y: 120 },
    { x: 1170, y: 90 },
    { x: 1230, y: 1540 },
    { x: 90, y: 1500 },
  ]
  const rectangle: Quad = [
    { x: 0, y: 0 },
    { x: WIDTH, y: 0 },
    { x: WIDTH, y: HEIGHT },
    { x: 0, y: HEIGHT },
  ]
  const picture = turnImage(warpImage(await drawTable(), homographyBetween(corners, rectangle)!, 1320, 1640, 85), 270)
  const { words, image, isCutOut, placeOf } = await readPage(picture)
  expect(isCutOut).toBe(true)
  expect(image.height).toBeGreaterThan(image.width)
  const texts = words.map(({ text }) => text)
  expect(ROWS.filter(({ day, amount }) => texts.includes(day) && texts.includes(amount)).length).toBeGreaterThanOrEqual(
    15,
  )
  // The picture lies on its left side: what is on top of the page is at the left of the picture.
  const [first, last] = [ROWS[1]!, ROWS[14]!].map(({ day }) => words.find(({ text }) => text === day)!)
  const [from, to] = [first!, last!].map(({ x0, y0, x1, y1 }) => placeOf([x0, y0, x1 - x0, y1 - y0]))
  expect(to![0] - from![0]).toBeGreaterThan(700)
  expect(Math.abs(to![1] - from![1])).toBeLessThan(90)
})

/** A card on the glass of a poor scanner: grain on everything, and darker from left to right. */
async function scanCard() {
  const lines = [
    'BUNDESREPUBLIK DEUTSCHLAND',
    'PERSONALAUSWEIS',
    'VON BERGEN',
    'UWE',
    '23.10.1962',
    'MÜNCHEN',
    '12.12.2036',
  ]
  const card = await fromSharp(
    sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#f4f4f4"/><rect x="150" y="200" width="540" height="340" rx="18" fill="#dcdcdc"/>
    ${lines.map((line, at) => `<text x="320" y="${250 + 40 * at}" font-family="DejaVu Sans" font-weight="bold" font-size="20" fill="#333">${line}</text>`).join('')}</svg>`),
    ).grayscale(),
  )
  let state = 7
  const grain = () => ((state = (state * 1103515245 + 12345) % 2 ** 31) / 2 ** 31 - 0.5) * 36
  return {
    ...card,
    data: card.data.map((shade, at) =>
      Math.max(0, Math.min(255, shade * (1 - 0.35 * ((at % WIDTH) / WIDTH)) + grain())),
    ),
  }
}

test('a card on a grainy, shaded scan is read, as lit evenly', async () => {
  const { words } = await readPage(await scanCard()),
    texts = words.map(({ text }) => text)
  for (const text of ['DEUTSCHLAND', 'PERSONALAUSWEIS', 'BERGEN', 'UWE', '23.10.1962', '12.12.2036'])
    expect(texts).toContain(text)
})

test('of a sheet the part on which a card lies is read, and its words lead back to the sheet', async () => {
  const sheet = await scanCard(),
    { words, image, placeOf } = await readPage(sheet),
    word = words.find(({ text }) => text === 'PERSONALAUSWEIS')!
  expect(image.height / image.width).toBeLessThan(1)
  const [x, y, width, height] = placeOf([word.x0, word.y0, word.x1 - word.x0, word.y1 - word.y0])
  // Drawn from 320, its feet at 290 of 1414.
  expect(Math.abs(x - 320)).toBeLessThan(8)
  expect(Math.abs(y + height - 290)).toBeLessThan(8)
  expect(width).toBeLessThan(260)
})

test('a passport that lies on its side and whose print is washed out is told by its zone, and its zone lies where it was', async () => {
  const holder = inventHolder(seeded(11), 'P-ITA'),
    page = await renderFace(passportPage(holder, 'TORINO'), 260),
    half = glare(page, page.width * 0.6, page.height * 0.4, page.height * 0.5)
  const picture = turnImage(layDown(half, 1.35, 6), 90),
    { image, zone, placeOf } = await readPage(picture)
  expect(zone).toMatchObject({ lines: mrzLines(holder, 'TD3'), failed: [], turn: 0 })
  expect(image.width).toBeGreaterThan(image.height)
  // At the bottom of the page, and so at the left of the picture.
  const [x, y, width, height] = placeOf([...zone!.box] as Box)
  expect(x + width / 2).toBeLessThan(picture.width / 2)
  expect(height).toBeGreaterThan(3 * width)
  expect(y).toBeGreaterThan(0)
})
