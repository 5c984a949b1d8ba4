/**
 * Work contracts, and documents that are none of the kinds asked for; whatever stands here is measured by `npm run
 * accuracy`.
 */
import { contractDrawing, type ContractForm } from './contracts/contract-form.ts'
import { germanContracts } from './contracts/german-contracts.ts'
import { italianContracts } from './contracts/italian-contracts.ts'
import type { Drawing } from './drawing.ts'
import { germanUnrelatedDocuments } from './others/german-unrelated.ts'
import { italianUnrelatedDocuments } from './others/italian-unrelated.ts'
import { unrelatedDrawing } from './others/unrelated-document.ts'

const contracts = (language: string, forms: Record<string, ContractForm>): [string, Drawing][] =>
  Object.entries(forms).map(([name, form]) => [`${language} ${name}`, contractDrawing(form)])

export const otherDocuments: Readonly<Record<string, Drawing>> = Object.fromEntries([
  ...contracts('Italian', italianContracts),
  ...contracts('German', germanContracts),
  ...Object.entries({ ...italianUnrelatedDocuments, ...germanUnrelatedDocuments }).map(
    ([name, document]): [string, Drawing] => [name, unrelatedDrawing(name, document)],
  ),
])
