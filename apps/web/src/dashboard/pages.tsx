import { lazy, type ReactNode } from 'react'
import type { MemberRole } from '@attesta/contract/route.ts'
import { ActivityPage } from './activity/later.tsx'
import { Applicants } from './applicants.tsx'
import { DecisionsPage } from './decisions/later.tsx'
import { TemplatesPage } from './messages/later.tsx'
import { PartnerPage } from './partners/later.tsx'

// Most visits are to look at who applies: what has forms comes when it is opened.
export const loadListings = async () => ({ default: (await import('./listings.tsx')).Listings })
const Listings = lazy(loadListings)
const People = lazy(async () => ({ default: (await import('./people.tsx')).People }))
const SignInPage = lazy(async () => ({ default: (await import('./sign-in-page.tsx')).SignInPage }))
const SettingsPage = lazy(async () => ({ default: (await import('./settings.tsx')).SettingsPage }))
const StagesPage = lazy(async () => ({ default: (await import('./stages/stages-page.tsx')).StagesPage }))
const DigestPage = lazy(async () => ({ default: (await import('./digest/digest-page.tsx')).DigestPage }))

interface DashboardPage {
  key:
    | 'applicants'
    | 'listings'
    | 'decisions'
    | 'people'
    | 'criteria'
    | 'templates'
    | 'settings'
    | 'keys'
    | 'api-keys'
    | 'webhooks'
    | 'sign-in'
    | 'activity'
    | 'stages'
    | 'digest'
  path: string
  /** How the addresses begin of pages that are reached by this one. */
  inner?: readonly string[]
  roles: readonly MemberRole[]
  page: ReactNode
}

/** What the work of a day needs, and whose it is. */
export const workPages: readonly DashboardPage[] = [
  {
    key: 'applicants',
    path: '/dashboard',
    inner: ['/dashboard/reports/', '/dashboard/samples/', '/dashboard/compare'],
    roles: ['owner', 'agent', 'viewer'],
    page: <Applicants />,
  },
  { key: 'listings', path: '/dashboard/listings', roles: ['owner', 'agent'], page: <Listings /> },
  {
    key: 'decisions',
    path: '/dashboard/decisions',
    inner: ['/dashboard/shortlists'],
    roles: ['owner', 'agent'],
    page: <DecisionsPage screen="protocol" />,
  },
]
/** What is set up once, under one entry of the menu. */
export const settingsPages: readonly DashboardPage[] = [
  { key: 'settings', path: '/dashboard/settings', roles: ['owner'], page: <SettingsPage /> },
  { key: 'people', path: '/dashboard/people', roles: ['owner'], page: <People /> },
  {
    key: 'criteria',
    path: '/dashboard/criteria',
    roles: ['owner', 'agent'],
    page: <DecisionsPage screen="criteria" />,
  },
  { key: 'stages', path: '/dashboard/stages', roles: ['owner'], page: <StagesPage /> },
  { key: 'templates', path: '/dashboard/templates', roles: ['owner', 'agent'], page: <TemplatesPage /> },
  { key: 'sign-in', path: '/dashboard/sign-in', roles: ['owner', 'agent', 'viewer'], page: <SignInPage /> },
  { key: 'digest', path: '/dashboard/digest', roles: ['owner', 'agent', 'viewer'], page: <DigestPage /> },
  { key: 'keys', path: '/dashboard/keys', roles: ['owner'], page: <PartnerPage screen="keys" /> },
  { key: 'api-keys', path: '/dashboard/api-keys', roles: ['owner'], page: <PartnerPage screen="api-keys" /> },
  { key: 'webhooks', path: '/dashboard/webhooks', roles: ['owner'], page: <PartnerPage screen="webhooks" /> },
  { key: 'activity', path: '/dashboard/activity', roles: ['owner'], page: <ActivityPage /> },
]
