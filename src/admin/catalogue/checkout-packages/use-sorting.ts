'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useOptimistic, useRef, useTransition } from 'react'

import { sendJson } from '@/src/admin/kit/ui/send-json'

import { moved } from './moved'

/** An order that is saved as soon as it changes; it goes back where the server refuses. */
export function useSorting(ids: readonly string[]) {
  const router = useRouter()
  const [isBusy, start] = useTransition()
  const [shown, show] = useOptimistic(ids)
  const isSaving = useRef(false)

  const move = (from: number, to: number) => {
    if (isSaving.current || from === to || to < 0 || to >= ids.length) return
    isSaving.current = true
    const next = moved(ids, from, to)
    start(async () => {
      show(next)
      const answer = await sendJson('POST', '/api/checkoutPackages/order', { ids: next, was: ids })
      if (answer.ok) toast.success(answer.message)
      else toast.error(`Order not saved. ${answer.message}`)
      isSaving.current = false
      start(() => router.refresh())
    })
  }
  return { shown, isBusy, move }
}
