import { useEffect } from 'react'

/** Has the browser ask before the page is left while something is not saved, or is being sent. */
export function useLeaveWarning(unfinished: boolean): void {
  useEffect(() => {
    if (!unfinished) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unfinished])
}
