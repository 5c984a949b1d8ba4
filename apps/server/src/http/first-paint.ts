/**
 * The form's start, drawn into its page before any script runs: a person on a slow line reads what this is while the
 * rest arrives.
 */
import {
  blanks,
  drawnFile,
  drawnId,
  startIn,
  stepIn,
  type FirstPaint,
  type GuardedStep,
} from '@attesta/contract/first-paint.ts'
import type { BuiltFile, BuiltFiles } from './built-files.ts'
import { escaped } from '@attesta/contract/escaped.ts'
import type { PageOwner } from './page-owner.ts'

/** By what was read, so that a new build's drawings are taken from its own file. */
const parsed = new WeakMap<Buffer, FirstPaint>()

function readDrawings({ bytes }: BuiltFile): FirstPaint {
  const known = parsed.get(bytes)
  if (known) return known
  const drawings = JSON.parse(bytes.toString()) as FirstPaint
  parsed.set(bytes, drawings)
  return drawings
}

interface Paint {
  head: string
  body: string
}

/**
 * What goes into the head and before the root of the page at an address; `undefined` where the page starts with
 * something else, and where a home is named that takes no applications.
 */
export async function firstPaintOf(
  files: BuiltFiles,
  { path, query, home, isFramed }: { path: string; query: string; home: PageOwner['home']; isFramed: boolean },
): Promise<Paint | undefined> {
  const start = query === '' ? startIn(path) : undefined,
    opened = stepIn(path)
  if (!opened && (!start || (start.listingId !== undefined && !home))) return undefined
  const file = await files.find(`/${drawnFile}`, '')
  if (!file) return undefined
  const drawings = readDrawings(file)
  // In a partner's frame, or by what the address says more, the navigation may be left out.
  if (!start) return openedStep(drawings, opened!, query === '' && !isFramed)
  const { starts, words } = drawings[start.language]
  const drawn = home
    ? (home.lanPays ? starts.free : starts.paid)
        .replaceAll(blanks.name, () => escaped(home.name))
        .replaceAll(blanks.company, () => escaped(home.company))
    : starts.ofNoHome
  return { head: preload(words), body: before(drawn) }
}

const before = (drawn: string) => `<div id="${drawnId}">${drawn}</div>`
const preload = (script: string) => `<link rel="modulepreload" crossorigin href="${script}">`
/** Behind what the heading is painted with. */
const preloadLater = (script: string) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${script}">`

/**
 * Returns a step in a window of its own: its files are asked for with the page, not one after another once the scripts
 * before them have run.
 */
function openedStep(
  drawings: FirstPaint,
  { language, step, isPart }: NonNullable<ReturnType<typeof stepIn>>,
  hasNavigation: boolean,
) {
  const { words, steps } = drawings[language]
  const opened = Object.hasOwn(steps, step) ? steps[step as GuardedStep] : undefined
  if (!opened) return undefined
  const styles = opened.styles.map((path) => `<link rel="preload" as="style" crossorigin href="${path}">`)
  return {
    head: [words, ...opened.scripts].map(preloadLater).concat(styles).join(''),
    body: opened.drawn && !isPart && hasNavigation ? before(opened.drawn) : '',
  }
}
