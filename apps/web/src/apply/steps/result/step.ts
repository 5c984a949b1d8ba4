import { useEffect, useEffectEvent, useRef } from 'react'
import { useDeps } from '../../../deps.tsx'
import { useCall, useScope } from '../../../use-call.ts'
import { isInternalMail } from '../../journey/internal-mail.ts'
import { tellParent } from '../../journey/parent-window.ts'
import { useApplication, useReloadApplication } from '../../journey/use-application.ts'
import { useJourney } from '../../journey/use-journey.ts'
import { useListing } from '../../journey/use-listing.ts'

const againMs = 2000

export function useResultStep() {
  const { api, settings } = useDeps()
  const { applicationId } = useScope()
  const journey = useJourney()
  const { state } = useApplication()
  const { listing } = useListing()
  const reload = useReloadApplication()
  // Asked on every arrival: a person who comes back from the payment finds no old 402.
  const report = useCall('readReport', {}, { keepMs: 0, asksAnew: true })
  const { error, isSuccess, refetch } = report
  const goToPayment = useEffectEvent(() => journey.go('payment', { replace: true }))

  const mustPay = error?.status === 402
  useEffect(() => {
    if (mustPay) goToPayment()
  }, [mustPay])

  // Documents that are still being read: asked again by itself.
  const lacks = error?.lacks ?? []
  const isComing = lacks.length > 0 && lacks.every(({ kind }) => kind === 'unread')
  // The guard leads to the step that mends what is missing.
  const isNotReady = error?.code === 'not_ready' && !isComing
  useEffect(() => {
    if (isNotReady) void reload()
  }, [isNotReady, reload])

  useEffect(() => {
    if (!isComing) return undefined
    const timer = setTimeout(() => void refetch(), againMs)
    return () => clearTimeout(timer)
  }, [isComing, error, refetch])

  const wasTold = useRef(false)
  const origins = listing?.parentOrigins,
    messageType = listing?.messageType
  useEffect(() => {
    if (!isSuccess || !applicationId || wasTold.current) return
    wasTold.current = true
    tellParent(applicationId, 'COMPLETED', origins ?? [], messageType)
  }, [isSuccess, applicationId, origins, messageType])

  const reply = report.data
  const isRapid = state?.application.applicationType === 'rapid'
  const reportId = reply?.report_id ?? undefined
  // Drawn ahead: the person and the company need not wait for their download. A failure shows when it is wanted.
  useEffect(() => {
    if (reportId) api.call('invokeAggregatedPdf', { query: { report_id: reportId } }).catch(() => undefined)
  }, [api, reportId])

  const isOwnOrganisation = isInternalMail(state?.user.email, settings.internalMailDomain)
  const mayDownload =
    state !== undefined && (isOwnOrganisation || state.application.listing_id === null || reply?.hide_report === false)
  return {
    reply,
    mayDownload,
    reportId,
    isRapid,
    isWithdrawn: error?.status === 410,
    isPending: report.isPending || mustPay || isComing,
    error: error && !mustPay && !isComing ? error : undefined,
    retry: () => void refetch(),
    origins,
  }
}
