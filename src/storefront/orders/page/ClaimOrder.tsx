'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { request } from '@/src/lib/browser/request'
import { Button } from '@/src/storefront/ui/button'
import { Notice } from '@/src/storefront/ui/notice'

/** Takes the order of this browser's pass into the account that is signed in. */
export function ClaimOrder({ orderId, email }: { orderId: string; email: string }) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const claim = async () => {
    setBusy(true)
    const answer = await request('POST', '/api/orders/claim', { body: {} })
    if (answer.ok) return router.replace(`/dashboard/orders/${orderId}`)
    setBusy(false)
    setProblem(answer.message)
  }

  return (
    <Notice
      tone={problem ? 'danger' : 'accent'}
      title="This order is not in an account yet"
      action={
        <Button size="sm" busy={busy} busyLabel="Adding…" onClick={() => void claim()}>
          Add to my account
        </Button>
      }
    >
      {problem ?? `You are signed in as ${email}.`}
    </Notice>
  )
}
