/** A page as Lighthouse sees it on a phone: median of five runs, against claims. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { median } from './cost.ts'
import { withFolder } from './folder.ts'
import { claim, t } from './saying.ts'
import { flags } from './with-product.ts'

/** Fetched when this runs: it is larger than all else that the tests need together. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 5
/**
 * The line and the processor are really slowed: a simulation takes all that this machine has fetched before the picture
 * for what the picture waits for.
 */
const throttling = '--throttling-method=devtools'

interface LighthouseReport {
  categories: Record<'performance' | 'accessibility' | 'best-practices', { score: number }>
  audits: Record<
    'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift' | 'total-byte-weight',
    { numericValue: number }
  >
}

/** Of 100: performance, accessibility, best practices. */
type Scores = readonly [number, number, number]

interface Claims {
  minScores: Scores
  /** Of the largest contentful paint; absent: it is told and not claimed. */
  maxPaintMs?: number
}

/** `port`: of a browser that runs already, whose other windows are signed in; else one is started for each run. */
export async function measurePage(
  name: string,
  path: string,
  { minScores, maxPaintMs }: Claims,
  port?: number,
): Promise<void> {
  const reports: LighthouseReport[] = []
  for (let run = 0; run < RUNS; run++) reports.push(await lighthouse(`${process.env['PRODUCT_URL']}${path}`, port))
  const middle = (figure: (report: LighthouseReport) => number) => median(reports.map(figure))
  const scores = (['performance', 'accessibility', 'best-practices'] as const).map((category) =>
    Math.round(middle(({ categories }) => categories[category].score) * 100),
  )
  const audit = (of: keyof LighthouseReport['audits']) => middle(({ audits }) => audits[of].numericValue)
  const [paint, blocking, shift] = [
    audit('largest-contentful-paint'),
    audit('total-blocking-time'),
    audit('cumulative-layout-shift'),
  ]
  t(`${name}, Lighthouse mobile, median of ${RUNS}`, `${(audit('total-byte-weight') / 1000).toFixed(0)} kB`)
  const isWell = scores.every((score, at) => score >= minScores[at]!)
  t(
    '  performance, accessibility, best practices',
    `${scores.join(', ')}; ${claim(`at least ${minScores.join(', ')}`, isWell)}`,
  )
  t(
    '  largest contentful paint',
    `${(paint / 1000).toFixed(2)} s${maxPaintMs === undefined ? '' : `; ${claim(`at most ${maxPaintMs / 1000} s`, paint <= maxPaintMs)}`}`,
  )
  t('  total blocking time', `${blocking.toFixed(0)} ms; ${claim('at most 200 ms', blocking <= 200)}`)
  t('  layout shift', `${shift.toFixed(3)}; ${claim('at most 0.02', shift <= 0.02)}`)
}

const lighthouse = (url: string, port: number | undefined): Promise<LighthouseReport> =>
  withFolder(async (folder) => {
    const file = join(folder, 'report.json')
    const child = spawn(
      'npx',
      [
        '--yes',
        LIGHTHOUSE,
        url,
        throttling,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--only-categories=performance,accessibility,best-practices',
        port === undefined
          ? `--chrome-flags=${flags.join(' ')} --user-data-dir=${join(folder, 'profile')}`
          : `--port=${port}`,
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    const status = await new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve))
    if (status !== 0) throw new Error(`Lighthouse ended with ${String(status)}`)
    return JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport
  })
