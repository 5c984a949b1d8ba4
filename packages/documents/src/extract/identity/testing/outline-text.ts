/** Text as outlines, so that drawn cards look alike on every machine, whatever fonts it has. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'

const load = (weight: string) => create(readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/arimo/${weight}/Arimo_${weight}.ttf`))))
const fonts = { regular: load('400Regular'), bold: load('700Bold') }

/** One line standing on y from x on, its em `size` units high. */
export function outlineText(text: string, x: number, y: number, size: number, weight: keyof typeof fonts = 'regular'): string {
  const font = fonts[weight], scale = size / font.unitsPerEm
  let pen = x
  return [...text].map((character) => {
    const glyph = font.glyphForCodePoint(character.codePointAt(0)!)
    const path = `<path d="${glyph.path.toSVG()}" transform="translate(${pen} ${y}) scale(${scale} ${-scale})"/>`
    pen += glyph.advanceWidth * scale
    return path
  }).join('')
}
