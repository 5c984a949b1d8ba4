import { useMemo } from 'react'
import { useCall } from '../../use-call.ts'
import type { Reply } from '../../calls.ts'
import { otherBankAbi } from './bank-search.ts'

export type Bank = Reply<'bankList'>['bank_list'][number]

/** The banks of the region. `canConnect`: at least one can be connected now; `provider`: who reads accounts for us. */
export function useBanks(): { banks: readonly Bank[]; canConnect: boolean; provider: string; isPending: boolean } {
  const { data, isPending } = useCall('bankList', {})
  return useMemo(() => {
    const banks = (data?.bank_list ?? []).filter(({ bank_abi }) => bank_abi !== otherBankAbi)
    return {
      banks,
      canConnect: banks.some(({ gocardless_metadata }) => gocardless_metadata !== null),
      provider: data?.connected_by ?? '',
      isPending,
    }
  }, [data, isPending])
}
