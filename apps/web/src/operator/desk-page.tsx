import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CallFailed } from '../call-failed.ts'
import { LoadFailed } from '../dashboard/load-failed.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** Shows an operator page: its heading, then its content, its loading state or its error. */
export function DeskPage<T>({
  header,
  description,
  above,
  asked,
  children,
}: {
  header: string
  description?: string
  /** Stays while what is asked for is on its way. */
  above?: ReactNode
  asked: UseQueryResult<T, CallFailed>
  children: (told: T) => ReactNode
}) {
  const { data, error, isPending, refetch } = asked
  return (
    <>
      <PageHeader header={header} {...(description === undefined ? {} : { description })} />
      {above}
      {isPending && <Skeleton isPart shape="list" onRetry={() => void refetch()} />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data !== undefined && children(data)}
    </>
  )
}
