/** Who may import whom, executable: the arrows of docs/map.md. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = import.meta.dirname
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean)

/** Folder → what it may import from other folders, and which npm packages (null: any in its package.json). */
const rooms: Record<string, { may: string[]; packages: string[] | null }> = {
  'packages/contract': { may: [], packages: ['zod'] },
  'packages/domain': { may: ['packages/contract'], packages: ['zod'] },
  // For other people's programs: it stands alone.
  'packages/client': { may: [], packages: [] },
  'packages/documents': { may: ['packages/domain', 'packages/contract'], packages: null },
  'packages/providers': { may: ['packages/domain', 'packages/contract'], packages: null },
  'apps/server': {
    may: ['packages/contract', 'packages/domain', 'packages/documents', 'packages/providers'],
    packages: null,
  },
  'apps/web': { may: ['packages/contract', 'packages/domain'], packages: null },
}

interface Import {
  file: string
  to: string
}
const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|\/make\//.test(file)
const roomOf = (file: string) => Object.keys(rooms).find((room) => file.startsWith(`${room}/`))

/** `import { x } from './y.ts'`, `import './y.css'`, `export { x } from './y.ts'`, `await import('./y.ts')` */
const importPattern =
  /(?:^|\n)\s*import\s+(?:[\w*{},\s$]+?\s+from\s+)?['"]([^'"]+)['"]|(?:^|\n)\s*export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s*from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g

const imports: Import[] = files
  .filter((file) => roomOf(file))
  .flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(importPattern)].map((match) => {
      const target = (match[1] ?? match[2] ?? match[3])!
      return {
        file,
        to: target.startsWith('.')
          ? normalize(join(dirname(file), target))
          : target
              .replace(/^@attesta\/(contract|domain|documents|providers|client)(?=\/|$)/, 'packages/$1')
              .replace(/^(packages\/[^/]+)\/(?!make\/)/, '$1/src/'),
      }
    }),
  )
const product = imports.filter(({ file }) => !isTest(file))
const show = ({ file, to }: Import) => `${file} → ${to}`

test('there is something to check', () => expect(imports.length).toBeGreaterThan(100))

describe.each(Object.entries(rooms))('%s', (room, { may, packages }) => {
  const own = product.filter(({ file }) => file.startsWith(`${room}/`))
  test('imports no room but those below it', () => {
    const wrong = own.filter(({ to }) => {
      const target = roomOf(to)
      return target !== undefined && target !== room && !may.includes(target)
    })
    expect(wrong.map(show)).toEqual([])
  })
  if (packages)
    test('imports no package but its own few, and nothing of Node', () => {
      const wrong = own.filter(
        ({ to }) => !roomOf(to) && !packages.some((name) => to === name || to.startsWith(`${name}/`)),
      )
      expect(wrong.map(show)).toEqual([])
    })
})

