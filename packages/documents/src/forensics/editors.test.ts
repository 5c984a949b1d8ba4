import { expect, test } from 'vitest'
import { editorOf } from './editors.ts'

/** As programs write themselves into a file's properties; the first of two names that one pattern takes. */
test.each([
  ['Microsoft® Word 2019', 'Microsoft Word'],
  ['Microsoft Office Word', 'Microsoft Word'],
  ['Word für Microsoft 365', 'Microsoft Word'],
  ['Word per Microsoft 365', 'Microsoft Word'],
  ['Microsoft Excel 2016', 'Microsoft Excel'],
  ['Microsoft® PowerPoint® 2016', 'Microsoft PowerPoint'],
  ['OpenOffice 4.1', 'LibreOffice'],
  ['Pages', 'Apple Pages'],
  ['macOS Apple Pages 13', 'Apple Pages'],
  ['WPS Writer', 'WPS Office'],
  ['Skia/PDF m128 Google Docs Renderer', 'Google Docs'],
  ['Adobe Illustrator 27.0', 'Adobe Illustrator'],
  ['Adobe Photoshop 24', 'Adobe Photoshop'],
  ['Adobe Acrobat Standard 2020', 'Adobe Acrobat'],
  ['Smallpdf', 'Smallpdf'],
  ['Sejda 3.2', 'Sejda'],
  ['PDFescape Desktop', 'PDFescape'],
  ['Foxit PDF Editor', 'Foxit'],
  ['Foxit PhantomPDF', 'Foxit'],
  ['pdfFiller', 'pdfFiller'],
  ['PDF24 Creator', 'PDF24'],
  ['DocHub', 'DocHub'],
  ['Wondershare PDFelement', 'PDFelement'],
  ['Soda PDF Online', 'Soda PDF'],
  ['Xodo', 'Xodo'],
  ['Master PDF Editor 5', 'Master PDF Editor'],
  ['Corel PDF Engine', 'CorelDRAW'],
  ['Affinity Designer 2', 'Affinity'],
  ['Canva', 'Canva'],
  ['Figma', 'Figma'],
  ['Inkscape 1.2', 'Inkscape'],
  ['GIMP 2.10', 'GIMP'],
  ['Nitro Pro 13', 'Nitro'],
  ['PDF-XChange Editor 9', 'PDF-XChange Editor'],
  // Libraries and printers of issuers.
  ['Adobe Acrobat Distiller 10 (pro)', null],
  ['Adobe Acrobat Reader', null],
  ['GlyphPages 3', null],
  ['PDFsharp 1.50', null],
  ['Affinity Bank core', null],
  ['keyword for all', null],
  ['', null],
])('%s is %s, whichever property names it', (program, editor) => {
  expect(editorOf({ producer: program, creator: 'iText' })).toBe(editor)
  expect(editorOf({ producer: 'iText', creator: program })).toBe(editor)
})

test('what the issuer uses is no sign, in capitals or not, and hides no other program', () => {
  const usual = ['Microsoft® Word']
  expect(editorOf({ producer: 'MICROSOFT® WORD 2019', creator: '' }, usual)).toBeNull()
  expect(editorOf({ producer: 'Microsoft® Word 2019', creator: 'Canva' }, usual)).toBe('Canva')
  // The issuer's program is named at the beginning.
  expect(editorOf({ producer: 'Copy of Microsoft® Word', creator: '' }, usual)).toBe('Microsoft Word')
})
