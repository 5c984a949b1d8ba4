import { expect, test } from 'vitest'
import { sealFindings } from './seal-findings.ts'
import type { Seal } from './seals.ts'

const seal = (state: Seal['state'], signedTo = 100, signer: string | null = 'Banca Esempio'): Seal => ({
  state,
  signer,
  signedTo,
})
const found = (one: Seal, isChangedLater = false) =>
  sealFindings('bank_statement', [one], 100, isChangedLater).map(({ code, severity, params }) => [
    code,
    severity,
    params,
  ])

test.each<[string, Seal, boolean, unknown[]]>([
  ['unchecked', seal('unchecked'), false, []],
  ['broken', seal('broken'), false, [['bank_statement.fraud', 'error', { how: 'signature_broken' }]]],
  ['broken and changed later', seal('broken'), true, [['bank_statement.fraud', 'error', { how: 'signature_broken' }]]],
  ['intact and changed later', seal('intact'), true, []],
  [
    'intact, over the whole file',
    seal('intact'),
    false,
    [['bank_statement.signed', 'info', { how: 'whole', signer: 'Banca Esempio' }]],
  ],
  [
    'intact, one byte short of the end',
    seal('intact', 99),
    false,
    [['bank_statement.signed', 'info', { how: 'with_later_additions', signer: 'Banca Esempio' }]],
  ],
  [
    'intact, of an unnamed signer',
    seal('intact', 100, null),
    false,
    [['bank_statement.signed', 'info', { how: 'whole', signer: '' }]],
  ],
])('a signature that is %s', (_, one, isChangedLater, expected) => expect(found(one, isChangedLater)).toEqual(expected))