describe('inside the rooms', () => {
  const folder = (path: string, base: string) =>
    path.startsWith(base) ? path.slice(base.length).split('/')[0]! : undefined
  const strangers = (base: string) =>
    product.filter(({ file, to }) => {
      const from = folder(file, base),
        target = folder(to, base)
      return (
        from !== undefined &&
        target !== undefined &&
        from !== target &&
        file.slice(base.length).includes('/') &&
        to.slice(base.length).includes('/')
      )
    })
  test('a feature never imports a feature', () => expect(strangers('apps/server/src/features/').map(show)).toEqual([]))
  test('a feature is imported by features and by what puts the process together alone', () => {
    const roots = /^apps\/server\/src\/(create-server|start|fakes|seed)\.ts$/
    expect(
      product
        .filter(
          ({ file, to }) =>
            to.startsWith('apps/server/src/features/') &&
            !file.startsWith('apps/server/src/features/') &&
            !roots.test(file),
        )
        .map(show),
    ).toEqual([])
  })
  test('a step never imports a step', () => expect(strangers('apps/web/src/apply/steps/').map(show)).toEqual([]))
  test('apply and dashboard never import each other', () => {
    const wrong = product.filter(
      ({ file, to }) =>
        (file.startsWith('apps/web/src/apply/') && to.startsWith('apps/web/src/dashboard/')) ||
        (file.startsWith('apps/web/src/dashboard/') && to.startsWith('apps/web/src/apply/')),
    )
    expect(wrong.map(show)).toEqual([])
  })
  test('routes never import the document engine', () =>
    expect(
      product
        .filter(({ file, to }) => /features\/.*routes\.ts$/.test(file) && to.startsWith('packages/documents'))
        .map(show),
    ).toEqual([]))
  test('the API process never loads a reader of documents', () => {
    const reader = /^(sharp|tesseract\.js|zxing-wasm|@embedpdf\/pdfium|mrz)(\/|$)/
    expect(
      product.filter(({ file, to }) => !file.startsWith('packages/documents/') && reader.test(to)).map(show),
    ).toEqual([])
  })
  test('features and what they share hold no SQL', () =>
    expect(
      product
        .filter(
          ({ file, to }) =>
            file.startsWith('apps/server/') &&
            /^(drizzle-orm|pg)(\/|$)/.test(to) &&
            !/^apps\/server\/src\/(stores|db|jobs|http|access|crypto|audit|testing)\//.test(file),
        )
        .map(show),
    ).toEqual([]))
})

const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8')
const sources = files.filter((file) => roomOf(file) && !isTest(file))

test("fetch only in providers, the egress client and the web's api.ts", () => {
  const allowed = /^packages\/providers\/|^apps\/server\/src\/egress|^apps\/web\/src\/api/
  expect(sources.filter((file) => !allowed.test(file) && /(?<![.\w])fetch\(/.test(sourceOf(file)))).toEqual([])
})

test('the clock and randomness come through deps', () => {
  const allowed =
    /^apps\/server\/src\/(clock|random)\.ts$|^apps\/web\/src\/clock\.ts$|^packages\/(providers\/src\/sandbox|documents\/src\/(cli|child))/
  const pattern = /Date\.now\(|new Date\(\)|Math\.random\(|randomUUID\(|randomBytes\(|randomInt\(/
  expect(sources.filter((file) => !allowed.test(file) && pattern.test(sourceOf(file)))).toEqual([])
})

/** Tables and drawings: one entry a line or a block, nothing to follow. */
const dataTables = [
  'apps/server/src/db/catalogue.ts',
  'apps/web/src/apply/played/sample-applicants.ts',
  'packages/client/src/api.ts',
  'packages/domain/src/examples/sample-applicants.ts',
  'packages/providers/src/testing/documented-answers.ts',
]
const isDataTable = (file: string) =>
  dataTables.includes(file) || /\.fixture\.ts$|^packages\/documents\/make\/documents\//.test(file)

test('no file is longer than 400 lines, tables apart', () => {
  const long = files.filter(
    (file) =>
      roomOf(file) &&
      !isDataTable(file) &&
      !/\/(words|migrations)\/|\.test\.tsx?$/.test(file) &&
      sourceOf(file).split('\n').length > 400,
  )
  expect(long).toEqual([])
})

describe('a statement begins with its role, because every one goes through the sender', () => {
  const importers = product.filter(({ to }) => to === 'pg').map(({ file }) => file)

  test('the driver is the database folder’s alone', () =>
    expect(importers.filter((file) => !file.startsWith('apps/server/src/db/'))).toEqual([]))

  test('one file has a pool, and asks it nothing itself', () => {
    expect(importers.filter((file) => sourceOf(file).includes('new pg.Pool'))).toEqual([
      'apps/server/src/db/connect.ts',
    ])
    expect(sourceOf('apps/server/src/db/connect.ts')).not.toMatch(/\b(?:pool|client)\.query\(/)
  })
})
