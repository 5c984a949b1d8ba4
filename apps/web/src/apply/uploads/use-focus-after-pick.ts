import { useEffect, useRef } from 'react'

/**
 * A place for one file closes once it has that: the focus, which stood on its button, moves to the file.
 *
 * @param file the id of the file's row; absent while another can be picked
 * @returns what says that the person has just picked one
 */
export function useFocusAfterPick(file: string | undefined): () => void {
  const isPicked = useRef(false)
  useEffect(() => {
    if (!isPicked.current || file === undefined) return
    isPicked.current = false
    const at = document.activeElement
    if (at === null || at === document.body || at.closest('.drop[hidden]')) document.getElementById(file)?.focus()
  }, [file])
  return () => {
    isPicked.current = true
  }
}
