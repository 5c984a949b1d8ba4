declare module 'fontkit' {
  export interface Glyph { advanceWidth: number; path: { toSVG(): string } }
  export interface Font { unitsPerEm: number; glyphForCodePoint(code: number): Glyph }
  export function create(bytes: Buffer): Font
}
