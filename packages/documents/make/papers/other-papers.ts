/** Work contracts, and papers that are none of the kinds asked for; whatever stands here is measured by `npm run accuracy`. */
import { contractDrawing, type ContractForm } from './contracts/contract-form.ts'
import { germanContracts } from './contracts/german-contracts.ts'
import { italianContracts } from './contracts/italian-contracts.ts'
import type { Drawing } from './drawing.ts'
import { germanStrays } from './others/german-strays.ts'
import { italianStrays } from './others/italian-strays.ts'
import { strayDrawing } from './others/stray-paper.ts'

const contracts = (language: string, forms: Record<string, ContractForm>): [string, Drawing][] =>
  Object.entries(forms).map(([name, form]) => [`${language} ${name}`, contractDrawing(form)])

export const otherPapers: Readonly<Record<string, Drawing>> = Object.fromEntries([
  ...contracts('Italian', italianContracts),
  ...contracts('German', germanContracts),
  ...Object.entries({ ...italianStrays, ...germanStrays }).map(([name, paper]): [string, Drawing] => [
    name,
    strayDrawing(name, paper),
  ]),
])
