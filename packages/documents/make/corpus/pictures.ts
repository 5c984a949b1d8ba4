/** The same papers as pictures: laid on a scanner, or photographed by phone. */
import type { Day } from '@attesta/domain/day.ts'
import { Sheet } from '../draw/sheet.ts'
import type { Paper } from '../paper.ts'
import { photograph } from '../spoil/photograph.ts'
import { scan } from '../spoil/scan.ts'

/** Width of a card of the ID-1 format, in points. Source: ISO/IEC 7810. */
const CARD_POINTS = 85.6 / 25.4 * 72

/** A picture of a statement is never accepted as the original; all else may be one. */
const pictured = (paper: Paper): Pick<Paper, 'expected' | 'findings'> => ({ expected: { ...paper.expected, source: 'ocr' }, findings: paper.expected.type === 'bank_statement' ? ['not_original'] : paper.findings })

export const scanOf = (paper: Paper, madeOn: Day, matter: string): Paper => ({
  ...paper, ...pictured(paper), fileName: paper.fileName.replace(/\.\w+$/, '-scansione.pdf'), mediaType: 'application/pdf', condition: 'scanned',
  draw: async () => scan(paper.mediaType === 'application/pdf' ? await paper.draw() : await onGlass(await paper.draw(), madeOn), madeOn, matter),
})

/** Cards are handed in as pictures: one lies on the glass as large as it is. */
async function onGlass(card: Uint8Array, madeOn: Day): Promise<Uint8Array> {
  const sheet = new Sheet({ producer: 'scanner', title: '', madeOn, imprint: false })
  sheet.place(card, 90, 110, CARD_POINTS)
  return sheet.finish()
}

export const photographOf = (paper: Paper, matter: string): Paper => ({
  ...paper, ...pictured(paper), fileName: paper.fileName.replace(/\.\w+$/, '-foto.jpg'), mediaType: 'image/jpeg', condition: 'photographed',
  draw: async () => photograph(Buffer.from(await paper.draw()), matter),
})
