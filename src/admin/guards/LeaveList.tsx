'use client'

import { useListDrawerContext } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Leaves a list for another page; a list that a form has opened to choose from stays. */
export function LeaveList({ to }: { to: string }) {
  const { isInDrawer } = useListDrawerContext()
  const router = useRouter()
  useEffect(() => {
    if (!isInDrawer) router.replace(to)
  }, [isInDrawer, router, to])
  return null
}
