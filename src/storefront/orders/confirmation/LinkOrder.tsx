'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'

import { request } from '@/src/lib/browser/request'
import { TryAgain } from '@/src/storefront/ui/button'
import { Notice } from '@/src/storefront/ui/notice'

/** Links the order on this page to the account that is signed in, as soon as the page is there. */
export function LinkOrder({ orderId }: { orderId: string }) {
  const router = useRouter()
  const [problem, setProblem] = useState<string | null>(null)

  const link = useCallback(async () => {
    setProblem(null)
    const answer = await request('POST', '/api/orders/claim')
    if (answer.ok) return router.replace(`/order-confirmation?order=${orderId}`)
    setProblem(answer.message)
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
      action={<TryAgain onClick={link} />}
    >
      {problem}
    </Notice>
  )
}
