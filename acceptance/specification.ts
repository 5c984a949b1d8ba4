/** Writes the specification for its readers: the catalogue as the pages of docs/specification/. */
import { groupOf, type Entry } from './entry.ts'
import { specificationPages, type SpecificationPage } from './specification-pages.ts'

/** «a2-screens.md#a2-guard»: as Git hosts make the anchor of a heading. */
export const anchorOf = (id: string): string => id.toLowerCase().replaceAll(/[^\w-]/g, '')

/** «`GET /api/v1/state/`», or a sentence. */
const said = (text: string) => (/^(GET|POST) /.test(text) ? `\`${text}\`` : /[.!?]$/.test(text) ? text : `${text}.`)

const entryText = ({ id, says, wire = [], awaits }: Entry): string =>
  [
    `### ${id}`,
    said(says),
    ...(awaits === undefined ? [] : ['', `Not built yet: ${awaits}.`]),
    ...(wire.length === 0 ? [] : ['', ...wire.map((line) => `- ${line}`)]),
    '',
  ].join('\n')

/** Returns the text of one page. `headings`: what each group of ids is about. */
export function specificationPage(
  { title, introduction, groups }: SpecificationPage,
  catalogue: readonly Entry[],
  headings: ReadonlyMap<string, string>,
): string {
  const sections = groups.map((group) => {
    const entries = catalogue.filter(({ id }) => groupOf(id) === group).map(entryText)
    return [...(groups.length === 1 ? [] : [`## ${group} – ${headings.get(group)}`, '']), ...entries].join('\n')
  })
  return `${[`# ${title}`, '', introduction, '', ...sections].join('\n').trimEnd()}\n`
}

/** README.md of the folder: how to use it, and its pages with the number of their rules. */
export function specificationIndex(catalogue: readonly Entry[]): string {
  const rows = specificationPages.map(({ file, title, groups }) => {
    const count = catalogue.filter(({ id }) => groups.includes(groupOf(id))).length
    return `| ${groups.join(', ')} | [${title}](${file}) | ${count} |`
  })
  const ids =
    'The letter is the part (**A** the form, **B** documents and report, **C** what these two leave open, ' +
    '**K** and **L** keys and texts, the others the page design), the digit the section.'
  const others =
    '[acceptance.md](../acceptance.md) names the tests that show each rule. ' +
    '[differences.md](../differences.md) says where the product departs from what was asked, and why.'
  const letter = 'Rules stand here in our own words; keys, paths and field names stand to the letter.'
  return `# The specification

What the product must do: ${catalogue.length} rules, each with an id. ${ids} ${letter}

- A comment in the code cites a rule by its id («Source: A5-household-count»); a search for the id finds rule, code and tests.
- ${others}
- These pages are written from \`acceptance/catalogue/\`. To change a rule, change it there and run \`npx vitest run acceptance -u\`.

| ids | page | rules |
|---|---|---|
${rows.join('\n')}
`
}
