/** Is the file the issuer's own, or a picture of it? A statement must be the original; a payslip may be a scan. */
import type { DocumentKind, Finding } from '@attesta/domain/facts/parse-result.ts'
import type { ReadFile } from '../read/read-file.ts'
import { findingOn } from './finding.ts'

const MUST_BE_ORIGINAL: readonly DocumentKind[] = ['bank_statement']
/** A page that is one picture, or whose text is a recognised layer under one. */
const PICTURE_SHARE = 0.7

export function originalityFindings(kind: DocumentKind, file: ReadFile): Finding[] {
  if (!MUST_BE_ORIGINAL.includes(kind)) return []
  const scanned = file.pages.filter(
    (page, index) => isScan(file, index) && (page.source === 'ocr' || page.words.length > 0),
  )
  if (scanned.length === 0) return []
  const first = scanned[0]!
  return [
    findingOn(
      kind,
      'not_original',
      'error',
      { pages: scanned.length },
      { page: first.number, box: [0, 0, Math.round(first.width), Math.round(first.height)] },
    ),
  ]
}

function isScan(file: ReadFile, index: number): boolean {
  if (file.form !== 'pdf') return true
  const painted = file.pdf?.painted[index]
  if (!painted) return file.pages[index]!.source === 'ocr'
  const hasLayer = painted.unseenText > painted.visibleText || usesScanFonts(file, index)
  return painted.imageShare > PICTURE_SHARE && (file.pages[index]!.source === 'ocr' || hasLayer)
}

// GlyphLessFont (Tesseract)   Arial-7972, TimesNewRoman-2231 (Acrobat's recognised text over the picture)
const SCAN_FONT = /^GlyphLessFont|^HiddenHorzOCR|-\d{4}$/

const usesScanFonts = (file: ReadFile, index: number) => {
  const { words } = file.pages[index]!
  return (
    words.length > 0 &&
    words.filter((word) => word.font !== null && SCAN_FONT.test(word.font)).length > words.length / 2
  )
}
