'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'

import { readParts, request } from '@/src/lib/browser/request'
import { Button } from '@/src/storefront/ui/button'

const EVERY = 2000
const TIMES = 45

const CURRENT = readParts<{ payment: string }>('payment')

async function isSettled(orderId: string): Promise<boolean> {
  const answer = await request('GET', `/api/orders/current?order=${orderId}`, { answer: CURRENT })
  return answer.ok && answer.value.payment !== 'confirming' // else the next question may get through
}

/** Asks quietly whether the money has arrived, for a minute and a half, then lets the page know. */
export function PaymentPoll({ orderId }: { orderId: string }) {
  const router = useRouter()
  const [tired, setTired] = useState(false)

  useEffect(() => {
    if (tired) return
    let left = TIMES
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      if (await isSettled(orderId)) return router.refresh()
      left -= 1
      if (left > 0) timer = setTimeout(ask, EVERY)
      else setTired(true)
    }
    timer = setTimeout(ask, EVERY)
    return () => clearTimeout(timer)
  }, [router, tired, orderId])

  if (!tired) {
    return (
      <p role="status" className="busy-bar mt-6 max-w-80 pb-3 text-sm text-muted">
        This page updates automatically.
      </p>
    )
  }
  return (
    <div role="status" className="mt-6 flex flex-col items-start gap-3">
      <p>
        This is taking longer than usual. You can close this page. Your order is saved, you will not
        be charged twice, and we will email your receipt.
      </p>
      <Button variant="secondary" onClick={() => setTired(false)}>
        Check again
      </Button>
    </div>
  )
}
