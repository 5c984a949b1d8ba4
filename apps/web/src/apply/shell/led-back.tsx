import { useEffect, useState } from 'react'
import type { Lack } from '@attesta/contract/readiness.ts'
import { Banner } from '../../ui/banner.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSay } from '../../words/words.tsx'

interface Props {
  ask: () => Promise<readonly Lack[]>
  onLacking: (lacks: readonly Lack[]) => void
}

/** Asks what is missing once more, since it may just have been given, before anyone is led back. */
export function AskedAgain(props: Props) {
  const [{ ask, onLacking }] = useState(props)
  useEffect(() => {
    let isErased = false
    void ask().then((lacks) => {
      if (!isErased && lacks.length > 0) onLacking(lacks)
    })
    return () => {
      isErased = true
    }
  }, [ask, onLacking])
  return <Skeleton />
}

/** Why a person is here and not at the step that they opened. */
export function LedBack({ lacks, onClose }: { lacks: readonly Lack[]; onClose: () => void }) {
  const t = useSay()
  return (
    <Banner look="warn" message={t('Shell.NotReady')} onClose={onClose} takesFocus>
      <ul>
        {lacks.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Banner>
  )
}
