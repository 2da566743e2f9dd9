'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

const HASH_DELAY_MS = 100

function scrollToHash(): void {
  const id = decodeURIComponent(window.location.hash.slice(1))
  if (id) document.getElementById(id)?.scrollIntoView() // smooth by the style sheet, where motion is welcome
}

/**
 * A page begins at its top, a reloaded one too, and one with a hash then goes to that place once
 * it has settled. Going back keeps the browser's own memory of where one was.
 */
export function ScrollToPlace() {
  const pathname = usePathname()

  useEffect(() => {
    const [load] = performance.getEntriesByType('navigation')
    if (!(load instanceof PerformanceNavigationTiming) || load.type !== 'reload') return
    window.history.scrollRestoration = 'manual'
    if (!window.location.hash) window.scrollTo({ top: 0, behavior: 'instant' })
    return () => {
      window.history.scrollRestoration = 'auto'
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once more on every page
  useEffect(() => {
    let timer = setTimeout(scrollToHash, HASH_DELAY_MS)
    const again = () => {
      clearTimeout(timer)
      timer = setTimeout(scrollToHash, HASH_DELAY_MS)
    }
    window.addEventListener('hashchange', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('hashchange', again)
    }
  }, [pathname])

  return null
}
