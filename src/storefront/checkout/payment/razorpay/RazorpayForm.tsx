import { useEffect, useImperativeHandle, useRef, useState } from 'react'

import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import { Card } from '@/src/storefront/ui/layout'
import { Skeleton } from '@/src/storefront/ui/skeleton'

import { loadScript } from '../load-script'
import { NotLoaded } from '../NotLoaded'
import { WORDS } from '../outcome/payment-words'
import type { HoldResult } from '../payment-method-form'
import type { Payment } from '../use-payment'
import { Rupees } from './Rupees'

type RazorpayFormProps = { payment: Payment; method: PaymentMethodView }

type Status = 'loading' | 'ready' | 'failed'

/** Says what is charged in rupees, and has Razorpay's window ready for later. */
export function RazorpayForm({ payment, method }: RazorpayFormProps) {
  const { status, retry } = useScript(method.scriptUrl ?? '')
  const { totalMinor } = payment.options
  const latest = useRef(status)
  latest.current = status

  useImperativeHandle(payment.desk, () => ({
    hold: async (total): Promise<HoldResult> => {
      if (latest.current === 'loading') return { ok: false, message: WORDS.gatewayLoading }
      if (latest.current === 'failed') return { ok: false, message: null }
      const { gateway, label } = method
      return { ok: true, held: { gateway, label, totalMinor: total } }
    },
  }))

  if (status === 'failed') {
    return (
      <NotLoaded payment={payment} onRetry={retry}>
        Razorpay has not loaded. Nothing was charged. Please try again, or choose another way to
        pay.
      </NotLoaded>
    )
  }
  return (
    <Card className="flex flex-col gap-4 text-sm">
      <Rupees method={method} totalMinor={totalMinor} />
      <p className="text-muted">
        Razorpay’s window opens when you complete the order. Pay there by UPI, card, netbanking or
        wallet.
      </p>
      {status === 'loading' && (
        <div role="status">
          <Skeleton className="h-1 w-full" />
          <span className="sr-only">Payment gateway is loading.</span>
        </div>
      )}
    </Card>
  )
}

/** A script of the provider's, fetched as soon as its method is chosen. */
function useScript(url: string): { status: Status; retry: () => void } {
  const [status, setStatus] = useState<Status>('loading')
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what reloads it
  useEffect(() => {
    let isWanted = true
    const say = (said: Status) => isWanted && setStatus(said)
    setStatus('loading')
    loadScript(url).then(
      () => say('ready'),
      () => say('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [url, attempt])

  return { status, retry: () => setAttempt(attempt + 1) }
}
