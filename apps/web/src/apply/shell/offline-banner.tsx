import { useSyncExternalStore } from 'react'
import { useSay } from '../../words/words.tsx'
import { Banner } from '../../ui/banner.tsx'

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

export function OfflineBanner() {
  const t = useSay()
  return useIsOnline() ? null : <Banner look="warn" message={t('General.Offline')} />
}
