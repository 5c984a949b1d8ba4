import type { Reply } from '../../calls.ts'
import type { PlayedReplies } from '../../fake-api.ts'
import type { PlayedStates } from '../../preview/played-state.ts'

const ok = { success: true } as const
const id = (last: string) => `5f0c2b8e-1d7a-4b55-8f62-0000000002${last}`
const views: Reply<'dashboardViews'> = {
  ...ok,
  may_share: true,
  views: [
    {
      id: id('01'),
      page: 'applicants',
      name: 'Da chiamare',
      query: 'stage=shortlisted',
      is_shared: false,
      is_own: true,
    },
    {
      id: id('02'),
      page: 'applicants',
      name: 'Da controllare',
      query: 'status=report_ready&hide=valid',
      is_shared: true,
      is_own: false,
    },
  ],
}

/** The looks of saved views, of the choice of columns and of the keys. */
export const listViewStates = (home: PlayedReplies) => {
  const replies: PlayedReplies = { ...home, dashboardViews: views, dashboardSaveView: { ...ok, view_id: id('03') } }
  const path = '/dashboard?status=report_ready&hide=valid'
  return {
    viewOfCompany: { path, replies },
    viewOwn: { path: '/dashboard?stage=shortlisted', replies: { ...replies, dashboardDeleteView: ok } },
    viewDeleting: {
      path: '/dashboard?status=report_ready',
      replies: {
        ...home,
        dashboardViews: {
          ...views,
          views: [{ ...views.views[1]!, query: 'status=report_ready', is_own: true }],
        },
      },
      acts: [{ press: 'delete-view' }],
    },
    viewSaving: {
      path,
      replies: { ...home, dashboardSaveView: { ...ok, view_id: id('03') } },
      acts: [{ press: 'save-view' }],
    },
    viewUnnamed: { path, replies: home, acts: [{ press: 'save-view' }, { press: 'save-view-confirmed' }] },
    listColumns: { path, replies, acts: [{ press: 'choose-columns' }] },
    listKeys: { path: '/dashboard', replies: home, acts: [{ press: 'list-keys' }] },
  } satisfies PlayedStates
}
