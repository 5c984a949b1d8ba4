/** The banks that we can draw for; whatever stands here is measured by `npm run accuracy`. */
import type { BankAccount } from '@attesta/domain/examples/person.ts'
import { bancoposta } from './statement-bancoposta.ts'
import { intesa } from './statement-intesa.ts'
import type { StatementLayout } from './statement-layout.ts'
import { navigli } from './statement-navigli.ts'
import { sparkasse } from './statement-sparkasse.ts'
import { unicredit } from './statement-unicredit.ts'

export const statementLayouts = { intesa, unicredit, bancoposta, sparkasse, navigli } as const satisfies Record<BankAccount['layout'], StatementLayout> & Record<string, StatementLayout>
