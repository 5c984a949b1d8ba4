/** The same papers as pictures: laid on a scanner, or photographed by phone. */
import sharp from 'sharp'
import type { Day } from '@attesta/domain/day.ts'
import { Sheet } from '../draw/sheet.ts'
import type { Paper } from '../paper.ts'
import { diceOf } from '../random.ts'
import { CARD_DPI } from '../papers/identity-documents.ts'
import { cardPhotos, photographCard } from '../spoil/photograph-card.ts'
import { photographPages, photographPdf } from '../spoil/photograph-page.ts'
import { scan } from '../spoil/scan.ts'
import { severities } from '../spoil/severity.ts'

/** A picture of a statement is never accepted as the original; all else may be one. */
const pictured = (paper: Paper): Pick<Paper, 'expected' | 'findings'> => ({
  expected: { ...paper.expected, source: 'ocr' },
  findings: paper.expected.type === 'bank_statement' ? ['not_original'] : paper.findings,
})

export const scanOf = (paper: Paper, madeOn: Day, matter: string): Paper => ({
  ...paper,
  ...pictured(paper),
  fileName: paper.fileName.replace(/\.\w+$/, '-scansione.pdf'),
  mediaType: 'application/pdf',
  condition: 'scanned',
  draw: async () =>
    scan(
      paper.mediaType === 'application/pdf' ? await paper.draw() : await onGlass(await paper.draw(), madeOn),
      madeOn,
      matter,
      severityOf(matter),
    ),
})

/** Cards are handed in as pictures: one lies on the glass as large as it is. */
async function onGlass(card: Uint8Array, madeOn: Day): Promise<Uint8Array> {
  const sheet = new Sheet({ producer: 'scanner', title: '', madeOn, imprint: false }),
    { width } = await sharp(card).metadata()
  sheet.place(card, 90, 110, (width / CARD_DPI) * 72)
  return sheet.finish()
}

/** A card or a page is handed in as a JPEG, several pages as a PDF with a JPEG on each. */
export const photographOf = (paper: Paper, madeOn: Day, matter: string): Paper => {
  // A file of several months has several pages.
  const isPayslip = paper.expected.type === 'payslip' && !paper.findings.includes('several_months'),
    isPdf = paper.mediaType === 'application/pdf' && !isPayslip
  return {
    ...paper,
    ...pictured(paper),
    fileName: paper.fileName.replace(/\.\w+$/, isPdf ? '-foto.pdf' : '-foto.jpg'),
    mediaType: isPdf ? 'application/pdf' : 'image/jpeg',
    condition: 'photographed',
    draw: async () => {
      const bytes = await paper.draw()
      if (isPdf) return photographPdf(bytes, madeOn, matter, severityOf(matter))
      return isPayslip
        ? (await photographPages(bytes, matter, severityOf(matter)))[0]!
        : photographCard(bytes, matter, diceOf(`card photo:${matter}`).pick(cardPhotos))
    },
  }
}

const severityOf = (matter: string) => diceOf(`severity:${matter}`).pick(severities)
