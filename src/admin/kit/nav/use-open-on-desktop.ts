'use client'

import { useNav, useWindowInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Where Payload lays the menu beside the page, but starts with it closed. */
const BESIDE = '(min-width: 1025px) and (max-width: 1440px)'

/** Shows the menu from the start on every screen that has the room for it. */
export function useOpenOnDesktop() {
  const { setNavOpen } = useNav()
  const { breakpoints } = useWindowInfo()
  const isMeasured = breakpoints?.l
  useEffect(() => {
    if (!isMeasured || !window.matchMedia(BESIDE).matches) return
    const later = setTimeout(() => setNavOpen(true)) // after Payload's own effect, which closes it
    return () => clearTimeout(later)
  }, [isMeasured, setNavOpen])
}
