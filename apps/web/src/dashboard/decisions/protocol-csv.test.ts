import { expect, test } from 'vitest'
import { readCsv } from '@attesta/domain/csv.ts'
import { playedProtocol } from './played-decisions.ts'
import { protocolCsv } from './protocol-csv.ts'

test('each decision is a row with its criteria in words, how they stood, and whether they were set too late', () => {
  const t = (key: string) => key
  const [head, ...rows] = readCsv(protocolCsv({ t } as never, playedProtocol.entries))
  expect(head).toHaveLength(8)
  expect(rows).toHaveLength(playedProtocol.entries.length)
  expect(rows[0]!.slice(1, 3)).toEqual(['Giulia Bianchi', 'Bilocale in Via Tadino'])
  expect(rows[0]![5]).toBe(
    'Decision.Criterion.affordability – Decision.Stands.not_met; Ingresso entro il 1° marzo – Decision.Stands.met – Decision.Late',
  )
})
