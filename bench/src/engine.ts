/**
 * The document engine against the programs that read the same files: processor time as ratios, seconds for pictures.
 */
import { join } from 'node:path'
import { costOf, costOfProgram, median } from './cost.ts'
import { TODAY, cardFile, photoFile, scanFile, statementFile } from './documents.ts'
import { withFolder } from './folder.ts'
import { claim, ms, t } from './saying.ts'
import { costOfSealing, sealSegments, sealWhole } from './sealing.ts'

const MAX_OF_PDFTOTEXT = 3
const MAX_PHOTO_SECONDS = 6
/** A page of a long file costs at most this much more than one of a short file. */
const MAX_GROWTH = 1.3

/** Months that make some 40 and 400 pages, and how often they are read. */
const LONG = [
  [30, 3],
  [310, 1],
] as const
/** Months that make a statement of a few pages. */
const SHORT_MONTHS = 2

async function measureStatement(folder: string): Promise<void> {
  const path = await statementFile(folder, SHORT_MONTHS),
    own = await costOf({ path, rounds: 25, today: TODAY, what: 'result' }),
    words = await costOf({ path, rounds: 25, today: TODAY, what: 'words' })
  const cpu = median(own.cpuMilliseconds),
    wordsCpu = median(words.cpuMilliseconds),
    reference = costOfProgram('pdftotext', ['-bbox', path, join(folder, 'out')], 40)
  t(`a statement of ${own.pages} pages, read`, `${ms(cpu)} (${own.reading}; peak ${own.peakMegabytes.toFixed(0)} MB)`)
  t('  against its words alone, our own reader', `${(cpu / wordsCpu).toFixed(2)} × (${ms(wordsCpu)})`)
  if (reference === null) {
    t('  against pdftotext -bbox', 'not compared: pdftotext (poppler-utils) is not installed, or this is not Linux')
    return
  }
  t(
    '  against pdftotext -bbox',
    `${(cpu / reference).toFixed(2)} × (${ms(reference)}, the start of its process included); ` +
      claim(`at most ${MAX_OF_PDFTOTEXT} ×`, cpu <= MAX_OF_PDFTOTEXT * reference),
  )
  t('  its words against pdftotext -bbox', `${(wordsCpu / reference).toFixed(2)} ×`)
}

async function measureLength(folder: string): Promise<void> {
  const perPage: number[] = []
  for (const [months, rounds] of LONG) {
    const path = await statementFile(folder, months),
      own = await costOf({ path, rounds, today: TODAY, what: 'result' })
    perPage.push(median(own.cpuMilliseconds) / own.pages)
    t(
      `a statement of ${own.pages} pages`,
      `${ms(median(own.cpuMilliseconds))}, ${ms(perPage.at(-1)!)} a page (${own.reading}; peak ${own.peakMegabytes.toFixed(0)} MB)`,
    )
  }
  const growth = perPage[1]! / perPage[0]!
  t(
    '  a page of the long one against the short',
    `${growth.toFixed(2)} ×; ${claim(`linear, at most ${MAX_GROWTH} ×`, growth <= MAX_GROWTH)}`,
  )
}

async function measurePixels(folder: string): Promise<void> {
  for (const [name, path, limit] of [
    ['a payslip photographed by phone', await photoFile(folder), MAX_PHOTO_SECONDS],
    ['an identity card photographed by phone', await cardFile(folder), MAX_PHOTO_SECONDS],
    ['a payslip scanned at 200 dpi', await scanFile(folder), null],
  ] as const) {
    const own = await costOf({ path, rounds: 3, today: TODAY, what: 'result' }),
      cpu = median(own.cpuMilliseconds)
    const reference = path.endsWith('.pdf') ? null : costOfProgram('tesseract', [path, '-', '-l', 'ita+deu+eng'], 2)
    t(
      name,
      `${ms(cpu)} CPU, ${ms(median(own.wallMilliseconds))} by the clock ` +
        `(${own.reading}; peak ${own.peakMegabytes.toFixed(0)} MB)` +
        (limit === null ? '' : `; ${claim(`at most ${limit} s CPU`, cpu <= limit * 1000)}`),
    )
    if (!path.endsWith('.pdf'))
      t(
        '  against native tesseract on the same picture',
        reference === null
          ? 'not compared: tesseract is not installed, or this is not Linux'
          : `${(cpu / reference).toFixed(2)} × (${ms(reference)})`,
      )
  }
}

export function measureSealing(): void {
  const rounds = Array.from({ length: 7 }, () => [costOfSealing(sealSegments), costOfSealing(sealWhole)] as const)
  const own = median(rounds.map(([segments]) => segments)),
    whole = median(rounds.map(([, one]) => one))
  t('20 MB sealed in segments of 64 KiB', `${ms(own)}, ${(own / whole).toFixed(2)} × one stream (${ms(whole)})`)
}

export const measureEngine = (): Promise<void> =>
  withFolder(async (folder) => {
    await measureStatement(folder)
    await measureLength(folder)
    await measurePixels(folder)
  })
