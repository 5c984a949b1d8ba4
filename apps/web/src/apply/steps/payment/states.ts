import { around } from '../../played/sample-applicants.ts'
import { said } from '../../played/said.ts'
import type { States } from '../../played/screen-state.ts'

const path = '/{lang}/rent/fill/{id}/payment'
const replies = {
  ...around('payment'),
  isPaymentRequired: { success: true as const, is_payment_required: true, is_paid: false, refunded: 0, amount: 2000 },
}

export const states = {
  opening: { path, replies: { ...replies, createPaymentSession: 'pending' } },
  unavailable: {
    path,
    replies: { ...replies, createPaymentSession: { refused: { status: 503, message: said('System.502') } } },
  },
  paid: {
    path: `${path}?session_id=cs_1`,
    replies: {
      ...replies,
      paymentSessionStatus: { success: true, session: { status: 'complete', amount: 2000 } },
      isPaymentRequired: 'pending',
    },
  },
  paidAlready: {
    path,
    isHeld: true,
    replies: {
      ...replies,
      isPaymentRequired: { success: true, is_payment_required: false, is_paid: true, refunded: 0, amount: 2000 },
    },
  },
  notPaid: {
    path: `${path}?session_id=cs_1`,
    replies: {
      ...replies,
      paymentSessionStatus: { success: true, session: { status: 'open', amount: 2000 } },
      createPaymentSession: 'pending',
    },
  },
  refunded: {
    path,
    replies: {
      ...replies,
      isPaymentRequired: { success: true, is_payment_required: true, is_paid: false, refunded: 2000, amount: 2000 },
      createPaymentSession: 'pending',
    },
  },
  formMissing: {
    path,
    replies: {
      ...replies,
      createPaymentSession: {
        success: true,
        clientSecret: 'cs_1',
        account: null,
        publishableKey: 'pk_1',
        scriptUrl: '/checkout-script.js',
      },
    },
  },
  offline: { path, replies: { ...replies, isPaymentRequired: 'offline' } },
} satisfies States
