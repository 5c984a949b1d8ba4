import type { ReactNode } from 'react'
import type { MemberRole } from '@attesta/contract/route.ts'
import { Applicants } from './applicants.tsx'
import { Listings } from './listings.tsx'
import { PartnerPage } from './partners/later.tsx'
import { People } from './people.tsx'
import { SettingsPage } from './settings.tsx'

/** The pages of the dashboard's menu, and whose they are. */
export const pages: readonly { key: 'applicants' | 'listings' | 'people' | 'settings' | 'keys' | 'webhooks'; path: string; roles: readonly MemberRole[]; page: ReactNode }[] = [
  { key: 'applicants', path: '/dashboard', roles: ['owner', 'agent', 'viewer'], page: <Applicants /> },
  { key: 'listings', path: '/dashboard/listings', roles: ['owner', 'agent'], page: <Listings /> },
  { key: 'people', path: '/dashboard/people', roles: ['owner'], page: <People /> },
  { key: 'settings', path: '/dashboard/settings', roles: ['owner'], page: <SettingsPage /> },
  { key: 'keys', path: '/dashboard/keys', roles: ['owner'], page: <PartnerPage screen="keys" /> },
  { key: 'webhooks', path: '/dashboard/webhooks', roles: ['owner'], page: <PartnerPage screen="webhooks" /> },
]
