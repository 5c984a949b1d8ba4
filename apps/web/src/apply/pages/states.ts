import type { States } from '../played/screen-state.ts'

export const states = {
  notFound: { path: '/{lang}/nowhere', session: false, replies: {} },
  timeout: { path: '/{lang}/timeout', session: false, replies: {} },
  unauthorized: { path: '/{lang}/unauthorized', session: false, replies: {} },
  guarded: { path: '/{lang}/rent/fill/{id}/payment', session: false, replies: {} },
} satisfies States
