import { drawnId } from '@attesta/contract/first-paint.ts'

/** A window behind others is never painted: it waits for nothing. */
const longestMs = 500

/**
 * Until what the server drew is seen: on a small phone the pages' scripts take longer to run than the picture takes.
 */
const painted = () =>
  new Promise<void>((done) => {
    new PerformanceObserver(() => done()).observe({ type: 'paint', buffered: true })
    setTimeout(done, longestMs)
  })

if (document.getElementById(drawnId)) await painted()
await import('./main.tsx')
