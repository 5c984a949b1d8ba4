import { expect, test } from 'vitest'
import { readCsv } from '@attesta/domain/csv.ts'
import { playedProtocol } from './played-decisions.ts'
import { protocolCsv } from './protocol-csv.ts'

test('each decision is a row with its criteria in words, how they stood, and whether they were set too late', () => {
  const t = (key: string) => key
  const [head, ...rows] = readCsv(protocolCsv({ t } as never, playedProtocol.entries))
  expect(head).toHaveLength(8)
  expect([rows[2]![0], rows[2]![3], rows[2]![7]]).toEqual([
    '2026-11-22 15:10:00 +01:00',
    '2026-11-19 09:30:00 +01:00',
    '2026-11-22 11:25:04 +01:00',
  ])
  expect(rows).toHaveLength(playedProtocol.entries.length)
  expect(rows[0]!.slice(1, 3)).toEqual(['Giulia Bianchi', 'Bilocale in Via Tadino'])
  expect(rows[0]![5]).toBe(
    'Decision.Criterion.affordability – Decision.Stands.not_met; Ingresso entro il 1° marzo – Decision.Stands.met – Decision.Late',
  )
})
