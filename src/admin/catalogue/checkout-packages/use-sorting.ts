'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'

import { sendJson } from '@/src/admin/kit/ui/send-json'

import { moved } from './moved'

/**
 * An order that is saved as soon as it changes, one change after the other. Where the server refuses,
 * the list goes back to what is saved.
 */
export function useSorting(ids: readonly string[]) {
  const router = useRouter()
  const [shown, show] = useState(ids)
  const saved = useRef(ids)
  const queue = useRef(Promise.resolve())
  const waiting = useRef(0)

  const present = ids.join()
  useEffect(() => {
    if (waiting.current > 0) return // what is being saved is newer than what was read
    saved.current = present === '' ? [] : present.split(',')
    show(saved.current)
  }, [present])

  async function save(next: readonly string[]) {
    const body = { ids: next, was: saved.current }
    const answer = await sendJson('POST', '/api/checkoutPackages/order', body)
    waiting.current -= 1
    if (answer.ok) {
      saved.current = next
      toast.success(answer.message)
    } else {
      show(saved.current)
      toast.error(`Order not saved. ${answer.message}`)
    }
    if (waiting.current === 0) router.refresh()
  }

  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= shown.length) return
    const next = moved(shown, from, to)
    show(next)
    waiting.current += 1
    queue.current = queue.current.then(() => save(next))
  }
  return { shown, move }
}
