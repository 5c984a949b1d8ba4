/** Programs that people change or make papers with; a bank's or payroll office's own file names none of them. iText and the like are issuers' tools and never a sign. */
import type { PdfMetadata } from '../read/pdf.ts'

const EDITORS: readonly [string, RegExp][] = [
  ['Microsoft Word', /\bmicrosoft\W+(?:office )?word\b|\bword for microsoft 365\b/i], ['Microsoft Excel', /\bmicrosoft\W+excel\b/i], ['LibreOffice', /\b(?:libre|open)office\b/i],
  ['Adobe Illustrator', /\billustrator\b/i], ['Adobe Photoshop', /\bphotoshop\b/i], ['Adobe Acrobat', /\badobe acrobat(?! distiller)\b.*\b(?:pro|dc|editor|standard)\b/i],
  ['iLovePDF', /\bilovepdf\b/i], ['Smallpdf', /\bsmallpdf\b/i], ['Sejda', /\bsejda\b/i], ['PDFescape', /\bpdfescape\b/i], ['Foxit PhantomPDF', /\bfoxit (?:phantompdf|pdf editor)\b/i],
  ['Canva', /\bcanva\b/i], ['Inkscape', /\binkscape\b/i], ['GIMP', /\bgimp\b/i], ['Nitro', /\bnitro\b/i], ['PDF-XChange Editor', /\bpdf-xchange editor\b/i], ['Print to PDF', /\bprint to pdf\b/i],
]

/** The editor that the metadata names, or `null`. Metadata is easily forged: its silence proves nothing. */
export const editorOf = ({ producer, creator }: Pick<PdfMetadata, 'producer' | 'creator'>): string | null => EDITORS.find(([, pattern]) => pattern.test(producer) || pattern.test(creator))?.[0] ?? null
