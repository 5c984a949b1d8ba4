import { lazy, Suspense } from 'react'

const ReviewPanel = lazy(async () => ({ default: (await import('./review-panel.tsx')).ReviewPanel }))

/**
 * Shows a person's look at the documents: asked for, under way or over. `files`: names of the documents, by id. Fetched
 * when it is shown: most need none.
 */
export const Review = ({ files }: { files: Readonly<Record<string, string>> }) => (
  <Suspense fallback={null}>
    <ReviewPanel files={files} />
  </Suspense>
)
