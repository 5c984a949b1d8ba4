import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Reply } from '../../calls.ts'
import type { CallFailed } from '../../call-failed.ts'
import { useDeps } from '../../deps.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useSay } from '../../words/words.tsx'
import { CallProblem } from '../shell/call-problem.tsx'
import { phaseOf } from './phase.ts'

/** Long enough to be read by who looks. */
const closeAfterMs = 1500

/**
 * Where the bank leads back to, in its tab: tells our server, says what to do, and closes the tab where the browser
 * lets it.
 */
export function BankReturn() {
  const t = useSay()
  const { api, clock } = useDeps()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = useRef(search.slice(1))
  const { mutate, data, error, isPending, isIdle } = useMutation<Reply<'psd2Returned'>, CallFailed>({
    mutationFn: () => api.call('psd2Returned', { body: { query: query.current } }),
  })
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    mutate()
    // The reference goes out of the address, so that nothing keeps it.
    void navigate(pathname, { replace: true })
  }, [mutate, navigate, pathname])

  const isFine = data !== undefined && data.error === null && phaseOf(data.status_key) !== 'over'
  useEffect(() => {
    if (isFine) void clock.wait(closeAfterMs).then(() => window.close())
  }, [isFine, clock])

  return (
    <div className="panel roomy stack-wide">
      <PageHeader header={t('BankConnection.Return.Heading')} />
      {(isPending || isIdle) && (
        <p className="counted" role="status">
          <Spinner />
          <span>{t('BankConnection.Return.Asking')}</span>
        </p>
      )}
      {isFine && <p role="status">{t('BankConnection.Return.Done')}</p>}
      {data && !isFine && (
        <>
          <Banner look="warn" message={data.error?.message ?? t('BankConnection.Over.rejected')} />
          <p>{t('BankConnection.Return.Back')}</p>
        </>
      )}
      {error &&
        (error.kind === 'refused' ? (
          <>
            <Banner look="warn" message={t('BankConnection.Return.Unknown')} />
            <p>{t('BankConnection.Return.Back')}</p>
          </>
        ) : (
          <CallProblem isPart error={error} onRetry={() => mutate()} />
        ))}
      {(data || error?.kind === 'refused') && (
        <div className="button-row">
          <Button data-action="close-tab" onClick={() => window.close()}>
            {t('BankConnection.Return.Close')}
          </Button>
        </div>
      )}
    </div>
  )
}
