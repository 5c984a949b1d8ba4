import { said } from '../played/said.ts'
import type { Reply } from '../../calls.ts'
import type { Played } from '../../fake-api.ts'
import type { ScreenState, States } from '../played/screen-state.ts'

/** Returns the tab that a bank leads back to. */
const returned = (psd2Returned: Played<Reply<'psd2Returned'>>): ScreenState => ({
  path: '/{lang}/bank-return?ref=q7Xv2',
  session: false,
  replies: { psd2Returned },
})

export const states = {
  notFound: { path: '/{lang}/nowhere', session: false, replies: {} },
  timeout: { path: '/{lang}/timeout', session: false, replies: {} },
  unauthorized: { path: '/{lang}/unauthorized', session: false, replies: {} },
  guarded: { path: '/{lang}/rent/fill/{id}/payment', session: false, replies: {} },
  keep: { path: '/{lang}/keep', session: false, replies: {} },
  keepOver: {
    path: '/{lang}/keep',
    session: false,
    replies: { keepApplication: { refused: { status: 410, message: said('Rights.Error.KeepOver') } } },
    acts: [{ press: 'keep' }],
  },
  kept: {
    path: '/{lang}/keep',
    session: false,
    replies: { keepApplication: { success: true, until: '2026-12-22' } },
    acts: [{ press: 'keep' }],
  },
  bankReturn: returned({ success: true, status_key: 'linked', error: null }),
  bankReturnCancelled: returned({
    success: true,
    status_key: 'rejected',
    error: {
      kind: 'cancelled_at_bank',
      message_key: 'Psd2.Error.cancelled_at_bank',
      message: said('Psd2.Error.cancelled_at_bank'),
      again: true,
    },
  }),
  bankReturnUnknown: returned({ refused: { status: 404 } }),
  bankReturnAsking: returned('pending'),
  bankReturnOffline: returned('offline'),
} satisfies States
