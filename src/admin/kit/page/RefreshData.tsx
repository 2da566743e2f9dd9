'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useTransition } from 'react'

import { ActionButton } from '@/src/admin/kit/ui/actions'

export function RefreshData({ label = 'Refresh Data' }: { label?: string }) {
  const router = useRouter()
  const [isBusy, start] = useTransition()
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy) toast.success('The data is up to date.')
    wasBusy.current = isBusy
  }, [isBusy])
  return (
    <ActionButton
      busyLabel="Refreshing…"
      isBusy={isBusy}
      onAct={() => start(() => router.refresh())}
    >
      {label}
    </ActionButton>
  )
}
