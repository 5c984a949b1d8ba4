import { expect, test } from 'vitest'
import { createFakeApi } from '../../../fake-api.ts'
import { heldClock } from '../../../testing/held-clock.ts'
import { isStillDue, outcomeRead } from './outcome.ts'

const answer = { success: true as const, is_paid: false, refunded: 0, amount: 2000 }

test.each([true, false])(
  'five seconds after the card form it is asked whether the payment is due: %s',
  { tags: ['B4-payment-continue', 'B9-payment'] },
  async (is_payment_required) => {
    let asked = 0
    const api = createFakeApi({
      isPaymentRequired: () => {
        asked++
        return { ...answer, is_payment_required }
      },
    })
    const { clock, waits, pass } = heldClock()
    const due = isStillDue(api, clock)
    expect([waits, asked]).toEqual([[5000], 0])
    pass()
    expect([await due, asked]).toEqual([is_payment_required, 1])
  },
)

test('an outcome stays for two seconds before it goes on', { tags: ['B9-payment'] }, () => {
  const { clock, waits } = heldClock()
  void outcomeRead(clock)
  expect(waits).toEqual([2000])
})
