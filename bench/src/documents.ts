/** The files that speed is measured on, drawn by our own generator. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addMonths } from '@attesta/domain/day.ts'
import { giuliaBianchi } from '@attesta/domain/examples/sample-applicants.ts'
import { statementOf } from '@attesta/documents/make/life/ledger.ts'
import { documentsOf } from '@attesta/documents/make/documents.ts'
import { statementLayouts } from '@attesta/documents/make/documents/statement-layouts.ts'
import { photographPages } from '@attesta/documents/make/degrade/photograph-page.ts'
import { scan } from '@attesta/documents/make/degrade/scan.ts'
import { drawStatement } from '@attesta/documents/make/statements-of.ts'

export const TODAY = '2026-11-21'
const LAST = '2026-10'

async function kept(folder: string, name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

/** A statement over so many months. */
export async function statementFile(folder: string, months: number): Promise<string> {
  const first = addMonths(LAST, 1 - months)
  return kept(
    folder,
    `statement-${months}.pdf`,
    await drawStatement(
      statementLayouts.intesa,
      statementOf(giuliaBianchi, giuliaBianchi.accounts[0]!, { since: first, first, last: LAST }, 1),
    ),
  )
}

const payslip = () =>
  documentsOf(giuliaBianchi, TODAY)
    .find(({ condition, expected }) => condition === 'clean' && expected.type === 'payslip')!
    .draw()

/** Returns a payslip photographed by phone, twelve megapixels. */
export const photoFile = async (folder: string): Promise<string> =>
  kept(folder, 'payslip.jpg', (await photographPages(await payslip(), 'bench'))[0]!)

export const scanFile = async (folder: string): Promise<string> =>
  kept(folder, 'payslip-scan.pdf', await scan(await payslip(), TODAY, 'bench'))

export const cardFile = async (folder: string): Promise<string> =>
  kept(
    folder,
    'card.jpg',
    await documentsOf(giuliaBianchi, TODAY)
      .find(({ condition, expected }) => condition === 'photographed' && expected.type === 'national_id')!
      .draw(),
  )
