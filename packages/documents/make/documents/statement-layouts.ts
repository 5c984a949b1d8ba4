/** The banks that we can draw for; whatever stands here is measured by `npm run accuracy`. */
import type { BankAccount } from '@attesta/domain/examples/person.ts'
import { bancoposta } from './statement-bancoposta.ts'
import { intesa } from './statement-intesa.ts'
import type { StatementLayout } from './statement-layout.ts'
import { navigli } from './statement-navigli.ts'
import { sparkasse } from './statement-sparkasse.ts'
import { unicredit } from './statement-unicredit.ts'
import { describedLayout } from './statements/described-layout.ts'
import * as germanBranches from './statements/german-branches.ts'
import * as germanDirect from './statements/german-direct.ts'
import * as germanSavings from './statements/german-savings.ts'
import * as inventedBanks from './statements/invented-banks.ts'
import * as italianBranches from './statements/italian-branches.ts'
import * as italianOnline from './statements/italian-online.ts'

/** Drawn from a description each. */
const described = {
  ...italianBranches,
  ...italianOnline,
  ...germanSavings,
  ...germanDirect,
  ...germanBranches,
  ...inventedBanks,
}

const describedLayouts = Object.fromEntries(
  Object.entries(described).map(([name, description]) => [name, describedLayout(description)]),
) as Record<keyof typeof described, StatementLayout>

export const statementLayouts = {
  intesa,
  unicredit,
  bancoposta,
  sparkasse,
  navigli,
  ...describedLayouts,
} as const satisfies Record<BankAccount['layout'], StatementLayout> & Record<string, StatementLayout>
