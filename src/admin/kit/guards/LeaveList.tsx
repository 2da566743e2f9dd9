'use client'

import { useListDrawerContext } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Leaves a list for another page; a list that a form has opened to choose from stays. */
export function LeaveList({ to }: { to: string }) {
  const { isInDrawer } = useListDrawerContext()
  useEffect(() => {
    if (!isInDrawer) window.location.replace(to) // the router is busy with the list's own address
  }, [isInDrawer, to])
  return null
}
