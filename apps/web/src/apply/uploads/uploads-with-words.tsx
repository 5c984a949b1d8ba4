import type { ReactNode } from 'react'
import { useScope } from '../../use-call.ts'
import { MoreWords } from '../../words/words.tsx'
import { UploadsProvider } from './uploads.tsx'

/** Files on their way outlive the screen that they were picked on, and so do their words. */
export function UploadsWithWords({ children }: { children: ReactNode }) {
  const { language } = useScope()
  return (
    <MoreWords language={language} segments={['uploads', 'handover', 'contest']}>
      <UploadsProvider>{children}</UploadsProvider>
    </MoreWords>
  )
}
