/** A sheet is loaded with some screens only: a name that it alone styles is used in no other. */
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../src')
const read = (file: string) => readFileSync(join(source, file), 'utf8')
const filesOf = (pattern: string) => globSync(join(source, pattern)).map((file) => relative(source, file))

/** By the sheet: where the screens are that load it. */
const homes: Readonly<Record<string, readonly string[]>> = {
  'apply/pages/legal/legal.css': ['apply/pages/legal/'],
  'apply/reading/reading.css': ['apply/reading/'],
  'apply/requests/requests.css': ['apply/requests/'],
  'apply/steps/questionnaire/questionnaire.css': ['apply/steps/questionnaire/'],
  'apply/uploads/uploads.css': ['apply/', 'handover/'],
  // The desk's sign-in is the operator's too, and no one else's.
  'dashboard/dashboard.css': ['dashboard/', 'operator/', 'sign-in/'],
  'operator/review/review.css': ['operator/review/'],
  // Beside the report that they are about.
  'report/report.css': ['report/', 'dashboard/', 'shared/', 'apply/reading/', 'apply/steps/result/'],
  'shared/shared.css': ['shared/'],
  'verify/verify.css': ['verify/'],
}

/** Names that a rule styles wherever they stand, not only inside of something else. */
function namesIn(sheet: string): Set<string> {
  const selectors = read(sheet)
    .replaceAll(/\/\*.*?\*\//gs, '')
    .matchAll(/([^{}]+)\{/g)
  return new Set(
    [...selectors].flatMap(([, list]) =>
      list!.split(',').flatMap((selector) => /^\s*\.([\w-]+)(?:[:.[][^\s>~+]*)?\s*$/.exec(selector)?.[1] ?? []),
    ),
  )
}

const everywhere = new Set(filesOf('css/*.css').flatMap((sheet) => [...namesIn(sheet)]))
const screens = filesOf('**/*.tsx').filter((file) => !/\.test\.|states\.tsx$|^preview\//.test(file))

test('each sheet is in the table', () =>
  expect(
    filesOf('**/*.css')
      .filter((sheet) => !sheet.startsWith('css/'))
      .toSorted(),
  ).toEqual(Object.keys(homes).toSorted()))

test.each(Object.entries(homes))('%s styles nothing of other screens', (sheet, dirs) => {
  const own = [...namesIn(sheet)].filter((name) => !everywhere.has(name))
  const abroad = screens
    .filter((file) => !dirs.some((dir) => file.startsWith(dir)))
    .flatMap((file) =>
      [...read(file).matchAll(/className="([^"]*)"/g)]
        .flatMap(([, names]) => names!.split(/\s+/))
        .filter((name) => own.includes(name))
        .map((name) => `${file}: ${name}`),
    )
  expect(abroad).toEqual([])
})
