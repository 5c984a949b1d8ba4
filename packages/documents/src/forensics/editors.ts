/**
 * Programs that people change or make documents with; a bank's or payroll office's own file names none of them. iText
 * and the like are issuers' tools and never a sign.
 */
import type { PdfMetadata } from '../read/pdf.ts'

const EDITORS: readonly [string, RegExp][] = [
  ['Microsoft Word', /\bmicrosoft\W+(?:office )?word\b|\bword (?:for|per|für) microsoft 365\b/i],
  ['Microsoft Excel', /\bmicrosoft\W+excel\b/i],
  ['Microsoft PowerPoint', /\bmicrosoft\W+powerpoint\b/i],
  ['LibreOffice', /\b(?:libre|open)office\b/i],
  ['Apple Pages', /^pages$|\bapple pages\b/i],
  ['WPS Office', /\bwps (?:office|writer|pdf)\b/i],
  ['Google Docs', /\bgoogle docs\b/i],
  ['Adobe Illustrator', /\billustrator\b/i],
  ['Adobe Photoshop', /\bphotoshop\b/i],
  ['Adobe Acrobat', /\badobe acrobat(?! distiller)\b.*\b(?:pro|dc|editor|standard)\b/i],
  ['iLovePDF', /\bilovepdf\b/i],
  ['Smallpdf', /\bsmallpdf\b/i],
  ['Sejda', /\bsejda\b/i],
  ['PDFescape', /\bpdfescape\b/i],
  ['Foxit', /\bfoxit (?:phantompdf|pdf editor)\b/i],
  ['pdfFiller', /\bpdffiller\b/i],
  ['PDF24', /\bpdf24\b/i],
  ['DocHub', /\bdochub\b/i],
  ['PDFelement', /\bpdfelement\b|\bwondershare\b/i],
  ['Soda PDF', /\bsoda pdf\b/i],
  ['Xodo', /\bxodo\b/i],
  ['Master PDF Editor', /\bmaster pdf editor\b/i],
  ['CorelDRAW', /\bcorel(?:draw)?\b/i],
  ['Affinity', /\baffinity (?:designer|photo|publisher)\b/i],
  ['Canva', /\bcanva\b/i],
  ['Figma', /\bfigma\b/i],
  ['Inkscape', /\binkscape\b/i],
  ['GIMP', /\bgimp\b/i],
  ['Nitro', /\bnitro\b/i],
  ['PDF-XChange Editor', /\bpdf-xchange editor\b/i],
  ['Print to PDF', /\bprint to pdf\b/i],
]

/**
 * The editor that the metadata names, or `null`. Metadata is easily forged: its silence proves nothing.
 * @param usual programs that the issuer's genuine files name: what an issuer uses is no sign, whatever it is
 */
export function editorOf(
  { producer, creator }: Pick<PdfMetadata, 'producer' | 'creator'>,
  usual: readonly string[] = [],
): string | null {
  const isUsual = (text: string) => usual.some((known) => text.toLowerCase().startsWith(known.toLowerCase()))
  const named = [producer, creator].filter((text) => !isUsual(text))
  return EDITORS.find(([, pattern]) => named.some((text) => pattern.test(text)))?.[0] ?? null
}
