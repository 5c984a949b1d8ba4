/** One word per idea in identifiers: the forbidden synonyms of docs/glossary.md, executable. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = import.meta.dirname
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  // The client's calls are spelt as the wire spells them.
  .filter((file) => !['', 'names.test.ts', 'packages/client/src/api.ts'].includes(file))

interface Forbidden {
  /** Matches a whole identifier. */
  pattern: RegExp
  use: string
  /** Where the word means something else. */
  except?: RegExp
  /** Identifiers in which it means something else. */
  but?: readonly string[]
}

/** Pictures of sheets have paper: the white that print stands on. */
const pictures = /^packages\/documents\/(src\/(image|picture)|make\/degrade)\/|stores\/document-marks|\/picture-faults/
/** The key of stored report snapshots. */
const snapshots = /packages\/contract\/src\/report\.ts|absences|at-a-glance|people-pages|golden|documented-answers/
/** On the wire and in the database old names stay: report snapshots, columns, specification calls. */
const wire =
  /^packages\/contract\/src\/(report|routes\/|application|pages|refusals|reuse)|^apps\/server\/src\/db\/schema/

const forbidden: readonly Forbidden[] = [
  {
    pattern: /[pP]apers?($|[A-Z_])/,
    use: 'document (what it is), file (its bytes)',
    except: new RegExp(`${pictures.source}|${snapshots.source}`),
    but: [
      'paperCard',
      'italianPaperCard',
      'paper_id_card',
      'paperIdAndFiscal',
      'paperId',
      'papers_of_state',
      'paper_marks',
    ],
  },
  { pattern: /^(compose|send|create|resend|code|invitation|receipt|refund|resume)Letters?$/, use: 'email' },
  {
    pattern: /[oO]ccupations?$/,
    use: 'employmentStatus',
    except: wire,
    but: ['Occupation', 'occupation', 'occupations', 'chooseOccupation', 'noOccupations'],
  },
  { pattern: /^[kK]nock|^letIn$|^openDoor$|PagesDoor/, use: 'AuthRequest, authorize, startSession' },
  {
    pattern: /^[hH]ouse(Keys|Facts|Handlers|Certificate)$|^Surroundings$/,
    use: 'MasterKeys, installation, ServerOptions',
  },
  { pattern: /^[sS]tandIns?$|^startStandIns$|^(createT|t)ill$/, use: 'fakes, fakePayments' },
  { pattern: /^[sS]poil|^[sS]trays$|StrayPaper/, use: 'degrade, unrelatedDocuments' },
  { pattern: /^(Say|speech|Speech)$|^say(Problem|Missing|Comparison|Error)$/, use: 't, messages, …Text' },
  { pattern: /^createKept|^useKept|^KeptValues/, use: 'sessionStore, formDrafts' },
  { pattern: /^putAway|^dropAged$|^tellOfProblems$/, use: 'softDelete, deleteExpired, notifyOfProblems' },
  { pattern: /^(MOST|LEAST)(_|$)|^(most|least)[A-Z]/, use: 'max, min' },
  {
    pattern: /^psd2|^Psd2|[bB]ankData$/,
    use: 'bankConnection',
    except: wire,
    but: ['psd2', 'Psd2', 'psd2Accounts', 'psd2AccountMetadata', 'psd2Returned'],
  },
]

const noise = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g

test('identifiers use the word of the glossary', () => {
  const found = files.flatMap((file) => {
    const names = new Set(
      readFileSync(join(root, file), 'utf8')
        .replace(noise, '')
        .match(/[A-Za-z_$][\w$]*/g),
    )
    return [...names].flatMap((name) =>
      forbidden
        .filter(({ pattern, except, but }) => pattern.test(name) && !except?.test(file) && !but?.includes(name))
        .map(({ use }) => `${file}: ${name} – use ${use}`),
    )
  })
  expect(found).toEqual([])
})
