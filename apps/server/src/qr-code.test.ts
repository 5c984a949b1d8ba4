import { expect, test } from 'vitest'
import { readQrCode } from './testing/read-qr-code.ts'
import { qrPicture, qrSquares } from './qr-code.ts'

const texts = [
  'https://attesta.example/verify/0192f3c4-8b1a-7c3e-9f00-5b1d2e3f4a5b#t=Zm9vYmFyYmF6cXV4',
  'otpauth://totp/Attesta:mario%40example.org?secret=JBSWY3DPEHPK3PXP&issuer=Attesta',
  'https://it.attesta.example/it/rent/fill/occupation/0192f3c4-8b1a-7c3e-9f00-5b1d2e3f4a5b?lang=de',
  'a',
  'x'.repeat(600),
  'Straße – città € 漢字',
]

test.each(texts)('a reader that is not ours reads %s', async (text) => {
  expect(await readQrCode(qrSquares(text))).toBe(text)
})

test.each(texts)('its picture has the same squares and four light ones around: %s', (text) => {
  const squares = qrSquares(text)
  const picture = qrPicture(text)
  const side = (squares.length + 8) * 10
  expect(picture.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`)).toBe(true)
  const drawn = [...picture.matchAll(/M(\d+),(\d+)h10v10h-10z/g)].map(([, x, y]) => [
    Number(y) / 10 - 4,
    Number(x) / 10 - 4,
  ])
  const dark = squares.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [[y, x]] : [])))
  expect(drawn).toEqual(dark)
})
