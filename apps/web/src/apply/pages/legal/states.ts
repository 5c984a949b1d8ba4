import type { States } from '../../played/screen-state.ts'

const nobody = {
  session: false,
  replies: {
    legalText: {
      success: true,
      text: null,
      services: [
        { kind: 'bank', name: 'GoCardless' },
        { kind: 'identity', name: 'IDnow' },
        { kind: 'credit', name: 'Auskunft Prüf' },
      ],
    },
  },
} as const satisfies Omit<States[string], 'path'>
const own =
  '# Impressum der Casa Serena\nChanged: 2026-11-21\n\nAngaben nach § 5 DDG.\n\n## Anbieter\n{operator}, ' +
  '{address}\n\n## Kontakt\n- {mailbox}\n- Telefon nur nach Vereinbarung'

export const states = {
  terms: { path: '/{lang}/legal/terms', ...nobody },
  privacy: { path: '/{lang}/legal/privacy', ...nobody },
  cookies: { path: '/{lang}/legal/cookies', ...nobody },
  imprint: { path: '/{lang}/legal/imprint', ...nobody },
  accessibility: { path: '/{lang}/legal/accessibility', ...nobody },
  marketing: { path: '/{lang}/legal/marketing', ...nobody },
  operators: {
    path: '/{lang}/legal/imprint',
    session: false,
    replies: { legalText: { success: true, text: own, services: [] } },
  },
  loading: { path: '/{lang}/legal/imprint', session: false, replies: { legalText: 'pending' } },
  offline: { path: '/{lang}/legal/imprint', session: false, replies: { legalText: 'offline' } },
  unknown: { path: '/{lang}/legal/nothing-here', ...nobody },
} satisfies States
