import { Skeleton } from '../../ui/skeleton.tsx'

/**
 * Holds a screen's height for «What we read»: what stands below is out of sight until it has come, and is not moved
 * from under a finger.
 */
export const ReadingToCome = () => (
  <div style={{ minHeight: '100svh' }}>
    <Skeleton isPart shape="list" />
  </div>
)
