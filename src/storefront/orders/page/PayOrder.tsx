'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { PaymentMethodView } from '@/src/domain/checkout/checkout-view'
import type { BillingInput } from '@/src/domain/payments/billing'
import { askToPay } from '@/src/storefront/checkout/payment/ask-to-pay'
import { chargedTotal } from '@/src/storefront/checkout/payment/charged-total'
import { CAME_BACK, type CameBack } from '@/src/storefront/checkout/payment/outcome/came-back'
import type { Payer } from '@/src/storefront/checkout/payment/pay-input'
import { showConsent, TermsConsent } from '@/src/storefront/checkout/payment/TermsConsent'
import { usePayment } from '@/src/storefront/checkout/payment/use-payment'
import { useBroughtForward } from '@/src/storefront/checkout/use-brought-forward'
import { Button } from '@/src/storefront/ui/button'
import { ButtonLink } from '@/src/storefront/ui/links/button-link'
import { Notice } from '@/src/storefront/ui/notice'
import { Skeleton } from '@/src/storefront/ui/skeleton'

const PaymentMethods = dynamic(
  () =>
    import('@/src/storefront/checkout/payment/PaymentMethods').then(
      (module) => module.PaymentMethods,
    ),
  { loading: () => <Skeleton className="h-96" /> },
)

const FORM = 'pay'

type PayOrderProps = {
  orderId: string
  totalMinor: number
  methods: readonly PaymentMethodView[]
  seller: string
  payer: Payer
  savedBilling: BillingInput | null
  maySaveBilling: boolean
  cameBack: CameBack | null
  again: StartAgain
}

/** Pays an order that was placed before, on one page. */
export function PayOrder({ orderId, totalMinor, cameBack, again, ...rest }: PayOrderProps) {
  const [consent, setConsent] = useState(false)
  const [asked, setAsked] = useState(false)
  const [repriced, setRepriced] = useState<object | null>(null)
  const changed = useBroughtForward(repriced)
  const [isGone, setGone] = useState(false)
  const payment = usePayment({
    ...rest,
    totalMinor,
    place: async (input) => {
      const result = await askToPay(`/api/orders/${orderId}/pay`, input)
      setGone(!result.ok && result.code === 'not_offered')
      return result
    },
    trouble: cameBack && CAME_BACK[cameBack],
  })

  const total = chargedTotal(payment.method, totalMinor)
  const submit = async () => {
    setAsked(true)
    if (!consent) return showConsent(FORM)
    const outcome = await payment.pay()
    if (outcome.kind === 'repriced') setRepriced(outcome)
  }

  if (isGone) return <NotOffered {...again} />
  return (
    <>
      {repriced && (
        <div ref={changed}>
          <Notice tone="warning" live title="The total has changed" className="mb-6">
            Nothing was charged. Reload the page to see the new total.
          </Notice>
        </div>
      )}
      <PaymentMethods payment={payment} formId={FORM} onSubmit={() => void submit()}>
        <TermsConsent isGiven={consent} onChange={setConsent} isMissing={asked && !consent} />
        <Button
          type="submit"
          size="lg"
          block
          busy={payment.busy !== null}
          busyLabel={`Paying ${total}…`}
        >
          Pay {total}
        </Button>
      </PaymentMethods>
    </>
  )
}

/** Where what is no longer offered is chosen again: a checkout, or the page of the order. */
type StartAgain = { href: string; isCheckout: boolean }

/** Part of an unpaid order has gone from the catalogue, so it can't be paid any more. */
export function NotOffered({ href, isCheckout }: StartAgain) {
  return (
    <Notice
      tone="warning"
      live
      title="Part of this order is no longer offered"
      action={
        <ButtonLink href={href} size="sm" prefetch={false}>
          {isCheckout ? 'Start the order again' : 'Back to your order'}
        </ButtonLink>
      }
    >
      {isCheckout
        ? 'Nothing was charged, and this order is kept. Start again to choose from what we offer now. Answers that are still saved in the checkout stay as they are.'
        : 'Nothing was charged. Your order’s page shows what you can add now.'}
    </Notice>
  )
}
