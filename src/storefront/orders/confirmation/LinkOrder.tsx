'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'

import { Button } from '@/src/storefront/ui/button'
import { Notice } from '@/src/storefront/ui/notice'

/** Links the order on this page to the account that is signed in, as soon as the page is there. */
export function LinkOrder({ orderId }: { orderId: string }) {
  const router = useRouter()
  const [problem, setProblem] = useState<string | null>(null)

  const link = useCallback(async () => {
    setProblem(null)
    try {
      const response = await fetch('/api/orders/claim', { method: 'POST' })
      if (response.ok) return router.replace(`/order-confirmation?order=${orderId}`)
      const answer: { error?: { message?: string } } = await response.json()
      setProblem(answer.error?.message ?? 'We could not link this order to your account.')
    } catch {
      setProblem('We could not reach the server. Check your connection.')
    }
  }, [router, orderId])

  useEffect(() => {
    void link()
  }, [link])

  if (!problem) return null
  return (
    <Notice
      tone="danger"
      title="Your order is not in your account yet"
      className="mt-6"
      action={
        <Button size="sm" variant="secondary" onClick={link}>
          Try again
        </Button>
      }
    >
      {problem}
    </Notice>
  )
}
