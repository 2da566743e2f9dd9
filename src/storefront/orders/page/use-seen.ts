import { type RefObject, useEffect } from 'react'

/** Does something once, when an element has come into view. */
export function useSeen(element: RefObject<Element | null>, isWanted: boolean, onSeen: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an element
  useEffect(() => {
    const target = element.current
    if (!target || !isWanted) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      onSeen()
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [isWanted])
}
