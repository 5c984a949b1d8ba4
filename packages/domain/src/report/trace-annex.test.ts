import { describe, expect, test } from 'vitest'
import { traceAnnex } from '@attesta/contract/trace-annex.ts'
import { golden } from './golden/people.ts'
import { sharedReport } from './shared-report.ts'
import { traceAnnexOf } from './trace-annex.ts'

describe.each(Object.entries(golden))('the annex of %s', (_, report) => {
  const annex = traceAnnexOf(report, 'f00d')
  test('is of its schema, survives JSON, and holds every figure as the report does', () => {
    expect(traceAnnex.parse(JSON.parse(JSON.stringify(annex)))).toEqual(annex)
    expect(annex.figures).toEqual(report.trace)
  })
  test('lists each document that a figure cites, and none that no figure does', () => {
    const cited = Object.values(annex.figures).flatMap((figure) =>
      figure.inputs.flatMap(({ document_id }) => document_id ?? []),
    )
    expect(annex.documents.map(({ id }) => id).sort()).toEqual(
      [...new Set(cited)].filter((id) => report.documents.some((document) => document.id === id)).sort(),
    )
  })
  test('for anyone who is shown the figures alone names no document', () => {
    const alone = traceAnnexOf(sharedReport(report, 'figures')!, 'f00d')
    expect([alone.documents, Object.values(alone.figures).flatMap(({ inputs }) => inputs)]).toEqual([[], []])
  })
})
