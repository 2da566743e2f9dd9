'use client'

import { useEffect } from 'react'

const CHECKS = '.collection-list .select-row input[type="checkbox"]'

/** Tells assistive technology which row a checkbox of Payload's lists is for: they leave that empty. */
function labelChecks(): void {
  for (const check of document.querySelectorAll(CHECKS)) {
    const row = check.closest('tr')
    const cell = row?.querySelector('td:not(.cell-_select, .cell-_dragHandle)')
    const label = `Select ${cell?.textContent?.trim() || 'row'}`
    if (check.getAttribute('aria-label') !== label) check.setAttribute('aria-label', label)
  }
}

/** Keeps those labels while lists come and go. */
export function RowCheckLabels() {
  useEffect(() => {
    let frame = 0
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(labelChecks)
    }
    later()
    const watching = new MutationObserver(later)
    watching.observe(document.body, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      watching.disconnect()
    }
  }, [])
  return null
}
