'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { plural } from '@/src/domain/vocabulary/plural'
import { request } from '@/src/lib/browser/request'
import { Button } from '@/src/storefront/ui/button'
import { Notice } from '@/src/storefront/ui/notice'

/** Offers to move in what was ordered with the account's address but without signing in. */
export function GuestOrders({ count, email }: { count: number; email: string }) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isOne = count === 1

  const add = async () => {
    setBusy(true)
    const answer = await request('POST', '/api/account/guest-orders', { body: {} })
    setBusy(false)
    if (answer.ok) router.refresh()
    else setProblem(answer.message)
  }

  return (
    <Notice
      className="mb-8"
      tone={problem ? 'danger' : 'accent'}
      title={`${plural(count, 'order')} ${isOne ? 'isn’t' : 'aren’t'} in your account yet`}
      action={
        <Button size="sm" busy={isBusy} busyLabel="Adding…" onClick={() => void add()}>
          Add to my account
        </Button>
      }
    >
      {problem ?? `${isOne ? 'It was' : 'They were'} placed with ${email} without signing in.`}
    </Notice>
  )
}
