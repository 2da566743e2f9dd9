'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'

import { readParts, request } from '@/src/lib/browser/request'
import { useSending } from '@/src/lib/browser/use-sending'
import { Button } from '@/src/storefront/ui/button'

const REMOVED = readParts<{ removed: boolean }>('removed')

/** Takes an extra that is not paid for off the order again. */
export function RemoveExtra({ order, title }: { order: string; title: string }) {
  const router = useRouter()
  const { busy, failure, run } = useSending()
  const [isReloading, reload] = useTransition()

  async function remove() {
    const path = `/api/orders/${order}/remove`
    const answer = await run(() => request('POST', path, { body: {}, answer: REMOVED }))
    if (answer.ok) reload(() => router.refresh())
  }

  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        busy={busy || isReloading}
        busyLabel="Removing…"
        onClick={() => void remove()}
      >
        Remove<span className="sr-only"> {title}</span>
      </Button>
      {failure && (
        <span role="alert" className="basis-full text-sm text-danger">
          {failure.message}
        </span>
      )}
    </>
  )
}
