import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'

/** `refused`: by the person or their settings; `absent`: there is none, or another program holds it. */
export type CameraState = 'starting' | 'live' | 'refused' | 'absent'

/** As large as phones give without a pause for each picture. */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 2560 }, height: { ideal: 1920 } },
}

const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** The camera's picture in a video element, from now on until the component goes. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): { state: CameraState; again: () => void } {
  const [state, setState] = useState<CameraState>('starting')
  const [attempt, setAttempt] = useState(0)
  const current = useRef<MediaStream>(undefined)
  useEffect(() => {
    let isOver = false
    const end = () => setState('absent')
    navigator.mediaDevices
      .getUserMedia(wanted)
      .then(async (stream) => {
        if (isOver || !video.current) return stop(stream)
        current.current = stream
        stream.getVideoTracks()[0]?.addEventListener('ended', end)
        video.current.srcObject = stream
        await video.current.play()
        if (!isOver) setState('live')
      })
      .catch((error: unknown) => {
        if (isOver) return
        stop(current.current)
        setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'absent')
      })
    return () => {
      isOver = true
      current.current?.getVideoTracks()[0]?.removeEventListener('ended', end)
      stop(current.current)
      current.current = undefined
    }
  }, [attempt, video])
  const again = useCallback(() => {
    setState('starting')
    setAttempt((count) => count + 1)
  }, [])
  return { state, again }
}
