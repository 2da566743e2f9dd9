'use client'

import { useNav } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Where Payload lays the menu beside the page, but starts with it closed. */
const BESIDE = '(min-width: 1025px) and (max-width: 1440px)'

/** Shows the menu from the start on every screen that has the room for it. */
export function useOpenOnDesktop() {
  const { hydrated, setNavOpen } = useNav()
  useEffect(() => {
    if (hydrated && window.matchMedia(BESIDE).matches) setNavOpen(true)
  }, [hydrated, setNavOpen])
}
