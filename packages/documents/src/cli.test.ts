import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { beforeAll, expect, test } from 'vitest'
import type { ParseResult } from '@attesta/domain/facts/parse-result.ts'

const folder = mkdtempSync(join(tmpdir(), 'attesta-cli-'))
const cli = fileURLToPath(new URL('./cli.ts', import.meta.url))

interface Run {
  status: number
  stdout: string
  stderr: string
}

const run = (...args: string[]): Promise<Run> =>
  new Promise((done) => {
    execFile(
      process.execPath,
      [cli, ...args],
      { cwd: folder, env: { PATH: process.env.PATH } },
      (problem, stdout, stderr) =>
        done({ status: typeof problem?.code === 'number' ? problem.code : 0, stdout, stderr }),
    )
  })
const results = ({ stdout }: Run) =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ParseResult)

function statement(day: string): Promise<Uint8Array> {
  const doc = new PDFDocument({ size: 'A4', info: { CreationDate: new Date('2026-02-02T06:00:00Z') } })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  doc.fontSize(9).text('Kontoauszug vom 01.01.2026 bis 31.01.2026', 50, 60).text('Kontoinhaber: Max Mustermann', 50, 72)
  const line = (y: number, cells: string[]) => cells.forEach((cell, index) => doc.text(cell, [50, 120, 450][index]!, y))
  line(90, ['Buchung', 'Verwendungszweck', 'Betrag'])
  line(110, ['', 'Alter Kontostand', '3.000,00'])
  line(130, [day, 'Dauerauftrag Miete', '-650,00'])
  line(150, ['27.01.2026', 'Gehalt', '1.000,00'])
  line(170, ['', 'Neuer Kontostand', '3.350,00'])
  doc.end()
  return new Promise((done) => doc.on('end', () => done(Uint8Array.from(Buffer.concat(chunks)))))
}

beforeAll(async () => {
  writeFileSync(join(folder, 'januar.pdf'), await statement('05.01.2026'))
  writeFileSync(join(folder, 'andere.pdf'), await statement('06.01.2026'))
  writeFileSync(join(folder, 'kaputt.pdf'), '%PDF-1.7\nnothing')
  writeFileSync(join(folder, 'leer.pdf'), '')
})

test('prints one object a line in the order of the arguments, also for files that cannot be read, and finds duplicates', async () => {
  const done = await run(
    '--json',
    '--today',
    '2026-02-10',
    '--applicant',
    'Erika Beispiel',
    'leer.pdf',
    'januar.pdf',
    'kaputt.pdf',
    'andere.pdf',
    'januar.pdf',
  )
  expect(done.status).toBe(0)
  const read = results(done)
  expect(read.map(({ file, verdict }) => [file, verdict])).toEqual([
    ['leer.pdf', 'unreadable'],
    ['januar.pdf', 'parsed'],
    ['kaputt.pdf', 'unreadable'],
    ['andere.pdf', 'parsed'],
    ['januar.pdf', 'parsed'],
  ])
  expect(read.map(({ findings }) => findings.map(({ code }) => code))).toEqual([
    ['unknown.unreadable'],
    ['bank_statement.name_mismatch'],
    ['unknown.unreadable'],
    ['bank_statement.name_mismatch'],
    ['bank_statement.name_mismatch', 'bank_statement.duplicate'],
  ])
  expect(read[1]!.bank_statement?.accounts[0]).toMatchObject({
    reconciled: true,
    opening_balance: '3000.00',
    closing_balance: '3350.00',
    holders: ['Max Mustermann'],
  })
  expect(read[1]).not.toHaveProperty('trace')
})

test('traces every amount to its place when asked', async () => {
  const [read] = results(await run('--json', '--trace', '--today', '2026-02-10', 'januar.pdf'))
  const place = read!.trace!['bank_statement.accounts.0.transactions.1.amount']
  expect(place).toMatchObject({ page: 1 })
  expect(place!.box![0]).toBeCloseTo(450, 0)
  expect(place!.box![1]).toBeGreaterThan(145)
})

test('shows plain lines without --json', async () => {
  expect((await run('--today', '2026-02-10', 'januar.pdf')).stdout).toContain(
    '3000.00 → 3350.00 (proven: opening + bookings = closing)',
  )
})

test.each([
  ['no file', [], 2],
  ['an unknown option', ['--jsn', 'januar.pdf'], 2],
  ['a day that is none', ['--today', '2026-02-30', 'januar.pdf'], 2],
  ['an argument that is not a file', ['--json', 'fehlt.pdf', 'leer.pdf'], 1],
])('refuses %s with a plain message', async (_, args, status) => {
  const done = await run(...args)
  expect(done.status).toBe(status)
  expect(done.stderr).toMatch(status === 2 ? /Usage: npm run doc/ : /Not a file/)
})
