import type { States } from '../../played/screen-state.ts'

const nobody = { session: false, replies: {} } as const

export const states = {
  terms: { path: '/{lang}/legal/terms', ...nobody },
  privacy: { path: '/{lang}/legal/privacy', ...nobody },
  cookies: { path: '/{lang}/legal/cookies', ...nobody },
  imprint: { path: '/{lang}/legal/imprint', ...nobody },
  accessibility: { path: '/{lang}/legal/accessibility', ...nobody },
  marketing: { path: '/{lang}/legal/marketing', ...nobody },
  unknown: { path: '/{lang}/legal/nothing-here', ...nobody },
} satisfies States
