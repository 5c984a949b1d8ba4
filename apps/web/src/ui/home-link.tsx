import { useSay } from '../words/words.tsx'

export const isFramed = (): boolean => window.parent !== window

/**
 * To the start page. No other site may show that in its frame: from there it opens in a tab of its own, where the frame
 * would stay empty.
 */
export function HomeLink({ href, className = 'button' }: { href: string; className?: string }) {
  const t = useSay()
  return (
    <a className={className} href={href} {...(isFramed() && { target: '_blank', rel: 'noopener' })}>
      {t('General.BackHome')}
    </a>
  )
}
