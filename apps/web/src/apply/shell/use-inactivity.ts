import { useCallback, useEffect, useRef, useState } from 'react'
import type { Clock } from '../../clock.ts'
import { inactivityPhase, untilNextLook, type InactivityPhase } from './inactivity.ts'

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/**
 * Returns how long since the person's last key or pointer. Calls that the page makes by itself are no activity. While
 * the warning stands only `stay` counts.
 */
export function useInactivity(clock: Clock): { phase: InactivityPhase; stay: () => void; idle: () => number } {
  const last = useRef(clock.now())
  const [phase, setPhase] = useState<InactivityPhase>({ name: 'active' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const look = useCallback(() => {
    const lookAgain = () => {
      clearTimeout(timer.current)
      const idle = clock.now() - last.current
      const next = inactivityPhase(idle)
      setPhase(next)
      if (next.name !== 'over') timer.current = setTimeout(lookAgain, untilNextLook(idle))
    }
    lookAgain()
  }, [clock])

  const stay = useCallback(() => {
    last.current = clock.now()
    look()
  }, [clock, look])

  useEffect(() => {
    const active = () => {
      if (inactivityPhase(clock.now() - last.current).name === 'active') last.current = clock.now()
    }
    look()
    for (const sign of signs) document.addEventListener(sign, active, { passive: true })
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer.current)
      for (const sign of signs) document.removeEventListener(sign, active)
      document.removeEventListener('visibilitychange', look)
    }
  }, [clock, look])

  const idle = useCallback(() => clock.now() - last.current, [clock])
  return { phase, stay, idle }
}
