/** The same documents as pictures: laid on a scanner, or photographed by phone. */
import sharp from 'sharp'
import type { Day } from '@attesta/domain/day.ts'
import { Sheet } from '../draw/sheet.ts'
import type { DrawnDocument } from '../drawn-document.ts'
import { diceOf } from '../random.ts'
import { CARD_DPI } from '../documents/identity-documents.ts'
import { cardPhotos, photographCard } from '../degrade/photograph-card.ts'
import { photographPages, photographPdf } from '../degrade/photograph-page.ts'
import { scan } from '../degrade/scan.ts'
import { severities } from '../degrade/severity.ts'

/** A picture of a statement is never accepted as the original; all else may be one. */
const pictured = (document: DrawnDocument): Pick<DrawnDocument, 'expected' | 'findings'> => ({
  expected: { ...document.expected, source: 'ocr' },
  findings: document.expected.type === 'bank_statement' ? ['not_original'] : document.findings,
})

export const scanOf = (document: DrawnDocument, madeOn: Day, matter: string): DrawnDocument => ({
  ...document,
  ...pictured(document),
  fileName: document.fileName.replace(/\.\w+$/, '-scansione.pdf'),
  mediaType: 'application/pdf',
  condition: 'scanned',
  draw: async () =>
    scan(
      document.mediaType === 'application/pdf' ? await document.draw() : await onGlass(await document.draw(), madeOn),
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
export const photographOf = (document: DrawnDocument, madeOn: Day, matter: string): DrawnDocument => {
  // A file of several months has several pages.
  const isPayslip = document.expected.type === 'payslip' && !document.findings.includes('several_months'),
    isPdf = document.mediaType === 'application/pdf' && !isPayslip
  return {
    ...document,
    ...pictured(document),
    fileName: document.fileName.replace(/\.\w+$/, isPdf ? '-foto.pdf' : '-foto.jpg'),
    mediaType: isPdf ? 'application/pdf' : 'image/jpeg',
    condition: 'photographed',
    draw: async () => {
      const bytes = await document.draw()
      if (isPdf) return photographPdf(bytes, madeOn, matter, severityOf(matter))
      return isPayslip
        ? (await photographPages(bytes, matter, severityOf(matter)))[0]!
        : photographCard(bytes, matter, diceOf(`card photo:${matter}`).pick(cardPhotos))
    },
  }
}

const severityOf = (matter: string) => diceOf(`severity:${matter}`).pick(severities)
