/** Operators, as the command line names them: «operator max@casa.example "Max Prova"». */
import { emailField } from '@attesta/contract/fields.ts'
import { limits } from '@attesta/contract/limits.ts'
import { WrongConfig } from './config.ts'
import type { Stores } from './stores/index.ts'

export const operatorUsage =
  "operator, then an e-mail address and either the person's name, «reset» (their second factor is dropped) or «end» (they are one no more)"

/** A name makes a person an operator; the two words do something with one who is. */
export type OperatorOrder = { email: string } & ({ does: 'make'; name: string } | { does: 'reset' | 'end' })

/** @throws WrongConfig in words for the person who typed it */
export function readOperatorOrder(words: readonly string[]): OperatorOrder {
  const [address = '', word = ''] = words.map((one) => one.trim())
  const email = emailField.safeParse(address)
  const wrong = [
    ...(email.success ? [] : ['the operator needs an e-mail address']),
    ...(word === '' || word.length > limits.maxText ? ['the operator needs a name'] : []),
  ]
  if (wrong.length > 0 || !email.success || words.length > 2) throw new WrongConfig([...wrong, operatorUsage])
  return word === 'reset' || word === 'end'
    ? { email: email.data, does: word }
    : { email: email.data, does: 'make', name: word }
}

/**
 * Returns what to say when it is done. It leaves a line in the audit log; nothing else resets an operator's second
 * factor. @throws WrongConfig when there is no such operator, or there is one already
 */
export async function obeyOperatorOrder(stores: Stores, order: OperatorOrder): Promise<string> {
  if (order.does === 'make') {
    const made = await stores.operators.add(order)
    if (!made) throw new WrongConfig(["this address is an operator's already"])
    await stores.audit({ event: 'operator.made', actor: 'system', subjectId: made.id })
    return 'Made. They sign in at /operator with the address, and set up a second factor the first time.\n'
  }
  const operator = await stores.operators.byAddress(order.email)
  if (!operator) throw new WrongConfig(["this address is no operator's"])
  await stores.secondFactors.drop({ kind: 'operator', operatorId: operator.id })
  await stores.sessions.endOfOperator(operator.id)
  if (order.does === 'end') await stores.operators.end(operator.id)
  await stores.audit({
    event: order.does === 'end' ? 'operator.ended' : 'second-factor.reset',
    actor: 'system',
    subjectId: operator.id,
  })
  return order.does === 'end'
    ? 'Ended: they cannot sign in any more.\n'
    : 'Reset: they set up a second factor at the next sign-in.\n'
}
