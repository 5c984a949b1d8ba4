import { useMemo } from 'react'
import { useCall } from '../../use-call.ts'
import type { Reply } from '../../calls.ts'
import { otherBankAbi } from './bank-search.ts'

export type Bank = Reply<'bankList'>['bank_list'][number]

/** The banks of the region. `canConnect`: at least one can be connected now. */
export function useBanks(): { banks: readonly Bank[]; canConnect: boolean; isPending: boolean } {
  const { data, isPending } = useCall('bankList', {})
  return useMemo(() => {
    const banks = (data?.bank_list ?? []).filter(({ bank_abi }) => bank_abi !== otherBankAbi)
    return { banks, canConnect: banks.some(({ gocardless_metadata }) => gocardless_metadata !== null), isPending }
  }, [data, isPending])
}
