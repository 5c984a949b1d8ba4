/** The part of fontkit that we draw cards with; it ships no types of its own. */
declare module 'fontkit' {
  export interface GlyphRun {
    glyphs: Array<{ path: { scale(x: number, y: number): { translate(x: number, y: number): { toSVG(): string } } } }>
    positions: Array<{ xAdvance: number }>
  }
  export interface Font {
    unitsPerEm: number
    layout(text: string): GlyphRun
  }
  export function openSync(path: string): Font
}
