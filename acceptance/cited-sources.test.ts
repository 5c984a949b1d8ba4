/**
 * A comment cites what a reader can open: a rule of docs/specification/ by its id, or a document of the repository; and
 * the map's answers to «where is the rule for …» hold.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue, headings } from './catalogue.ts'

const root = join(import.meta.dirname, '..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))

/** A text in quotes, or a comment: whichever begins first, so that «//» in a text is no comment. */
const textOrComment = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|(\/\*[\s\S]*?\*\/|\/\/[^\n]*)/g

/** A file's comments, each as one line without the stars of its block. */
const commentsIn = (text: string): string[] =>
  [...text.matchAll(textOrComment)].flatMap(([, comment]) => comment?.replaceAll(/\s*\n\s*\*?\s*/g, ' ') ?? [])

const ids = new Set(catalogue.map(({ id }) => id))
const groups = [...headings.keys()].filter((group) => /\d$/.test(group)).join('|')
/** «A5-mobile» anywhere in a comment; «C-workflow» or «UP-3» after «Source:». */
const idPattern = new RegExp(`\\b(?:${groups})-[A-Za-z][\\w.-]*\\w`, 'g')
const anyGroup = [...headings.keys()].join('|')
const sourcePattern = new RegExp(`\\b(?:${anyGroup})-\\w[\\w.-]*\\w|\\b(?:${anyGroup})-\\d`, 'g')

function citedIn(comment: string): string[] {
  const source = comment.split('Source:')[1] ?? ''
  return [...new Set([...(comment.match(idPattern) ?? []), ...(source.match(sourcePattern) ?? [])])]
}

const comments = files.flatMap((file) =>
  commentsIn(readFileSync(join(root, file), 'utf8')).map((comment) => ({ file, comment })),
)
const cited = comments.flatMap(({ file, comment }) => citedIn(comment).map((id) => ({ file, id })))

test('comments are found, and ids in them', () => {
  expect(commentsIn("const a = '// none' // one\n/** Two,\n * in lines. Source: A5-mobile. */")).toEqual([
    '// one',
    '/** Two, in lines. Source: A5-mobile. */',
  ])
  expect(citedIn('/** Source: A5-mobile, UP-3, C-workflow; ISO 7810, ID-1 is a size. */')).toEqual(
    'ids: A5-mobile UP-3 C-workflow ID-1'.split(' ').slice(1),
  )
  expect(citedIn('// a card of the size ID-7')).toEqual([])
  expect(cited.length).toBeGreaterThan(50)
})

test('each id that a comment cites is a rule', () =>
  expect(cited.filter(({ id }) => !ids.has(id)).map(({ file, id }) => `${file}: ${id}`)).toEqual([]))

test('no comment cites a specification or notes that are not in the repository', () =>
  expect(
    comments
      .filter(({ comment }) => /\bspecification [12]\b|\bproduct decisions?\b|\bsecurity notes\b/i.test(comment))
      .map(({ file, comment }) => `${file}: ${comment}`),
  ).toEqual([]))

test('each document that a comment names is there', () =>
  expect(
    comments.flatMap(({ file, comment }) =>
      (comment.match(/\bdocs\/[\w/-]+\.md\b/g) ?? [])
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${file}: ${path}`),
    ),
  ).toEqual([]))

test('each decision that a comment cites is there', () => {
  const decisions = new Set(readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 4)))
  const missing = comments.flatMap(({ file, comment }) =>
    [...comment.matchAll(/\bdecisions? (\d{4})\b/g)]
      .filter(([, number]) => !decisions.has(number!))
      .map(([text]) => `${file}: ${text}`),
  )
  expect(missing).toEqual([])
})

/** «| Which region has an address? | A1-region-by-host | `apps/web/src/scope.ts` |» */
const answers = [
  ...readFileSync(join(root, 'docs/map.md'), 'utf8').matchAll(/^\| [^|]+\? \| ([\w.-]+) \| `([^`]+)` \|$/gm),
].map(([, id, file]) => ({ id: id!, file: file! }))

test('the map answers a question of each section, and calculations', () =>
  expect([...new Set(answers.map(({ id }) => id.replace(/^[AB](?=\d)/, '').split('-')[0]))].sort()).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    'C',
  ]))

test.each(answers)('the rule $id is cited in $file, where the map says that it is', ({ id, file }) =>
  expect(cited).toContainEqual({ file, id }),
)
